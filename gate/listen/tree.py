"""Prints, as JSON, the trees that browsers on this desktop give to assistive technology of the documents they show.

    tree.py PART_OF_THE_BROWSERS_NAME

A node is {role, name, text, states, attributes, children}; its names are AT-SPI's. `text` is the node's own, with U+FFFC in the
place of each child.
"""
import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = ["CHECKED", "COLLAPSED", "EXPANDABLE", "EXPANDED", "FOCUSABLE", "FOCUSED", "HAS_POPUP", "INVALID_ENTRY", "MODAL",
          "PRESSED", "REQUIRED", "SELECTED", "SHOWING"]
DOCUMENTS = ("document web", "document frame")


def text_of(node):
    try:
        return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))
    except Exception:  # It has no text.
        return ""


def node_of(node):
    states = node.get_state_set()
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "text": text_of(node),
        "states": [name.lower() for name in STATES if states.contains(getattr(Atspi.StateType, name))],
        "attributes": dict(node.get_attributes() or {}),
        "children": [node_of(child) for child in children_of(node)],
    }


def children_of(node):
    found = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    return [child for child in found if child is not None]


def documents_in(node, depth=0):
    if node.get_role_name() in DOCUMENTS:
        if node.get_state_set().contains(Atspi.StateType.SHOWING):
            yield node
    elif depth < 25:
        for child in children_of(node):
            yield from documents_in(child, depth + 1)


Atspi.init()
programs = [program for program in children_of(Atspi.get_desktop(0)) if sys.argv[1] in (program.get_name() or "").lower()]
json.dump([node_of(document) for program in programs for document in documents_in(program)], sys.stdout)
