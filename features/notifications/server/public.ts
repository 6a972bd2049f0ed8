/** The public module of notifications: features notify from their listeners, and withdraw what no longer applies. */
export { eraseFacts } from './notifications.queries.ts'
export { deleteThreadNotifications, refreshPreview } from './update-notifications.ts'
export { notify, withdrawNotification } from './notify.ts'
