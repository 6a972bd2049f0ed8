/** How many days notifications are stored, and those that their recipient deleted. */
export const NOTIFICATION_DAYS = 365
export const DELETED_NOTIFICATION_DAYS = 30
