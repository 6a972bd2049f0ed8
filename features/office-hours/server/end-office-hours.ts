import type { Context } from '#platform/server/context.ts'
import { isMentor } from '#features/mentoring/server/public.ts'
import { LEARNER_NOT_IN_GROUP, MENTOR_GONE, NOT_IN_GROUP } from '../rules/office-hours.ts'
import { listBookedInGroup } from './bookings.queries.ts'
import { endBooking, endSlot } from './cancel.ts'
import { listSlotIds, lockSlot } from './slots.queries.ts'

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

export const endForSuspension = (context: Context, personId: string): Promise<void> => endSlots(context, { mentorId: personId, reason: MENTOR_GONE })

/** Cancels the upcoming slots of mentors whose accounts were deleted. */
export const endForLeavers = (context: Context): Promise<void> => endSlots(context, { mentorId: null, reason: MENTOR_GONE })

/** After someone left a group: their slots for the group, and their bookings of slots for the group. */
export async function endInGroup(context: Context, { groupId, personId }: { groupId: string; personId: string }): Promise<void> {
  await endSlots(context, { mentorId: personId, groupId, reason: NOT_IN_GROUP })
  for (const { id, slot_id } of await listBookedInGroup(context.db, { learnerId: personId, groupId, now: context.clock.now() })) {
    await context.inTransaction(async (context) => {
      await lockSlot(context.db, slot_id)
      await endBooking(context, { id, by: null, canceller: 'site', reason: LEARNER_NOT_IN_GROUP })
    })
  }
}
