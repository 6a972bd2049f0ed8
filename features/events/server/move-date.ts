import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { Fold } from '../rules/event-inputs.ts'
import { dateForEditing } from './events.access.ts'
import { move } from './schedule-dates.ts'
import { checkStart, enteredInstant } from './zoned-time.ts'

/** Reschedules one date of a series. A canceled date is reinstated. People who answered are notified. */
export async function moveDate(context: Context, { dateId, startsAt, endsAt, fold }: { dateId: string; startsAt: string; endsAt: string; fold: Fold | null }): Promise<void> {
  await rateLimit(context, 'event.edit', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { date, event } = await dateForEditing(context, dateId)
    const now = context.clock.now()
    if (event.state === 'cancelled') throw new Refusal('NOT_ALLOWED', { message: 'This event was canceled.' })
    if (date.ends_at <= now && date.cancelled_at === null) throw new Refusal('NOT_ALLOWED', { message: 'This date is over.' })
    const start = enteredInstant(startsAt, event.time_zone, { field: 'startsAt', fold })
    const end = enteredInstant(endsAt, event.time_zone, { field: 'endsAt', fold })
    checkStart(start, now)
    await move(context, event, date, { startsAt: start, endsAt: end, isMoved: true })
    await context.emit({ name: 'event.changed', eventId: event.id })
  })
}
