import { createPath, type Location } from './navigation.ts'

interface State {
  scroll?: number
}

/** The browser's present address. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

/** Writes the new address into the history, remembering how far the old page was read. */
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

/** How far the page of this history entry was read. */
export const savedScroll = (): number => (window.history.state as State | null)?.scroll ?? 0
