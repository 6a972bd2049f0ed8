import { createContext, use } from 'react'

/** An address inside the site, in its parts. */
export interface Address {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

export type Navigate = (to: string, options?: { replace?: boolean }) => void

interface Navigation {
  address: Address
  /** Counts how often somebody came to a page; a page that gives itself another address is not come to. */
  arrival: number
  navigate: Navigate
  rename: (to: string) => void
  /** Loads a page ahead, because a press on its link seems near. */
  prepare: (to: string) => void
}

export const NavigationContext = createContext<Navigation>({
  address: { pathname: '/', search: '', hash: '' },
  arrival: 0,
  navigate: () => {},
  rename: () => {},
  prepare: () => {},
})

/** The address of the page that is shown. */
export const useAddress = (): Address => use(NavigationContext).address

/** How often somebody came to a page so far. */
export const useArrival = (): number => use(NavigationContext).arrival

/** The path of the page that is shown. */
export const usePathname = (): string => use(NavigationContext).address.pathname

/** Goes to another page: links do it by themselves, this is for what happens after a press. */
export const useNavigate = (): Navigate => use(NavigationContext).navigate

/** Gives the page that is shown an address of its own, in the place of the present one: nothing is loaded, nobody is led anywhere. */
export const useRename = (): ((to: string) => void) => use(NavigationContext).rename

/** Loads a page ahead of the press on its link. */
export const usePrepare = (): ((to: string) => void) => use(NavigationContext).prepare

/** Splits an address; one that begins with `?` or `#` stays on the path of `here`. */
export function addressOf(to: string, here: string): Address {
  const url = new URL(to, `http://inside${here}`)
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

export const textOf = ({ pathname, search, hash }: Address): string => pathname + search + hash
