/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/messages': { title: 'Messages', keywords: 'chat conversations inbox direct', readers: ['member'] },
  '/settings?section=messages': { title: 'Message settings', keywords: 'chat who can write presence typing read receipts online', readers: ['member'] },
} as const
