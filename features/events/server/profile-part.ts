import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { eventPath } from '../rules/paths.ts'
import { listTakenPart } from './profile-part.queries.ts'

const NOTES = { hosts: 'Hosting on', hosted: 'Hosted on', attended: 'Attended on' }

/** The events that a person hosts, hosted or attended. */
export const eventsOfProfile: ProfilePartSource = {
  title: 'Events',
  list: async ({ db, clock }, personId, max) =>
    (await listTakenPart(db, personId, clock.now(), max)).map(({ title, role, at, ...event }) => ({ title, path: eventPath(event), note: NOTES[role], at })),
}
