// Specification, section 2: Notifications. Exact texts.
export const NONE_UNREAD = 'You have no unread notifications.'
export const unreadLine = (count: number) => (count === 0 ? NONE_UNREAD : `Unread notifications: ${count}`)
export const MARK_ALL_READ = 'Mark All Read'
export const NO_NOTIFICATIONS = 'No notifications yet.'

export const INVALID_UNSUBSCRIBE_LINK = 'This unsubscribe link isn’t valid. You can choose your emails in Settings.'
