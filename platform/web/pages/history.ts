import { textOf, type Address } from './navigation.ts'

interface State {
  scroll?: number
}

/** The browser's present address. */
export function presentAddress(): Address {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

/** Writes the new address into the history, remembering how far the old page was read. */
export function commit(address: Address, how: 'push' | 'replace'): void {
  if (how === 'push') {
    rememberScroll()
    window.history.pushState({}, '', textOf(address))
  } else {
    window.history.replaceState({}, '', textOf(address))
  }
}

export function rememberScroll(): void {
  const held = (window.history.state as State | null) ?? {}
  window.history.replaceState({ ...held, scroll: window.scrollY }, '')
}

/** How far the page of this history entry was read. */
export const rememberedScroll = (): number => (window.history.state as State | null)?.scroll ?? 0
