/** How many days a person can cancel the deletion of their account. */
export const GRACE_DAYS = 14
/** How many days an export is kept. */
export const EXPORT_DAYS = 7
export const DAY_MS = 24 * 3600 * 1000

export const EXPORT_IN_PROGRESS = 'Your export is already being prepared.'
export const LAST_ADMIN_CANNOT_DELETE = 'You’re the last admin. Make another member an admin before you delete your account.'

export const NO_SUCH_PERSON = 'We couldn’t find that person.'
export const MERGE_SAME = 'These are the same account.'
export const MERGE_OWN = 'You can’t merge your own account away. Ask another admin.'
export const MERGE_ADMIN = 'This account has the admin role. Remove the role first.'
export const MERGE_DELETED = 'The other account is suspended or will be deleted. Choose an account that stays.'
export const ALREADY_MERGED = 'This account is already going to be deleted. Another admin may have merged it.'
export const MERGE_BANNED = 'This account is banned. It can’t be merged while the ban stands.'
export const ERASE_OWN = 'Delete your own account in your settings.'

/** Why an account can't be merged into another one, or null. */
export function problemOfMerge({ from, into, viewerId }: { from: MergeSide; into: MergeSide; viewerId: string }): string | null {
  if (from.id === into.id) return MERGE_SAME
  if (from.id === viewerId) return MERGE_OWN
  if (from.isAdmin) return MERGE_ADMIN
  if (from.isLeaving) return ALREADY_MERGED
  if (from.isBanned) return MERGE_BANNED
  if (into.isLeaving || into.isSuspended) return MERGE_DELETED
  return null
}

/** One of two accounts that are merged. */
export interface MergeSide {
  id: string
  isAdmin: boolean
  isSuspended: boolean
  isBanned: boolean
  /** Whether its deletion was requested. */
  isLeaving: boolean
}
