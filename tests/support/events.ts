import { randomUUID } from 'node:crypto'
import { openContext } from '#platform/server/context.ts'
import { eventTasks } from '#features/events/server/events.tasks.ts'
import type { TestServices } from './services.ts'
import type { Person } from './people.ts'

export const SAVE_EVENT = 'mutation ($event: EventInput!) { saveEvent(event: $event) { id number slug revision state } }'
export const ANSWER_EVENT = 'mutation ($dateId: ID!, $answer: EventAnswer!) { answerEvent(dateId: $dateId, answer: $answer) }'

/** A wall-clock time in UTC, some hours from the time of the site. */
export const hoursFromNow = ({ clock }: TestServices, hours: number) => new Date(clock.now().getTime() + hours * 3600 * 1000).toISOString().slice(0, 16)

export const newEvent = (services: TestServices, change: object = {}) => ({
  id: randomUUID(), revision: 0, title: 'An evening on trees', description: 'About **trees**.', type: 'meetup', timeZone: 'UTC', startsAt: hoursFromNow(services, 100), endsAt: hoursFromNow(services, 102),
  place: 'Main Street 1', onlineUrl: 'https://meet.example/secret', recurrence: 'none', coHosts: [], ...change,
})

export interface MadeEvent {
  id: string
  number: number
  slug: string
  revision: number
  state: string
  input: ReturnType<typeof newEvent>
  /** The ids of its dates. */
  dates: string[]
}

/** A mentor publishes an event. */
export async function makesEvent(services: TestServices, host: Person, change: object = {}): Promise<MadeEvent> {
  const input = newEvent(services, change)
  // One host makes many events in a test.
  await services.pool.query(`delete from throttle_windows where key like 'event.%'`)
  const reply = await host.asks<{ saveEvent: Omit<MadeEvent, 'input' | 'dates'> }>(SAVE_EVENT, { event: input })
  if (reply.data === null || reply.errors !== undefined) throw new Error(JSON.stringify(reply.errors))
  const { rows } = await services.pool.query<{ id: string }>('select id from event_dates where event_id = $1 order by nth', [input.id])
  return { ...reply.data.saveEvent, input, dates: rows.map(({ id }) => id) }
}

/** Runs the task that runs each minute, and then all that waits. */
export async function sweeps(services: TestServices): Promise<void> {
  await eventTasks.find(({ name }) => name === 'events.sweep')!.run(openContext(services.services), {})
  await services.work()
}

/** Lets hours pass for a date: its times and offers move back, so that sessions stay valid. */
export async function passes({ pool }: TestServices, dateId: string, hours: number): Promise<void> {
  const by = `${hours * 3600} seconds`
  await pool.query('update event_dates set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval where id = $1', [dateId, by])
  await pool.query('update event_rsvps set offered_until = offered_until - $2::interval where date_id = $1', [dateId, by])
}
