import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { ANSWER_EVENT, hoursFromNow, makesEvent, passes, sweeps } from '#tests/support/events.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { answerEvent } from './answer-event.ts'
import { TITLE_LENGTH } from '../rules/events.ts'
import type { Answer } from '../rules/rsvp.ts'

const services = await openTestServices()
const { pool, mails } = services
const { mentor } = await people(services, 'mentor')
const host = await actingAs(services, mentor, 'mentor')

const answers = (person: Person, dateId: string, answer: Answer) => person.asks<{ answerEvent: string }>(ANSWER_EVENT, { dateId, answer })
const stateOf = async (person: Person, number: number) =>
  (await person.asks('query ($number: Int!) { viewerEvent(number: $number) { onlineUrl conversationId answers { dateId state before offeredUntil onlineUrl } } }', { number })).data.viewerEvent
const takenOf = async (dateId: string) => (await pool.query<{ taken: number }>('select taken from event_dates where id = $1', [dateId])).rows[0]!.taken
const countOf = async (dateId: string, answer: string) =>
  (await pool.query<{ count: number }>('select count(*)::int as count from event_rsvps where date_id = $1 and answer = $2', [dateId, answer])).rows[0]!.count
const noticesOf = async (person: Person) =>
  (await pool.query<{ kind: string }>('select kind from notifications where person_id = $1 order by kind', [person.id])).rows.map(({ kind }) => kind)

/** Many people, inserted directly because registering them through the API would take a minute. */
async function crowd(size: number): Promise<Viewer[]> {
  const ids = Array.from({ length: size }, () => randomUUID())
  await pool.query(`insert into people (id, username, name) select id, 'c' || replace(left(id::text, 18), '-', ''), 'One of many' from unnest($1::uuid[]) as id`, [ids])
  return ids.map((id) => ({ id, role: 'learner', rights: ['events.answer'] }) as unknown as Viewer)
}
const BUSY = 'timeout exceeded when trying to connect'
/** Presses a button, and retries while the site is too busy. */
const inContext = async (viewer: Viewer, dateId: string, answer: Answer): Promise<string> => {
  const state = await answerEvent(openContext(services.services, viewer), { dateId, answer }).catch((error: Error) => error.message)
  return state === BUSY ? inContext(viewer, dateId, answer) : state
}

