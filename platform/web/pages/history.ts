import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router'

interface State {
  key: string
  state: unknown
  scroll?: number
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** The browser's present address as the router sees it. */
export function presentLocation(): Location {
  const held = window.history.state as State | null
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: held?.state ?? null, key: held?.key ?? 'default', unstable_mask: undefined } as Location
}

export type Go = (location: Location, how: 'push' | 'replace' | 'pop') => void

/**
 * The router's way to change the address. The address changes when the new page is ready, not before; so it only says
 * where to go, and `commit` writes it down.
 */
export function browserNavigator(go: Go): Navigator {
  const towards = (to: To, state: unknown): Location => {
    const path = typeof to === 'string' ? parsePath(to) : to
    return {
      pathname: path.pathname ?? window.location.pathname,
      search: path.search ?? '',
      hash: path.hash ?? '',
      state,
      key: newKey(),
    } as Location
  }
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => go(towards(to, state), 'push'),
    replace: (to, state) => go(towards(to, state), 'replace'),
    go: (steps) => window.history.go(steps),
  }
}

/** Writes the new address into the history, remembering how far the old page was read. */
export function commit(location: Location, how: 'push' | 'replace'): void {
  const state: State = { key: location.key, state: location.state }
  if (how === 'push') {
    rememberScroll()
    window.history.pushState(state, '', createPath(location))
  } else {
    window.history.replaceState(state, '', createPath(location))
  }
}

export function rememberScroll(): void {
  const held = (window.history.state as State | null) ?? { key: 'default', state: null }
  window.history.replaceState({ ...held, scroll: window.scrollY }, '')
}

/** How far the page of this history entry was read. */
export const rememberedScroll = (): number => (window.history.state as State | null)?.scroll ?? 0
