import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { FOLLOWED_PERSON } from './follows.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'person.followed': true
  }
}

export const connectionActivities: Record<string, ActivityDefinition> = {
  'person.followed': { verb: 'followed', subject: FOLLOWED_PERSON, path: profilePath },
}
