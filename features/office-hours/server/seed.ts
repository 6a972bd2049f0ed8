import { officeHours, type SeedOfficeHours } from '#content/demo/office-hours.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { insertBooking } from './bookings.queries.ts'
import { plannedSlots } from './offer-slots.ts'
import { eraseSlots, findGroupByName } from './seed.queries.ts'
import { insertSlot } from './slots.queries.ts'

const DAY_MS = 24 * 3600_000
/** Some office hours of the demo world are over: they were offered and booked this long ago. */
const OFFERED_DAYS_AGO = 30

/** Seeds the office hours of the demo world, after its mentor groups. */
export async function seedOfficeHours(services: Services, { people }: DemoWorld): Promise<void> {
  await eraseSlots(services.database.db)
  const idOf = (username: string) => people.get(username)!.id
  for (const one of officeHours) await openContext(services).inTransaction((context) => seedOne(context, one, idOf))
}

async function seedOne({ db, clock, random }: Context, seed: SeedOfficeHours, idOf: (username: string) => string): Promise<void> {
  const { mentor, group, inDays, time, timeZone, minutes, weeks, about, place, isOnline, booked = [] } = seed
  const now = clock.now()
  const at = new Date(now.getTime() - OFFERED_DAYS_AGO * DAY_MS)
  const startsAt = `${new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10)}T${time}`
  const seriesId = random.uuid()
  const onlineUrl = isOnline ? `https://meet.cloggle.invalid/${seriesId.slice(0, 8)}` : ''
  const groupId = group === undefined ? null : await findGroupByName(db, group)
  const planned = plannedSlots({ key: seriesId, group: groupId, startsAt, fold: 'earlier', timeZone, minutes: minutes as 30, weeks, about, place, onlineUrl }, at)
  for (const [week, slot] of planned.entries()) {
    const id = week === 0 ? seriesId : random.uuid()
    await insertSlot(db, { ...slot, id, seriesId, mentorId: idOf(mentor), group: groupId, timeZone, about, place, onlineUrl, at })
    for (const { learner, subject } of booked.filter((booking) => booking.week === week)) await insertBooking(db, { id: random.uuid(), slotId: id, learnerId: idOf(learner), subject, at })
  }
}
