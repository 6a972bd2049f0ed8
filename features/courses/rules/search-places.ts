/** The pages that the search finds by their names, by path. */
export const searchPlaces = {
  '/courses': { title: 'Courses', keywords: 'courses hub topics lessons videos quizzes certificates' },
  '/learn': { title: 'Learn', keywords: 'lessons videos continue notes' },
} as const