describe('Places (requirement E-6)', () => {
  test('two hundred people press Going at the same time for twenty places: twenty get one, the others join the waiting list without gaps; fifty leave, thirty of them twice', async () => {
    const { dates: [dateId] } = await makesEvent(services, host, { capacity: 20 })
    const all = await crowd(200)
    const states = await Promise.all(all.map((viewer) => inContext(viewer, dateId!, 'going')))
    expect(Object.entries(Object.groupBy(states, (state) => state)).map(([state, all]) => [state, all!.length]).sort()).toEqual([['going', 20], ['waiting', 180]])
    expect([await takenOf(dateId!), await countOf(dateId!, 'going'), await countOf(dateId!, 'waiting')]).toEqual([20, 20, 180])
    const queue = (await pool.query<{ person_id: string }>(`select person_id from event_rsvps where date_id = $1 and answer = 'waiting' order by queue`, [dateId])).rows.map(({ person_id }) => person_id)

    const going = all.filter((_, at) => states[at] === 'going')
    const leaving = [...going.slice(0, 10), ...all.filter((_, at) => states[at] === 'waiting').slice(0, 40)]
    const left = new Set(leaving.map(({ id }) => id))
    await Promise.all([...leaving, ...leaving.slice(0, 30)].map((viewer) => inContext(viewer, dateId!, 'no')))
    // Ten places became free. Each is offered to the next in line, or, if they have left, to the one after.
    expect(await takenOf(dateId!)).toBe(20)
    expect([await countOf(dateId!, 'going'), await countOf(dateId!, 'offered')]).toEqual([10, 10])
    const offered = (await pool.query<{ person_id: string }>(`select person_id from event_rsvps where date_id = $1 and answer = 'offered'`, [dateId])).rows.map(({ person_id }) => person_id)
    const line = queue.filter((id) => !left.has(id))
    expect(new Set(offered)).toEqual(new Set(line.slice(0, 10)))
  }, 60_000)

  test('fifty people at once for ten places: ten get one', async () => {
    const { dates: [dateId] } = await makesEvent(services, host, { capacity: 10 })
    const states = await Promise.all((await crowd(50)).map((viewer) => inContext(viewer, dateId!, 'going')))
    expect([states.filter((state) => state === 'going').length, await takenOf(dateId!)]).toEqual([10, 10])
  }, 30_000)

  test('an answer that is sent twice counts once, and only people who are going get the link', async () => {
    const { ada } = await people(services, 'ada')
    const { number, dates: [dateId] } = await makesEvent(services, host, { capacity: 3 })
    for (let n = 0; n < 2; n++) expect((await answers(ada, dateId!, 'going')).data?.answerEvent).toBe('going')
    expect([await takenOf(dateId!), (await stateOf(ada, number)).answers[0].onlineUrl]).toEqual([1, 'https://meet.example/secret'])
    for (let n = 0; n < 2; n++) await answers(ada, dateId!, 'maybe')
    expect([await takenOf(dateId!), (await stateOf(ada, number)).answers[0].onlineUrl]).toEqual([0, null])
  })

  test('an answer to a time that the host changed meanwhile is refused, except that the member can’t go', async () => {
    const { ada } = await people(services, 'ada')
    const { dates: [dateId] } = await makesEvent(services, host)
    const SEEN = 'mutation ($dateId: ID!, $answer: EventAnswer!, $startsAt: String) { answerEvent(dateId: $dateId, answer: $answer, startsAt: $startsAt) }'
    const [{ starts_at: before }] = (await services.pool.query<{ starts_at: Date }>('select starts_at from event_dates where id = $1', [dateId])).rows as [{ starts_at: Date }]
    const answersSeen = (answer: Answer, startsAt: string) => ada.asks<{ answerEvent: string }>(SEEN, { dateId, answer, startsAt })
    const later = new Date(before.getTime() + 3_600_000).toISOString()
    expect((await answersSeen('going', later)).errors?.[0]?.message).toContain('The host moved this date.')
    expect((await answersSeen('no', later)).data?.answerEvent).toBe('no')
    expect((await answersSeen('going', before.toISOString())).data?.answerEvent).toBe('going')
  })

  test('the link of a series is only with the dates that a person goes to, on the page and in calendar files; its host has it', async () => {
    const { ada } = await people(services, 'ada')
    const { number, dates } = await makesEvent(services, host, { recurrence: 'weekly', dateCount: 3 })
    await answers(ada, dates[0]!, 'going')
    await answers(ada, dates[1]!, 'maybe')
    const { onlineUrl, answers: own } = await stateOf(ada, number)
    expect([onlineUrl, new Map(own.map((one: { dateId: string; onlineUrl: string | null }) => [one.dateId, one.onlineUrl]))]).toEqual([null, new Map([[dates[0], 'https://meet.example/secret'], [dates[1], null]])])
    expect((await stateOf(host, number)).onlineUrl).toBe('https://meet.example/secret')
    await answers(ada, dates[2]!, 'no')
    expect((await stateOf(ada, number)).answers.find(({ dateId }: { dateId: string }) => dateId === dates[2]).onlineUrl).toBeNull()
    const linksFor = async (query: string) => {
      const file = await services.app.inject({ url: `/api/events/${number}/calendar.ics${query}`, headers: { authorization: `Bearer ${ada.token}` } })
      return file.body.replaceAll('\r\n ', '').match(/Join: https:\/\/meet\.example/g)?.length ?? 0
    }
    expect([await linksFor(''), await linksFor(`?date=${dates[0]}`), await linksFor(`?date=${dates[2]}`)]).toEqual([1, 1, 0])
  })

  test('who waits for a place has no link until they have it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { number, dates: [dateId] } = await makesEvent(services, host, { capacity: 1 })
    await answers(ada, dateId!, 'going')
    expect((await answers(ben, dateId!, 'going')).data?.answerEvent).toBe('waiting')
    expect((await stateOf(ben, number)).answers[0].onlineUrl).toBeNull()
    await answers(ada, dateId!, 'no')
    // A place is offered first.
    expect((await stateOf(ben, number)).answers[0]).toMatchObject({ state: 'offered', onlineUrl: null })
    await answers(ben, dateId!, 'going')
    expect((await stateOf(ben, number)).answers[0]).toMatchObject({ state: 'going', onlineUrl: 'https://meet.example/secret' })
  })

  test('visitors are asked to log in, an unknown date is not found, and a past date takes no answers', async () => {
    const { ben } = await people(services, 'ben')
    const { dates: [dateId] } = await makesEvent(services, host)
    expect(codeOf(await visitor(services).asks(ANSWER_EVENT, { dateId, answer: 'going' }))).toBe('NOT_SIGNED_IN')
    expect(codeOf(await answers(ben, randomUUID(), 'going'))).toBe('NOT_FOUND')
    await pool.query(`update event_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1`, [dateId])
    expect((await answers(ben, dateId!, 'going')).errors?.[0]?.message).toBe('This event is over.')
  })
})

