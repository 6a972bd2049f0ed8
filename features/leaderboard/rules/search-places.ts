/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/leaderboard': { title: 'Leaderboard', keywords: 'ranking ranks points scores streak board' },
  '/admin/scores': { title: 'Scores', keywords: 'admin points formula leaderboard', readers: ['right:scores.edit'] },
} as const
