/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/practice': { title: 'Practice', keywords: 'problems exercises coding challenges python javascript' },
  '/practice/daily': { title: 'Problem of the day', keywords: 'daily problem today earlier days streak' },
  '/practice/topics': { title: 'Practice by topic', keywords: 'topics problems algorithms statistics machine learning' },
  '/practice/lists': { title: 'Your lists of problems', keywords: 'lists collections own problems later', readers: ['member'] },
  '/practice/tracks': { title: 'Practice tracks', keywords: 'tracks paths problems badge interview metrics sql' },
  '/practice/problems': { title: 'Your problems', keywords: 'write propose create problem exercise mentor draft', readers: ['right:problems.propose'] },
  '/admin/problems': { title: 'Edit problems', keywords: 'admin problem bank editor', readers: ['right:problems.edit'] },
} as const