describe('The waiting list (requirement E-7)', () => {
  test('a place that becomes free is offered to the next person for a day, by notification and email; the one after gets it when the offer runs out', async () => {
    const { ada, ben, cy, dee } = await people(services, 'ada', 'ben', 'cy', 'dee')
    await pool.query('update logins set email_verified_at = now()')
    const { number, dates: [dateId] } = await makesEvent(services, host, { capacity: 1 })
    for (const person of [ada, ben, cy, dee]) await answers(person, dateId!, 'going')
    expect([(await stateOf(ben, number)).answers[0].before, (await stateOf(dee, number)).answers[0].before]).toEqual([0, 2])
    await services.work()
    mails.length = 0
    await answers(ada, dateId!, 'no')
    await services.work()
    expect((await stateOf(ben, number)).answers[0]).toMatchObject({ state: 'offered', before: null })
    // Others read that it is offered, not that someone is going.
    const page = (await cy.asks('query ($number: Int!) { event(number: $number) { dates { taken offered going } } events { items { number taken offered } } }', { number })).data
    expect(page.event.dates).toEqual([{ taken: 1, offered: 1, going: 0 }])
    expect(page.events.items.find((card: { number: number }) => card.number === number)).toMatchObject({ taken: 1, offered: 1 })
    expect(await noticesOf(ben)).toContain('eventPlace')
    for (let n = 0; n < 3; n++) await services.work()
    expect(mails.filter(({ to, text }) => to === ben.email && text.includes('A place is available for you'))).toHaveLength(1)
    // Nothing happens before the day is over, and once it is, however often the task runs.
    await sweeps(services)
    expect((await stateOf(ben, number)).answers[0].state).toBe('offered')
    await passes(services, dateId!, 24.1)
    for (let n = 0; n < 3; n++) await sweeps(services)
    expect([(await stateOf(ben, number)).answers[0].state, (await stateOf(cy, number)).answers[0].state, (await stateOf(dee, number)).answers[0].state]).toEqual(['no', 'offered', 'waiting'])
    expect((await noticesOf(ben)).filter((kind) => kind === 'eventOfferExpired')).toHaveLength(1)
    expect((await noticesOf(cy)).filter((kind) => kind === 'eventPlace')).toHaveLength(1)
    // Taking the offer keeps the place; declining passes it on.
    expect((await answers(cy, dateId!, 'no')).data?.answerEvent).toBe('no')
    expect((await answers(dee, dateId!, 'going')).data?.answerEvent).toBe('going')
    expect([await takenOf(dateId!), await countOf(dateId!, 'waiting')]).toEqual([1, 0])
  })

  test('in the last twelve hours the place is assigned immediately', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { number, dates: [dateId] } = await makesEvent(services, host, { capacity: 1, startsAt: hoursFromNow(services, 5), endsAt: hoursFromNow(services, 6) })
    for (const person of [ada, ben]) await answers(person, dateId!, 'going')
    await answers(ada, dateId!, 'no')
    await services.work()
    expect((await stateOf(ben, number)).answers[0].state).toBe('going')
    expect(await noticesOf(ben)).toContain('eventPlace')
  })

  test('additional places are offered to the waiting list; reducing the number of places removes no one', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const { number, dates: [dateId], input } = await makesEvent(services, host, { capacity: 1 })
    for (const person of [ada, ben, cy]) await answers(person, dateId!, 'going')
    const save = (revision: number, capacity: number) => host.asks('mutation ($event: EventInput!) { saveEvent(event: $event) { revision } }', { event: { ...input, revision, capacity } })
    await save(1, 3)
    expect([(await stateOf(ben, number)).answers[0].state, (await stateOf(cy, number)).answers[0].state]).toEqual(['offered', 'offered'])
    for (const person of [ben, cy]) await answers(person, dateId!, 'going')
    await save(2, 1)
    expect([await takenOf(dateId!), await countOf(dateId!, 'going')]).toEqual([3, 3])
    // No one gets a place until enough people have left.
    await answers(ada, dateId!, 'no')
    const { dee } = await people(services, 'dee')
    expect((await answers(dee, dateId!, 'going')).data?.answerEvent).toBe('waiting')
  })

  test('the place of someone whose account is deleted goes to the next in line', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { number, dates: [dateId] } = await makesEvent(services, host, { capacity: 1 })
    for (const person of [ada, ben]) await answers(person, dateId!, 'going')
    await pool.query('delete from people where id = $1', [ada.id])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.left', personId: ada.id }))
    await services.work()
    expect([(await stateOf(ben, number)).answers[0].state, await takenOf(dateId!)]).toEqual(['offered', 1])
  })
})

describe('The conversation of an event (requirement E-8)', () => {
  test('has only the host and the people who are going', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { number, dates: [dateId] } = await makesEvent(services, host)
    await services.work()
    expect((await stateOf(host, number)).conversationId).toBeNull()
    await answers(ada, dateId!, 'going')
    // The first of them opens it: the link is there with the answer.
    const { conversationId } = await stateOf(ada, number)
    expect(conversationId).not.toBeNull()
    await answers(ben, dateId!, 'maybe')
    await services.work()
    const members = async () => (await pool.query<{ person_id: string }>('select person_id from conversation_members where conversation_id = $1', [conversationId])).rows.map(({ person_id }) => person_id).sort()
    expect(await members()).toEqual([host.id, ada.id].sort())
    expect((await stateOf(ben, number)).conversationId).toBeNull()
    await answers(ada, dateId!, 'no')
    await services.work()
    expect(await members()).toEqual([host.id])
  })

  test('opens also when the title of the event is as long as a title may be', async () => {
    const { ada } = await people(services, 'ada')
    const { number, dates: [dateId] } = await makesEvent(services, host, { title: 't'.repeat(TITLE_LENGTH) })
    expect((await answers(ada, dateId!, 'going')).data).toEqual({ answerEvent: 'going' })
    await services.work()
    expect((await stateOf(ada, number)).conversationId).not.toBeNull()
  })
})
