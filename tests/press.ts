import userEvent from '@testing-library/user-event'

/**
 * Clicks a link while keys are held, as user-event writes them (`{Control>}`); true when the browser is left to follow
 * it. jsdom itself must not.
 */
export async function press(link: Element, keys = ''): Promise<boolean> {
  let followed = false
  const watch = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', watch)
  const user = userEvent.setup()
  if (keys) await user.keyboard(keys)
  await user.click(link)
  window.removeEventListener('click', watch)
  return followed
}
