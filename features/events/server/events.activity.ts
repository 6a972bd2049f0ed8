import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { EVENTS_PATH } from '../rules/paths.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'event.attended': true
  }
}

// `a` is the activity, whose subject is a date.
const ATTENDED = `select e.title, e.number || '-' || e.slug as address from event_dates d join events e on e.id = d.event_id where d.id = a.subject_id and e.state in ('published', 'cancelled') and e.group_id is null`

export const eventActivities: Record<string, ActivityDefinition> = {
  'event.attended': { verb: 'attended', subject: ATTENDED, path: (address) => `${EVENTS_PATH}/${address}` },
}
