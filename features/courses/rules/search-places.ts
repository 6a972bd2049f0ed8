/** The pages that the search finds by their names, by path. */
export const searchPlaces = {
  '/courses': { title: 'Courses', keywords: 'courses hub topics lessons videos quizzes certificates' },
  '/courses/my': { title: 'Your courses', keywords: 'write teach author drafts import', readers: ['right:courses.write'] },
  '/admin/courses': { title: 'Manage courses', keywords: 'admin archive restore', readers: ['right:courses.approve'] },
  '/learn': { title: 'Learn', keywords: 'lessons videos continue notes' },
} as const
