/** The door of notifications: the card of the home page. */
export { NotificationsCard } from './NotificationsCard.tsx'
