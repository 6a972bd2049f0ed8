import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { cleanCourseFiles } from './clean-course-files.ts'

export const courseTasks = [
  defineSchedule('courses.clean-files', 'Delete unused course files', '41 * * * *', cleanCourseFiles),
  // Another site may be slow, and no email waits for it. Its client loads when it is needed.
  { ...defineSchedule('courses.check-videos', 'Check the videos of courses', '17 4 * * *', async (context) => (await import('./check-videos.ts')).checkVideos(context)), lane: 'slow' as const },
]
