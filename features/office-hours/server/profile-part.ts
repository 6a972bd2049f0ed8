import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { mentorOfficeHoursPath } from '../rules/paths.ts'
import { listForProfile } from './slots.queries.ts'

/** The next open office hour of a mentor that is for everyone, as one entry with the number of the others. */
export const officeHoursOfProfile: ProfilePartSource = {
  title: 'Office hours',
  list: async ({ db, clock }, personId, max) => {
    const slots = await listForProfile(db, { mentorId: personId, now: clock.now(), max })
    return slots.slice(0, 1).map(({ starts_at, username, about }) => ({
      title: about === '' ? 'Office hour' : about, path: mentorOfficeHoursPath(username), note: slots.length === 1 ? 'Free on' : 'Several times, the next on', at: starts_at, action: 'Book',
    }))
  },
}
