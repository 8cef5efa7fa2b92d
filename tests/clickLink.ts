import userEvent from '@testing-library/user-event'

/**
 * Clicks a link while keys are held, in user-event's notation (`{Control>}`).
 *
 * @returns whether the browser is left to follow the link; jsdom never does
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
