import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { ANSWER_EVENT, hoursFromNow, makesEvent, newEvent, SAVE_EVENT } from '#tests/support/events.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { moderatedEvents } from './events.moderation.ts'

const services = await openTestServices()
const { pool, app } = services
const made = await people(services, 'mentor', 'boss')
const host = await actingAs(services, made.mentor, 'mentor')
const admin = await actingAs(services, made.boss, 'admin')
const someone = visitor(services)

const CANCEL = 'mutation ($id: ID!) { cancelEvent(id: $id, reason: "Rain.") }'
const answers = (person: Person, dateId: string, answer: string) => person.asks(ANSWER_EVENT, { dateId, answer })
const eventOf = async (number: number, asker: Pick<Person, 'asks'> = someone) => (await asker.asks('query ($number: Int!) { event(number: $number) { state } }', { number })).data.event
const fieldsOf = (reply: { errors?: { extensions?: { fields?: Record<string, string> } }[] }) => reply.errors?.[0]?.extensions?.fields
const blocks = (blocker: Person, blocked: Person) => pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())', [blocker.id, blocked.id])

describe('Events that no one approved (requirement E-2)', () => {
  test('one that its host cancels does not become visible', async () => {
    const { ada } = await people(services, 'ada')
    const { id, number } = await makesEvent(services, ada)
    expect((await ada.asks(CANCEL, { id })).errors).toBeUndefined()
    expect(await Promise.all([eventOf(number), eventOf(number, ada), eventOf(number, admin)])).toEqual([null, null, null])
    const replies = await Promise.all([`/api/events/${number}/calendar.ics`, `/cards/event/${number}.png`].map((url) => app.inject({ url })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  test('one whose host leaves does not become visible', async () => {
    const { ada } = await people(services, 'ada')
    const { id, number } = await makesEvent(services, ada)
    await pool.query('update events set host_id = null where id = $1', [id])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.left', personId: ada.id }))
    await services.work()
    expect(await eventOf(number)).toBeNull()
  })

  test('an event that a moderator removed stays hidden when an admin cancels it', async () => {
    const { id, number } = await makesEvent(services, host)
    await openContext(services.services).inTransaction((context) => moderatedEvents.event.remove(context, id))
    await admin.asks(CANCEL, { id })
    expect([await eventOf(number), (await eventOf(number, admin)).state]).toEqual([null, 'hidden'])
  })

  test('a removed event that is restored takes place again, and its guests are notified; one that its host canceled stays canceled', async () => {
    const { ada } = await people(services, 'ada')
    const { id, number } = await makesEvent(services, host)
    await pool.query("update events set state = 'published' where id = $1", [id])
    const dateId = (await pool.query<{ id: string }>('select id from event_dates where event_id = $1', [id])).rows[0]!.id
    await pool.query("insert into event_rsvps (date_id, person_id, answer, answered_at, seen_sequence) values ($1, $2, 'going', now(), 0)", [dateId, ada.id])
    const removed = (what: 'remove' | 'restore') => openContext(services.services).inTransaction(async (context) => void (await (what === 'remove' ? moderatedEvents.event.remove(context, id) : moderatedEvents.event.restore!(context, { id, text: '' }))))
    await removed('remove')
    await services.work()
    await removed('restore')
    await services.work()
    expect((await eventOf(number, admin)).state).toBe('published')
    const { rows } = await pool.query('select cancelled_at, cancel_reason from event_dates where event_id = $1', [id])
    expect(rows).toEqual([{ cancelled_at: null, cancel_reason: '' }])
    const { notifications } = (await ada.asks('{ notifications(first: 10) { items { title message } } }')).data
    expect(notifications.items.map(({ message }: { message: string }) => message).join()).toContain('It takes place after all, at the same time.')
    await admin.asks(CANCEL, { id })
    await removed('remove')
    await removed('restore')
    expect((await eventOf(number, admin)).state).toBe('cancelled')
  })

  test('an invited co-host sees it and can answer the invitation', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const { number } = await makesEvent(services, ada, { coHosts: [ben.username] })
    const VIEWER = 'query ($number: Int!) { viewerEvent(number: $number) { isInvited onlineUrl mayEdit } }'
    expect((await ben.asks(VIEWER, { number })).data.viewerEvent).toEqual({ isInvited: true, onlineUrl: null, mayEdit: false })
    expect([(await eventOf(number, ben))?.state, await eventOf(number, cy)]).toEqual(['proposed', null])
  })
})

describe('The online link and blocks (requirements E-9, E-14)', () => {
  const feedOf = async (person: Person) => (await app.inject({ url: new URL((await person.asks('mutation { renewCalendarFeed }')).data.renewCalendarFeed).pathname })).body
  const entriesIn = (text: string) => Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT').length

  test('the private calendar of a person who answered Maybe does not have the link', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    for (const place of ['Main Street 1', '']) {
      const { dates: [dateId] } = await makesEvent(services, host, { place })
      await answers(ada, dateId!, 'maybe')
      await answers(ben, dateId!, 'going')
    }
    const [ofAda, ofBen, ofHost] = [await feedOf(ada), await feedOf(ben), await feedOf(host)]
    expect([entriesIn(ofAda), ofAda.includes('meet.example')]).toEqual([2, false])
    expect([ofBen.includes('meet.example'), ofHost.includes('meet.example')]).toEqual([true, true])
  })

  test('a block removes an event from the calendar, the own events and the home page of people who answered Going', async () => {
    const { ada } = await people(services, 'ada')
    const { dates: [dateId] } = await makesEvent(services, host)
    await answers(ada, dateId!, 'going')
    const OWN = '{ nextEvent { card { id } } ownEvents(isPast: false) { dates { card { id } } } }'
    expect((await ada.asks(OWN)).data).toEqual({ nextEvent: { card: { id: dateId } }, ownEvents: { dates: [{ card: { id: dateId } }] } })
    await blocks(host, ada)
    expect((await ada.asks(OWN)).data).toEqual({ nextEvent: null, ownEvents: { dates: [] } })
    expect(entriesIn(await feedOf(ada))).toBe(0)
  })
})

describe('Odd times', () => {
  const saves = (change: object) => host.asks(SAVE_EVENT, { event: newEvent(services, change) })

  test.each([
    ['a series that ends after the year 9999', { startsAt: '9999-12-30T10:00', endsAt: '9999-12-30T11:00', recurrence: 'weekly', dateCount: 5 }, 'startsAt'],
    ['an event in the year 9999', { startsAt: '9999-12-31T10:00', endsAt: '9999-12-31T11:00' }, 'startsAt'],
    ['the year 0', { startsAt: '0000-01-01T10:00', endsAt: '0000-01-01T11:00' }, 'startsAt'],
    ['a zone that only some libraries know', { timeZone: 'AET' }, 'timeZone'],
    ['a zone of abbreviations', { timeZone: 'PST' }, 'timeZone'],
  ])('%s is refused at its field', async (_title, change, field) => {
    const reply = await saves(change)
    expect(codeOf(reply)).toBe('INVALID_INPUT')
    expect(Object.keys(fieldsOf(reply)!)).toEqual([field])
  })

  test('a date is not moved to a far year', async () => {
    const { dates } = await makesEvent(services, host, { recurrence: 'weekly', dateCount: 2 })
    const MOVE = 'mutation ($dateId: ID!, $startsAt: String!, $endsAt: String!) { moveEventDate(dateId: $dateId, startsAt: $startsAt, endsAt: $endsAt) }'
    expect(fieldsOf(await host.asks(MOVE, { dateId: dates[1], startsAt: '9999-12-31T10:00', endsAt: '9999-12-31T11:00' }))).toHaveProperty('startsAt')
  })

  test.each(['0000-01-01', '9999-12-31', '-000001-01-01', '2026-02-30'])('a list from %s answers without a fault', async (from) => {
    const reply = await someone.asks('query ($from: String!) { events(from: $from) { items { id } } past: events(show: past, from: $from) { items { id } } }', { from })
    expect(reply.errors === undefined || codeOf(reply) === 'INVALID_INPUT').toBe(true)
  })

  test('another recurrence moves no date into the past', async () => {
    const { id, dates, input } = await makesEvent(services, host, { recurrence: 'monthly', dateCount: 3 })
    // The first two dates are over, the third one is to come.
    await pool.query(`update event_dates set starts_at = now() - interval '60 days', ends_at = now() - interval '60 days' + interval '2 hours' where id = $1`, [dates[0]])
    await pool.query(`update event_dates set starts_at = now() - interval '30 days', ends_at = now() - interval '30 days' + interval '2 hours' where id = $1`, [dates[1]])
    const [startsAt, endsAt] = [hoursFromNow(services, -60 * 24), hoursFromNow(services, -60 * 24 + 2)]
    await pool.query('update events set starts_local = $2, ends_local = $3 where id = $1', [id, startsAt, endsAt])
    const reply = await host.asks(SAVE_EVENT, { event: { ...input, startsAt, endsAt, revision: 1, recurrence: 'weekly', dateCount: 3 } })
    expect(fieldsOf(reply)).toEqual({ recurrence: 'With this recurrence, upcoming dates would be in the past. Cancel them, or create a new event.' })
  })
})
