import userEvent from '@testing-library/user-event'

/**
 * Clicks a link while holding keys, in user-event's notation (`{Control>}`).
 *
 * @returns whether the handlers leave the click to the browser, which would follow the link; jsdom follows no links
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
