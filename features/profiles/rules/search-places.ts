/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/profile': { title: 'Your profile', keywords: 'my own account card headline skills experience', readers: ['member'] },
  '/settings?section=profile': { title: 'Profile settings', keywords: 'name headline about picture avatar', readers: ['member'] },
  '/settings?section=privacy': { title: 'Privacy', keywords: 'settings visibility who can see blocked people mute', readers: ['member'] },
} as const
