import type { Context } from '#platform/server/context.ts'
import { isMentor } from '#features/mentoring/server/public.ts'
import { LEARNER_GONE, LEARNER_NOT_IN_GROUP, MENTOR_GONE, NOT_AVAILABLE, NOT_IN_GROUP } from '../rules/office-hours.ts'
import { listUpcomingBookings, lockBooking } from './bookings.queries.ts'
import { endBooking, endSlot } from './cancel.ts'
import { eraseTextsOf, listSlotIds } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The account of a learner who had booked a slot was deleted. */
    'office-hour.learner-left': { slotId: string }
  }
}

/** Cancels the upcoming slots of a mentor, in one group only if given; of mentors whose accounts were deleted with null. Learners are notified. */
async function endSlots(context: Context, { mentorId, groupId = null, reason }: { mentorId: string | null; groupId?: string | null; reason: string }): Promise<void> {
  for (const id of await listSlotIds(context.db, { mentorId, groupId, now: context.clock.now() })) {
    await context.inTransaction(async (context) => {
      await endSlot(context, { id, by: null, canceller: 'site', reason })
      if (mentorId !== null) await context.emit({ name: 'office-hours.changed', mentorId })
    })
  }
}

/** Cancels the upcoming slots of someone who lost the role of mentor, unless they hold it again. */
export async function endForLostRole(context: Context, personId: string): Promise<void> {
  if (!(await isMentor(context.db, personId))) await endSlots(context, { mentorId: personId, reason: MENTOR_GONE })
}

/** After a suspension: the upcoming slots of the person, and their bookings. */
export async function endForSuspension(context: Context, personId: string): Promise<void> {
  await endSlots(context, { mentorId: personId, reason: MENTOR_GONE })
  await endBookings(context, { learnerId: personId }, LEARNER_GONE)
}

/** Cancels the upcoming slots of mentors whose accounts were deleted. */
export const endForLeavers = (context: Context): Promise<void> => endSlots(context, { mentorId: null, reason: MENTOR_GONE })

/** After someone left a group: their slots for the group, and their bookings of slots for the group. */
export async function endInGroup(context: Context, { groupId, personId }: { groupId: string; personId: string }): Promise<void> {
  await endSlots(context, { mentorId: personId, groupId, reason: NOT_IN_GROUP })
  await endBookings(context, { learnerId: personId, groupId }, LEARNER_NOT_IN_GROUP)
}

/** After a block: what the two booked with each other. The reason does not reveal the block. */
export async function endBetween(context: Context, one: string, other: string): Promise<void> {
  await endBookings(context, { learnerId: one, mentorId: other }, NOT_AVAILABLE)
  await endBookings(context, { learnerId: other, mentorId: one }, NOT_AVAILABLE)
}

async function endBookings(context: Context, which: { learnerId: string; groupId?: string; mentorId?: string }, reason: string): Promise<void> {
  for (const { id } of await listUpcomingBookings(context.db, { ...which, now: context.clock.now() })) {
    await context.inTransaction(async (context) => {
      const booking = await lockBooking(context.db, id)
      // It may have been moved to another slot since.
      if (booking === null || (which.groupId !== undefined && booking.group_id !== which.groupId)) return
      await endBooking(context, { id, by: null, canceller: 'site', reason })
      if (booking.mentor_id !== null) await context.emit({ name: 'office-hours.changed', mentorId: booking.mentor_id })
    })
  }
}

/** Announces that the bookings of a person are about to be deleted with their account, and removes what they wrote about their office hours. In the transaction that deletes it. */
export async function releaseBookings(context: Context, personId: string): Promise<void> {
  for (const { slot_id: slotId } of await listUpcomingBookings(context.db, { learnerId: personId, now: context.clock.now() })) await context.emit({ name: 'office-hour.learner-left', slotId })
  await eraseTextsOf(context.db, personId)
}
