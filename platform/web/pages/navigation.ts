import { createContext, use } from 'react'

/** The parts of an internal URL. */
export interface Location {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

/** `isCompletion`: the page itself completes its address, so the focus stays where it is. */
export type Navigate = (to: string, options?: { replace?: boolean; isCompletion?: boolean }) => void

interface Navigation {
  location: Location
  /** Counts navigations; replacing the URL does not count. */
  visit: number
  navigate: Navigate
  replaceUrl: (to: string) => void
  pushUrl: (to: string) => void
  /** Prefetches the code and data of a page. */
  prefetch: (to: string) => void
}

export const NavigationContext = createContext<Navigation>({
  location: { pathname: '/', search: '', hash: '' },
  visit: 0,
  navigate: () => {},
  replaceUrl: () => {},
  pushUrl: () => {},
  prefetch: () => {},
})

/** The location of the current page. */
export const useLocation = (): Location => use(NavigationContext).location

/** The number of visits so far. */
export const useVisit = (): number => use(NavigationContext).visit

/** The path of the current page. */
export const usePathname = (): string => use(NavigationContext).location.pathname

/** Returns the function that navigates, for use in event handlers; links need nothing. */
export const useNavigate = (): Navigate => use(NavigationContext).navigate

/** Returns the function that replaces the URL of the current page without a navigation. */
export const useReplaceUrl = (): ((to: string) => void) => use(NavigationContext).replaceUrl

/** Returns the function that adds an URL of the current page to the history without a navigation, so that Back leads to the present one. */
export const usePushUrl = (): ((to: string) => void) => use(NavigationContext).pushUrl

/** Returns the function that prefetches a page. */
export const usePrefetch = (): ((to: string) => void) => use(NavigationContext).prefetch

/** The parts of a URL; one that begins with `?` or `#` stays on the path of `here`. */
export function resolvePath(to: string, here: string): Location {
  const url = new URL(to, `http://inside${here}`)
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** The URL from its parts. */
export const createPath = ({ pathname, search, hash }: Location): string => pathname + search + hash
