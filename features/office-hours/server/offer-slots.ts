import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { dateText } from '#features/events/rules/event-times.ts'
import { seriesDays, shiftDays } from '#features/events/rules/recurrence.ts'
import { checkStart, enteredInstant, instantOf } from '#features/events/server/public.ts'
import { groupForChange } from '#features/mentoring/server/public.ts'
import type { OfferInput } from '../rules/office-hour-inputs.ts'
import { MAX_SLOTS, overlaps } from '../rules/office-hours.ts'
import { countSeries, findSlot, insertSlot, listUpcomingSlots, lockOfficeHoursOf, type SlotRow } from './slots.queries.ts'

const OFFERED = 'These office hours were offered already, as you entered them before. Change them in the list.'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The open slots of a mentor changed. */
    'office-hours.changed': { mentorId: string }
  }
}

/**
 * A mentor offers a slot, or one in each of some weeks at the same local time. For everyone, or for a group that they mentor. Throws INVALID_INPUT
 * where it overlaps another slot of theirs. Offering the same again, after a lost answer, changes nothing; what was changed since is refused.
 */
export async function offerSlots(context: Context, input: OfferInput): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'office-hour.offer', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    const known = await findSlot(context.db, input.key)
    if (known?.mentor_id === viewer.id) {
      if (!(await isOffered(context, known, input))) throw new Refusal('NOT_ALLOWED', { message: OFFERED })
      return use.refund()
    }
    if (known !== null) throw new Refusal('NOT_FOUND')
    if (input.group !== null && (await groupForChange(context, input.group)).part !== 'mentor') throw new Refusal('NOT_FOUND')
    const now = context.clock.now()
    const slots = plannedSlots(input, now)
    const upcoming = await listUpcomingSlots(context.db, { mentorId: viewer.id, now })
    if (upcoming.length + slots.length > MAX_SLOTS) throw new Refusal('NOT_ALLOWED', { message: `You can offer ${MAX_SLOTS} office hours at a time.` })
    for (const slot of slots) {
      const other = upcoming.find(({ starts_at: startsAt, ends_at: endsAt }) => overlaps(slot, { startsAt, endsAt }))
      if (other !== undefined) throw refusal('startsAt', `You already offer an office hour on ${dateText(other.starts_at, other.time_zone)} that overlaps this one.`)
    }
    const { group, timeZone, about, place, onlineUrl } = input
    for (const [nth, slot] of slots.entries()) {
      await insertSlot(context.db, { ...slot, id: nth === 0 ? input.key : context.random.uuid(), seriesId: input.key, mentorId: viewer.id, group, timeZone, about, place, onlineUrl, at: now })
    }
    await context.emit({ name: 'office-hours.changed', mentorId: viewer.id })
  })
}

/** Whether an offer is stored as it is sent. */
async function isOffered({ db }: Context, known: SlotRow, { group, startsAt, fold, timeZone, minutes, weeks, about, place, onlineUrl }: OfferInput): Promise<boolean> {
  const start = enteredInstant(startsAt, timeZone, { field: 'startsAt', fold })
  return group === known.group_id && start.getTime() === known.starts_at.getTime() && minutes * 60_000 === known.ends_at.getTime() - known.starts_at.getTime() && timeZone === known.time_zone &&
    about === known.about && place === known.place && onlineUrl === known.online_url && weeks === (await countSeries(db, known.series_id))
}

/** The slots of an offer as instants. Each has the same local time; one that a clock change skips starts later. */
export function plannedSlots({ startsAt: local, timeZone, fold, minutes, weeks }: OfferInput, now: Date): { startsAt: Date; endsAt: Date }[] {
  const first = enteredInstant(local, timeZone, { field: 'startsAt', fold })
  checkStart(first, now)
  return seriesDays(local, 'weekly', weeks).map((days, nth) => {
    const startsAt = nth === 0 ? first : instantOf(shiftDays(local, days), timeZone)
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
  })
}

const refusal = (field: string, message: string) => new Refusal('INVALID_INPUT', { message, fields: { [field]: message } })
