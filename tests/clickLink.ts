import userEvent from '@testing-library/user-event'

/**
 * Clicks a link while holding keys, in user-event's notation (`{Control>}`).
 *
 * @returns whether the click is left to the browser, which would then follow the link; jsdom never follows links
 */
export async function clickLink(link: Element, keys = ''): Promise<boolean> {
  let isLeftToBrowser = false
  const onClick = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  const user = userEvent.setup()
  if (keys) await user.keyboard(keys)
  await user.click(link)
  return isLeftToBrowser
}
