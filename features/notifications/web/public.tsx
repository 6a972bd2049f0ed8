/** The public module of notifications: the card of the home page, and its query. */
export { InboxPart, InboxQuery } from './inbox-query.ts'
export { NotificationsCard } from './NotificationsCard.tsx'
