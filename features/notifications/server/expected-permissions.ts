import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'notificationSettings notifications']],
    Mutation: [
      ['all', 'unsubscribe'],
      ['in', 'chooseDigest chooseNotifications chooseQuietHours deleteNotification markAllNotifications markNotification muteThread'],
      ['in', 'restoreNotification unmuteThread'],
    ],
    Subscription: [['in', 'notificationsChanged']],
    InboxChanges: [['in', 'changed isComplete removedIds sequence unreadCount']],
    InboxNote: [['in', 'date id kind message path read sequence thread title']],
    InboxResults: [['in', 'items next sequence unreadCount']],
    InboxState: [['in', 'sequence unreadCount']],
    MutedThread: [['in', 'label thread']],
    NotificationPreference: [['in', 'app area digest email kind label']],
    NotificationSettings: [['in', 'digestFrequency emailVerified mutedThreads preferences quietFrom quietTo timeZone']],
  },
  routes: {
    'GET /api/unsubscribe': 'all',
    'POST /api/unsubscribe': 'all',
  },
}
