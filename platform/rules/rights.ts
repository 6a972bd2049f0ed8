import type { Role, Viewer } from './viewer.ts'

/**
 * Who may use an operation or see a field: everybody, whoever is logged in, or one of the named roles while acting in
 * it. What depends on the thing itself (its author, its state) is decided by the feature's `who-may.ts`.
 */
export type May = 'anyone' | 'members' | readonly Role[]

/** Decides one permission line for a viewer. */
export function mayUse(may: May, viewer: Viewer | null): boolean {
  if (may === 'anyone') return true
  if (viewer === null) return false
  if (may === 'members') return true
  return may.includes(viewer.activeRole) && viewer.grantedRoles.includes(viewer.activeRole)
}
