import { demoEvents, type SeedEvent } from '#content/demo/events.ts'
import { covers } from '#content/demo/figures/covers.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { seedImage } from '#platform/server/images/seed-image.ts'
import { shiftDays } from '../rules/recurrence.ts'
import type { RsvpState } from '../rules/rsvp.ts'
import { insertEvent, saveCoHosting, saveCoHosts, saveRecording } from './event-writes.queries.ts'
import { findEvent, listDates } from './events.queries.ts'
import { saveAnswer, saveAttended, saveFeedback, takePlace } from './rsvps.queries.ts'
import { textsOf } from './save-event.ts'
import { scheduleDates } from './schedule-dates.ts'
import { localTimeOf } from './zoned-time.ts'
import { syncConversation } from './sync-conversation.ts'

const DAY_MS = 24 * 3600 * 1000
const MINUTE_MS = 60 * 1000

/** The events of the demo world, with their answers and waiting lists. */
export async function seedEvents(services: Services, world: DemoWorld): Promise<void> {
  for (const event of demoEvents) {
    const { id, imageId } = { id: services.random.uuid(), imageId: await coverOf(services, world, event) }
    await openContext(services).inTransaction((context) => seedEvent(context, { ...event, id, imageId }, world))
    await syncConversation(openContext(services), id)
  }
}

const coverOf = async (services: Services, { people }: DemoWorld, { cover, host }: SeedEvent): Promise<string | null> =>
  cover === undefined ? null : (await seedImage(services, people.get(host)!.id, covers[cover]!())).id

async function seedEvent(context: Context, event: SeedEvent & { id: string; imageId: string | null }, { people }: DemoWorld): Promise<void> {
  const { db, clock } = context
  const { id, inDays, minutes, timeZone } = event
  const personId = (username: string) => people.get(username)!.id
  const now = clock.now()
  const startsAt = shiftDays(`${localTimeOf(now, timeZone).slice(0, 10)}T${event.time}`, inDays)
  const endsAt = new Date(Date.parse(`${startsAt}Z`) + minutes * MINUTE_MS).toJSON().slice(0, 16)
  const texts = textsOf({
    id, title: event.title, description: event.description, type: event.type, imageId: event.imageId, timeZone, startsAt, endsAt, fold: 'earlier', place: event.place ?? '',
    onlineUrl: event.isOnline === true ? `https://meet.cloggle.invalid/${id.slice(0, 8)}` : '', capacity: event.capacity ?? null, recurrence: event.recurrence?.every ?? 'none', dateCount: event.recurrence?.dates ?? 1
  })
  const createdAt = new Date(now.getTime() + (Math.min(inDays, 0) - 12) * DAY_MS)
  await insertEvent(db, { ...texts, hostId: personId(event.host), state: event.isProposed === true ? 'proposed' : 'published', at: createdAt })
  if (event.coHost !== undefined) {
    const place = { eventId: id, personId: personId(event.coHost), at: createdAt }
    await saveCoHosts(db, { eventId: id, personIds: [place.personId], at: createdAt })
    await saveCoHosting(db, place)
  }
  await scheduleDates(context, (await findEvent(db, id))!)
  const [date] = await listDates(db, id)
  const dateId = date!.id
  const answer = async (usernames: readonly string[] | undefined, state: RsvpState) => {
    for (const [at, username] of (usernames ?? []).entries()) {
      if (state === 'going') await takePlace(db, dateId)
      await saveAnswer(db, { dateId, personId: personId(username), answer: state, at: new Date(createdAt.getTime() + (at + 1) * 5 * 3600 * 1000), sequence: 0 })
    }
  }
  await answer(event.going, 'going')
  await answer(event.maybe, 'maybe')
  await answer(event.waiting, 'waiting')
  for (const username of event.going.slice(0, event.attended ?? 0)) await saveAttended(db, { dateId, personId: personId(username), at: date!.starts_at })
  for (const { by, rating, text } of event.feedback ?? []) await saveFeedback(db, { dateId, personId: personId(by), rating, text })
  if (event.recording !== undefined) await saveRecording(db, { dateId, recordingUrl: event.recording, resources: event.resources ?? [] })
}
