import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { connectTo, memberOf, type Site } from '../tests/support/site.ts'
import { load } from './load.ts'
import { requestData } from './graphql-request.ts'
import { median, note, perSecond } from './table.ts'

const ANSWER = 'mutation ($dateId: ID!, $answer: EventAnswer!) { answerEvent(dateId: $dateId, answer: $answer) }'
const ROUNDS = 200
const BLOCKS = 5

/** The list of events, rendered each time, beside the blog list in the same run. */
export async function eventPages(site: Site, blogList: number): Promise<void> {
  const client = await connectTo(site)
  for (let n = 0; n < 20; n++) await createEvent(client, `bench-${n}`)
  await client.end()
  const rate = await load({ url: `${site.origin}/events` })
  note({ what: 'event list page, anonymous, rendered each time', measured: `${perSecond(rate)}, ${(rate / blogList).toFixed(2)} of the blog list`, wanted: 'at least 0.6', holds: rate >= blogList * 0.6 })
}

/** Answers to an event, beside a bare transaction with the same statements. The two take turns, because the speed of a shared machine changes. */
export async function answering(site: Site, client: pg.Client): Promise<void> {
  const { token, id: personId } = await memberOf(site, 'bench-guest')
  const [dateId, bareDateId] = [await createEvent(client, 'bench-answered'), await createEvent(client, 'bench-bare')]
  const ratios: number[] = []
  const rates: number[] = []
  for (let block = 0; block < BLOCKS; block++) {
    await client.query('delete from throttle_windows')
    const bare = await rateOf((n) => bareAnswer(client, bareDateId, personId, n % 2 === 0))
    const answers = await rateOf(async (n) => {
      if (n % 50 === 0) await client.query('delete from throttle_windows')
      await requestData(site, token, ANSWER, { dateId, answer: n % 2 === 0 ? 'going' : 'no' })
    })
    rates.push(answers)
    ratios.push(answers / bare)
  }
  await client.query("delete from events where slug like 'bench-%'")
  const ratio = median(ratios)
  note({ what: 'RSVPs, one after another', measured: `${perSecond(median(rates))}, ${ratio.toFixed(2)} of a bare transaction`, wanted: 'at least 0.4', holds: ratio >= 0.4 })
}

/** Writes an event with one date; returns the id of the date. */
async function createEvent(client: pg.Client, slug: string): Promise<string> {
  const eventId = randomUUID()
  await client.query(
    `insert into events (id, slug, title, description, description_html, preview, type, time_zone, starts_local, ends_local, place, capacity, state, created_at, updated_at)
     values ($1, $2, 'An event to be measured', '', '', 'An event', 'meetup', 'UTC', '2099-01-01T10:00', '2099-01-01T11:00', 'Here', 100, 'published', now(), now())`,
    [eventId, slug],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into event_dates (event_id, nth, starts_at, ends_at, changed_at, capacity) values ($1, 0, '2099-01-01T10:00Z', '2099-01-01T11:00Z', now(), 100) returning id`,
    [eventId],
  )
  return rows[0]!.id
}

/** The statements of an answer: lock the date, read the event and the answer, count the place, write the answer and its signals. */
async function bareAnswer(client: pg.Client, dateId: string, personId: string, isGoing: boolean): Promise<void> {
  const run = (name: string, text: string, values: unknown[]) => client.query({ name: `bench-${name}`, text, values })
  await client.query('begin')
  await run('date', 'select * from event_dates where id = $1 for no key update', [dateId])
  await run('event', 'select e.*, p.name from events e left join people p on p.id = e.host_id where e.id = (select event_id from event_dates where id = $1)', [dateId])
  await run('answer', 'select * from event_rsvps where date_id = $1 and person_id = $2', [dateId, personId])
  await run('place', 'update event_dates set taken = taken + $2 where id = $1 and (capacity is null or taken < capacity)', [dateId, isGoing ? 1 : -1])
  await run(
    'save',
    `insert into event_rsvps (date_id, person_id, answer, answered_at, seen_sequence) values ($1, $2, $3, now(), 0)
     on conflict (date_id, person_id) do update set answer = excluded.answer, answered_at = excluded.answered_at`,
    [dateId, personId, isGoing ? 'going' : 'no'],
  )
  for (const name of ['one', 'two']) await run('signal', 'insert into site_secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [`bench-event-${name}`, 'x'])
  await client.query('commit')
}

async function rateOf(round: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < ROUNDS; n++) await round(n)
  return ROUNDS / ((performance.now() - started) / 1000)
}
