import type { Role, Viewer } from './viewer.ts'

/**
 * What a role may do, by name, such as `site.edit`. Features add theirs by declaration merging, and describe them in
 * their `rules/rights.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Rights {}

export type Right = keyof Rights & string

/** One right as admins see it, and the roles that have it at first. */
export interface RightDefinition {
  name: Right
  /** What somebody with the right may do, such as `Edit the site’s texts`. */
  label: string
  roles: readonly Role[]
  /** Admins keep it: without it nobody could give anything back. */
  fixed?: true
}

/**
 * Who may use an operation or see a field: everybody, whoever is logged in, or those whose active role has the right.
 * What depends on the thing itself (its author, its state) is decided by the feature's `who-may.ts`.
 */
export type May = 'anyone' | 'members' | Right

/** Decides one permission line for a viewer. */
export function mayUse(may: May, viewer: Viewer | null): boolean {
  if (may === 'anyone') return true
  if (viewer === null) return false
  return may === 'members' || viewer.rights.includes(may)
}
