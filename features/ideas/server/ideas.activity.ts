import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { ideaPath } from '../rules/paths.ts'
import { IDEA_SUBJECT } from './ideas.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'idea.submitted': true
    'idea.joined': true
  }
}

export const ideaActivities: Record<string, ActivityDefinition> = {
  'idea.submitted': { verb: 'submitted the idea', subject: IDEA_SUBJECT, path: ideaPath },
  'idea.joined': { verb: 'joined the idea', subject: IDEA_SUBJECT, path: ideaPath },
}
