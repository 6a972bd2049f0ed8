import { createPath, type Location } from './navigation.ts'

interface State {
  scroll?: number
}

/** The current URL of the browser. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

/** Writes the new URL into the history, and saves the scroll position of the old page. */
export function updateHistory(address: Location, how: 'push' | 'replace'): void {
  if (how === 'push') {
    saveScroll()
    window.history.pushState({}, '', createPath(address))
  } else {
    window.history.replaceState({}, '', createPath(address))
  }
}

export function saveScroll(): void {
  const held = (window.history.state as State | null) ?? {}
  window.history.replaceState({ ...held, scroll: window.scrollY }, '')
}

/** The saved scroll position of this history entry. */
export const savedScroll = (): number => (window.history.state as State | null)?.scroll ?? 0
