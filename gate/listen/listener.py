"""A speech server for Orca without a voice: what Orca would say is kept as text.

Orca loads it by name (`speechServerFactory` in its settings). Whoever connects to the Unix socket $LISTEN_SOCKET gets one line
of JSON: what has been said since the last connection, and what is needed to know whether Orca is done:

    spoken   list of strings; SAY_ALL_END where Say All has come to the end of the page
    keys     number of key releases that Orca has handled
    queue    number of accessibility events that wait
    reading  whether Say All is under way
    quiet    seconds since Orca last spoke, was sent an event, or was sent a key

Speech takes no time, so nothing is ever cut off by what follows it.
"""
import json
import os
import time

from gi.repository import Gio, GLib
from orca import event_manager, speechserver

SAY_ALL_END = "(end of Say All)"
state = {"spoken": [], "keys": 0, "last": time.monotonic()}


def touch():
    state["last"] = time.monotonic()


def say(text):
    touch()
    state["spoken"].append(text)


def watch(name, after):
    """Has `after` called with each call of the event manager's method."""
    method = getattr(event_manager.EventManager, name)

    def watched(manager, event, *args):
        result = method(manager, event, *args)
        touch()
        after(event)
        return result

    setattr(event_manager.EventManager, name, watched)


def count_release(event):
    if event.type == 1:  # Atspi.EventType.KEY_RELEASED_EVENT
        state["keys"] += 1


watch("_addToQueue", lambda event: None)
watch("_processKeyboardEvent", count_release)


class SpeechServer(speechserver.SpeechServer):
    """The methods that Orca calls while it reads; their names are Orca's."""

    _only = None

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    def __init__(self):
        super().__init__()
        self._reading = None  # Context and callback of the part of Say All that is being read.
        self._turn = 0  # Goes up with each Say All and each stop, so that an older Say All ends.
        self._service = Gio.SocketService()
        address = Gio.UnixSocketAddress.new(os.environ["LISTEN_SOCKET"])
        self._service.add_address(address, Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, None)
        self._service.connect("incoming", self._answer)
        self._service.start()

    def _answer(self, service, connection, source):
        answer = {
            "spoken": state["spoken"],
            "keys": state["keys"],
            "queue": event_manager.getManager()._eventQueue.qsize(),
            "reading": self._reading is not None,
            "quiet": time.monotonic() - state["last"],
        }
        connection.get_output_stream().write_all((json.dumps(answer) + "\n").encode(), None)
        connection.close(None)
        state["spoken"] = []
        return True

    def speak(self, text=None, acss=None, interrupt=True):
        if text and isinstance(text, str):
            say(text)

    def speakCharacter(self, character, acss=None):
        say(character)

    def speakKeyEvent(self, event, acss=None):
        say(event.getKeyName())

    def stop(self):
        self._turn += 1
        if self._reading:
            (context, progress), self._reading = self._reading, None
            GLib.idle_add(progress, context.copy(), speechserver.SayAllContext.INTERRUPTED)

    def sayAll(self, utterances, progress):
        self._turn += 1
        GLib.idle_add(self._read_next, utterances, progress, self._turn)

    def _read_next(self, utterances, progress, turn):
        if turn != self._turn:
            return False
        context, _ = next(utterances, (None, None))
        if context is None:
            self._reading = None
            say(SAY_ALL_END)
            return False
        self._reading = (context, progress)
        context.currentOffset = context.startOffset
        say(context.utterance)
        progress(context.copy(), speechserver.SayAllContext.PROGRESS)
        GLib.idle_add(self._finish, utterances, progress, turn, context)
        return False

    def _finish(self, utterances, progress, turn, context):
        if turn == self._turn:
            context.currentOffset = context.endOffset
            progress(context.copy(), speechserver.SayAllContext.COMPLETED)
            GLib.idle_add(self._read_next, utterances, progress, turn)
        return False
