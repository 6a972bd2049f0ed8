import type { Role, Viewer } from './viewer.ts'

/**
 * What a role may do, by name, such as `site.edit`. Features add their rights by declaration merging and describe them in their
 * `rules/rights.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Rights {}

export type Right = keyof Rights & string

/** One right as admins see it, and the roles that have it by default. */
export interface RightDefinition {
  name: Right
  /** What somebody with the right may do, such as `Edit the site’s texts`. */
  label: string
  roles: readonly Role[]
  /** Admins always have it: without it nobody could restore other rights. */
  fixed?: true
}

/**
 * Who may use an operation or see a field: anyone, logged-in members, or people whose active role has the right. What depends on the
 * record itself (its author, its state) is decided by the feature's `rules/permissions.ts` or `.access.ts` file.
 */
export type May = 'anyone' | 'members' | Right

/** Decides whether a viewer passes one permission line. */
export function mayUse(may: May, viewer: Viewer | null): boolean {
  if (may === 'anyone') return true
  if (viewer === null) return false
  return may === 'members' || viewer.rights.includes(may)
}
