/** How many days a person can cancel the deletion of their account. */
export const GRACE_DAYS = 14
/** How many days an export is kept. */
export const EXPORT_DAYS = 7
export const DAY_MS = 24 * 3600 * 1000

export const EXPORT_IN_PROGRESS = 'Your export is already being prepared.'
export const LAST_ADMIN_CANNOT_DELETE = 'You’re the last admin. Make another member an admin before you delete your account.'
