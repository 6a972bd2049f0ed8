import { createContext, use } from 'react'

/** A URL inside the site, in its parts. */
export interface Location {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

export type Navigate = (to: string, options?: { replace?: boolean }) => void

interface Navigation {
  location: Location
  /** Counts navigations; a page that only replaces its URL is not visited again. */
  visit: number
  navigate: Navigate
  replaceUrl: (to: string) => void
  /** Loads the code and data of a page, because a press on its link seems near. */
  prefetch: (to: string) => void
}

export const NavigationContext = createContext<Navigation>({
  location: { pathname: '/', search: '', hash: '' },
  visit: 0,
  navigate: () => {},
  replaceUrl: () => {},
  prefetch: () => {},
})

/** The URL of the page that is shown. */
export const useLocation = (): Location => use(NavigationContext).location

/** The number of visits so far. */
export const useVisit = (): number => use(NavigationContext).visit

/** The path of the page that is shown. */
export const usePathname = (): string => use(NavigationContext).location.pathname

/** Goes to another page: links do it by themselves, this is for what happens after a press. */
export const useNavigate = (): Navigate => use(NavigationContext).navigate

/** Replaces the URL of the page that is shown, without a navigation. */
export const useReplaceUrl = (): ((to: string) => void) => use(NavigationContext).replaceUrl

/** Loads a page before its link is pressed. */
export const usePrefetch = (): ((to: string) => void) => use(NavigationContext).prefetch

/** The parts of a URL; one that begins with `?` or `#` stays on the path of `here`. */
export function resolvePath(to: string, here: string): Location {
  const url = new URL(to, `http://inside${here}`)
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** The URL of its parts. */
export const createPath = ({ pathname, search, hash }: Location): string => pathname + search + hash
