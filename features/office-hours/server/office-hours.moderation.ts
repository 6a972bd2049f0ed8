import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { eraseSubject, listReportedBookings } from './bookings.queries.ts'
import { bookingForPart, endSlot } from './cancel.ts'
import { eraseTexts, findVisibleSlot, listReportedSlots } from './slots.queries.ts'

/** Slots can be reported by everyone who sees them; removing one cancels it. Subjects of bookings can be reported by the mentor. */
export const moderatedOfficeHours: Readonly<Record<'office-hour' | 'office-hour-booking', ModeratedKind>> = {
  'office-hour': {
    checkReadable: async (context, id) => {
      if ((await findVisibleSlot(context.db, id, signedIn(context).id)) === null) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listReportedSlots(db, ids)).map(({ id, about, place, mentor_id: authorId, mentor }) => [
          id,
          { title: 'An office hour', text: [about, place].filter((text) => text !== '').join('\n'), path: OFFICE_HOURS_PATH, authorId, authorUsername: mentor?.username ?? null },
        ]),
      ),
    named: () => 'the office hour',
    remove: async (context, id) => {
      await endSlot(context, { id, by: null, canceller: 'site', reason: 'A moderator removed this office hour.' })
      await eraseTexts(context.db, id)
    },
  },
  'office-hour-booking': {
    checkReadable: async (context, id) => void (await bookingForPart(context, id)),
    find: async ({ db }, ids) =>
      new Map(
        (await listReportedBookings(db, ids)).map(({ id, subject, learner }) => [
          id,
          { title: 'The subject of an office hour', text: subject, path: OWN_OFFICE_HOURS_PATH, authorId: learner.id, authorUsername: learner.username },
        ]),
      ),
    named: () => 'the subject of an office hour',
    remove: ({ db }, id) => eraseSubject(db, id),
  },
}
