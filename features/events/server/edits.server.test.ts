import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { hoursFromNow, makesEvent, newEvent, passes, SAVE_EVENT } from '#tests/support/events.ts'
import { codeOf, fieldOf } from '#tests/support/graphql-reply.ts'

const services = await openTestServices()
const { pool } = services
const made = await people(services, 'mentor')
const host = await actingAs(services, made.mentor, 'mentor')
const someone = visitor(services)

const saves = (person: Person, event: object) => person.asks(SAVE_EVENT, { event })
interface Shown { title: string; place: string; dates: { id: string; startsAt: string; endsAt: string }[] }
const eventOf = async (number: number) => (await someone.asks<{ event: Shown }>('query ($number: Int!) { event(number: $number) { title place dates { id startsAt endsAt } } }', { number })).data!.event
/** Lets hours pass for a whole event. */
async function pass(eventId: string, dates: readonly string[], hours: number): Promise<object> {
  for (const dateId of dates) await passes(services, dateId, hours)
  const back = (column: string) => `to_char(${column}::timestamp - interval '${hours} hours', 'YYYY-MM-DD"T"HH24:MI')`
  const { rows } = await pool.query<{ startsAt: string; endsAt: string }>(`update events set starts_local = ${back('starts_local')}, ends_local = ${back('ends_local')} where id = $1 returning starts_local as "startsAt", ends_local as "endsAt"`, [eventId])
  return rows[0]!
}

describe('An edit whose answer was lost (requirement E-3)', () => {
  test('a new event that is sent again with changes has the changes', async () => {
    const input = newEvent(services)
    for (const title of ['First title', 'Second title', 'Second title']) expect((await saves(host, { ...input, title })).errors).toBeUndefined()
    const { rows } = await pool.query('select title, revision from events where id = $1', [input.id])
    expect(rows).toEqual([{ title: 'Second title', revision: 2 }])
  })

  test('an edit that is sent again is saved once; another edit of the older revision is refused', async () => {
    const { input } = await makesEvent(services, host)
    for (let n = 0; n < 2; n++) expect((await saves(host, { ...input, revision: 1, place: 'The mill' })).data.saveEvent).toMatchObject({ revision: 2 })
    expect(codeOf(await saves(host, { ...input, revision: 1, place: 'The barn' }))).toBe('OUTDATED_EDIT')
  })
})

describe('Times after the start (requirement E-3)', () => {
  test('the later dates of a series move once the first is over, which stays', async () => {
    const { id, number, dates, input } = await makesEvent(services, host, { recurrence: 'weekly', dateCount: 3 })
    const times = (await pass(id, dates, 110)) as { startsAt: string; endsAt: string }
    const before = (await eventOf(number)).dates
    const later = (local: string) => new Date(Date.parse(`${local}Z`) + 3600_000).toISOString().slice(0, 16)
    expect((await saves(host, { ...input, revision: 1, startsAt: later(times.startsAt), endsAt: later(times.endsAt) })).errors).toBeUndefined()
    const after = (await eventOf(number)).dates
    expect(after[0]).toEqual(before[0])
    for (const nth of [1, 2]) expect(Date.parse(after[nth]!.startsAt) - Date.parse(before[nth]!.startsAt)).toBe(3600_000)
  })

  test('a running event ends later, and its start stays', async () => {
    const { id, number, dates, input } = await makesEvent(services, host)
    const times = (await pass(id, dates, 101)) as { startsAt: string; endsAt: string }
    expect((await saves(host, { ...input, ...times, revision: 1, endsAt: hoursFromNow(services, 3) })).errors).toBeUndefined()
    expect((await eventOf(number)).dates[0]!.endsAt.slice(0, 16)).toBe(hoursFromNow(services, 3))
    expect(fieldOf(await saves(host, { ...input, revision: 2, startsAt: hoursFromNow(services, -2), endsAt: hoursFromNow(services, 3) }), 'startsAt')).toBe('The event has already started. Only its end can change.')
  })

  test('an event that is over keeps its times', async () => {
    const { id, dates, input } = await makesEvent(services, host)
    const times = (await pass(id, dates, 110)) as { startsAt: string; endsAt: string }
    expect(fieldOf(await saves(host, { ...input, ...times, revision: 1, endsAt: hoursFromNow(services, 1) }), 'startsAt')).toBe('The start is in the past. Choose a later time.')
    expect((await saves(host, { ...input, ...times, revision: 1, place: 'The mill' })).errors).toBeUndefined()
  })
})

test('two hosts who edit the recording do not replace the links of each other unnoticed (requirement E-13)', async () => {
  const { id, number, dates } = await makesEvent(services, host)
  await pass(id, dates, 110)
  const record = (revision: number, label: string) =>
    host.asks('mutation ($dateId: ID!, $label: String!, $revision: Int) { saveEventRecording(dateId: $dateId, recordingUrl: "", resources: [{ label: $label, url: "slides.example/1" }], revision: $revision) }', { dateId: dates[0], label, revision })
  for (let n = 0; n < 2; n++) expect((await record(0, 'Slides')).errors).toBeUndefined()
  expect(codeOf(await record(0, 'Notes'))).toBe('OUTDATED_EDIT')
  // The form counts each save, also one without a change.
  for (const revision of [1, 2]) expect((await record(revision, 'Notes')).errors).toBeUndefined()
  const { event } = (await someone.asks<{ event: { dates: object[] } }>('query ($number: Int!) { event(number: $number) { dates { recordingRevision resources { label url } } } }', { number })).data!
  expect(event.dates).toEqual([{ recordingRevision: 3, resources: [{ label: 'Notes', url: 'https://slides.example/1' }] }])
})
