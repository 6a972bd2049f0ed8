/** Asks whether a page with unsaved changes may be left, and calls `proceed` if so. */
export type LeaveGuard = (proceed: () => void) => void

let current: LeaveGuard | null = null

/** Guards the present page until the returned function is called. */
export function guardPage(guard: LeaveGuard): () => void {
  current = guard
  return () => {
    if (current === guard) current = null
  }
}

/** Leaves the page at once, or after its guard has asked. */
export function leavePage(proceed: () => void): void {
  if (current === null) proceed()
  else current(proceed)
}

export const isGuarded = (): boolean => current !== null
