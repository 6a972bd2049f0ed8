/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/notifications': { title: 'Notifications', keywords: 'alerts inbox unread', readers: ['member'] },
  '/settings?section=notifications': { title: 'Notification settings', keywords: 'email digest quiet hours alerts mute', readers: ['member'] },
} as const
