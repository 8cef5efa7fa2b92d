import { findBrowser, selectedEngine } from '../tools/browser'

/** Unpacks or downloads the browser before the first test if it is missing. */
export default function installBrowser(): void {
  findBrowser(selectedEngine())
}
