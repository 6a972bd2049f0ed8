/** The public module of notifications: features notify from their listeners, and withdraw what no longer applies. */
export { deleteThreadNotifications, refreshPreview } from './update-notifications.ts'
export { notify, withdrawNotification } from './notify.ts'
