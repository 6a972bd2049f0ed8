/**
 * Who may use what, written by hand and apart from the code: a new field, route or subscription, and a changed permission, is written down in
 * `expected-permissions.ts` of its feature, too. First the callers, then the names:
 *
 * - `all`: everybody, logged in or not
 * - `in`: members, in any role
 * - a set of `L`, `M`, `A`: members in the role of learner, mentor, admin, with the rights that these roles have at first
 */
export type Expectation = 'all' | 'in' | 'LMA' | 'LA' | 'MA' | 'M' | 'A'

export interface ExpectedPermissions {
  /** By type: the fields of each expectation, separated by spaces. */
  fields?: Readonly<Record<string, readonly (readonly [Expectation, string])[]>>
  /** By method and path. */
  routes?: Readonly<Record<string, Expectation>>
}
