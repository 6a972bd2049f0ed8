/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/practice': { title: 'Practice', keywords: 'problems exercises coding challenges python javascript' },
  '/admin/problems': { title: 'Edit problems', keywords: 'admin problem bank editor', readers: ['right:problems.edit'] },
} as const
