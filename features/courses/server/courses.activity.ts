import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { coursePath, LEARN_PATH } from '../rules/paths.ts'
import { FINISHED_COURSE, FINISHED_LESSON } from './finished-course.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'lesson.finished': true
    'course.finished': true
  }
}

export const courseActivities: Record<string, ActivityDefinition> = {
  'lesson.finished': { verb: 'finished the lesson', subject: FINISHED_LESSON, path: (address) => `${LEARN_PATH}/${address}` },
  'course.finished': { verb: 'finished the course', subject: FINISHED_COURSE, path: coursePath },
}
