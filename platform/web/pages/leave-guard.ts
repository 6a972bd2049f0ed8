/** Asks whether a page with unsaved changes may be left, and calls `proceed` if so. */
export type LeaveGuard = (proceed: () => void) => void

interface Address {
  pathname: string
  search: string
}

let current: { guard: LeaveGuard; coversSearch: boolean } | null = null

/** Guards the present page until the returned function is called; with `coversSearch` also when only the search of the address changes. */
export function guardPage(guard: LeaveGuard, coversSearch = false): () => void {
  const own = { guard, coversSearch }
  current = own
  return () => {
    if (current === own) current = null
  }
}

/** Goes there at once, or after the guard has asked. */
export function leavePage(from: Address, to: Address, proceed: () => void): void {
  if (current !== null && isGuarded(from, to)) current.guard(proceed)
  else proceed()
}

export const isGuarded = (from: Address, to: Address): boolean =>
  current !== null && (from.pathname !== to.pathname || (current.coversSearch && from.search !== to.search))
