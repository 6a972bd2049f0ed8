import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { mentorOfficeHoursPath } from '../rules/paths.ts'
import { listForProfile } from './slots.queries.ts'

/** The next open office hours of a mentor that are for everyone. */
export const officeHoursOfProfile: ProfilePartSource = {
  title: 'Office hours',
  list: async ({ db, clock }, personId, max) =>
    (await listForProfile(db, { mentorId: personId, now: clock.now(), max })).map(({ starts_at, username, about }) => ({
      title: about === '' ? 'Office hour' : about, path: mentorOfficeHoursPath(username), note: 'Free on', at: starts_at,
    })),
}
