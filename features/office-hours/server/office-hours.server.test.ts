import { randomUUID } from 'node:crypto'
import nodeIcal from 'node-ical'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeGrant, suspendPerson } from '#features/accounts/server/public.ts'
import { whenText } from '#features/events/rules/event-times.ts'
import { openContext } from '#platform/server/context.ts'
import { viewerOf } from '#platform/server/sessions/sessions.ts'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'
import { MAX_BOOKED } from '../rules/office-hours.ts'
import { releaseBookings } from './end-office-hours.ts'
import { officeHourTasks } from './office-hours.tasks.ts'

const services = await openTestServices()
const { pool, clock, app } = services
const all = await people(services, 'meg', 'max', 'lea', 'lou', 'boss', 'stranger')
const { lea, lou, stranger } = all
let meg: Person, max: Person, boss: Person
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
  boss = await actingAs(services, all.boss, 'admin')
})
beforeEach(async () => {
  await pool.query('delete from office_hour_slots')
  await pool.query("delete from throttle_windows where key like 'office-hour.%'")
})

const local = (hours: number) => new Date(clock.now().getTime() + hours * 3600_000).toISOString().slice(0, 16)

/** A day some days after the clocks go forward in Europe next year. */
function dayAfterChange(days: number): string {
  const day = new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 2, 31))
  day.setUTCDate(31 - day.getUTCDay() + days)
  return day.toISOString().slice(0, 10)
}

const OFFER = `mutation ($key: ID!, $group: ID, $startsAt: String!, $timeZone: String!, $weeks: Int!, $about: String!) {
  offerOfficeHours(key: $key, group: $group, startsAt: $startsAt, timeZone: $timeZone, minutes: 30, weeks: $weeks, about: $about, place: "", onlineUrl: "https://meet.example/secret") }`
const offers = (mentor: Person, { inHours = 48, ...more }: { inHours?: number; [field: string]: unknown } = {}, key: string = randomUUID()) =>
  mentor.asks(OFFER, { key, startsAt: local(inHours), timeZone: 'UTC', weeks: 1, about: 'Gradients', ...more })
/** Offers a slot; returns its id. */
async function slot(mentor = meg, more: { inHours?: number; [field: string]: unknown } = {}): Promise<string> {
  const key = randomUUID()
  await ok(offers(mentor, more, key))
  return key
}
const books = (person: Person, id: string, key: string = randomUUID(), subject = 'My loss does not fall') => person.asks('mutation ($id: ID!, $key: ID!, $subject: String!) { bookOfficeHour(id: $id, key: $key, subject: $subject) }', { id, key, subject })
/** Books a slot; returns the id of the booking. */
async function booked(person: Person, id: string): Promise<string> {
  const key = randomUUID()
  await ok(books(person, id, key))
  return key
}
const cancelsBooking = (person: Person, id: string, reason = 'I am ill') => person.asks('mutation ($id: ID!, $reason: String!) { cancelOfficeHourBooking(id: $id, reason: $reason) }', { id, reason })
const cancelsSlots = (person: Person, id: string, reason = '', isSeries = false) => person.asks('mutation ($id: ID!, $reason: String!, $isSeries: Boolean!) { cancelOfficeHours(id: $id, reason: $reason, isSeries: $isSeries) }', { id, reason, isSeries })
interface Listed { id: string; startsAt: string; endsAt: string; timeZone: string; group: string | null }
const open = async (person: Person, more: object = {}) =>
  (await ok(person.asks<{ officeHours: { items: Listed[] } }>('query ($mentor: String, $group: ID) { officeHours(mentor: $mentor, group: $group) { items { id startsAt endsAt timeZone group } } }', more))).data!.officeHours.items
const openIds = async (person: Person, more: object = {}) => (await open(person, more)).map(({ id }) => id)
interface Booked { id: string; onlineUrl: string | null; cancelledBy: string | null; cancelReason: string; subject: string }
const bookingsOf = async (person: Person) =>
  (await ok(person.asks<{ officeHourBookings: Booked[] }>('{ officeHourBookings(isPast: false) { id onlineUrl cancelledBy cancelReason subject } }'))).data!.officeHourBookings
const notesOf = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}
async function group(...learners: Person[]): Promise<string> {
  const id = randomUUID()
  await ok(meg.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  for (const { id: person } of learners) await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now())", [id, person])
  return id
}
const run = () => officeHourTasks[0]!.run(openContext(services.services), {})
const asBoss = async () => openContext(services.services, await viewerOf(services.services, boss.token))

describe('Offering (requirement O-1)', () => {
  test('only mentors offer; a weekly series keeps its local time over a change of the clocks, and sending it twice offers it once', async () => {
    expect(codeOf(await offers(lea))).toBe('NOT_ALLOWED')
    const key = randomUUID()
    for (let n = 0; n < 2; n++) await ok(offers(meg, { startsAt: `${dayAfterChange(-13)}T18:00`, timeZone: 'Europe/Berlin', weeks: 4 }, key))
    const slots = await open(lea)
    expect(slots.map(({ startsAt, endsAt, timeZone }) => /6:00 – 6:30 PM, Berlin time \((GMT\+\d)\)/.exec(whenText(new Date(startsAt), new Date(endsAt), timeZone))?.[1])).toEqual(['GMT+1', 'GMT+1', 'GMT+2', 'GMT+2'])
    expect(slots[0]!.id).toBe(key)
  })

  test('slots of a mentor do not overlap, are in the future, and need a time that exists', async () => {
    await slot(meg, { inHours: 48 })
    expect(fieldOf(await offers(meg, { startsAt: local(48.25) }), 'startsAt')).toContain('You already offer an office hour on')
    await ok(offers(meg, { startsAt: local(48.5) }))
    await ok(offers(max, { startsAt: local(48) }))
    expect(fieldOf(await offers(meg, { inHours: -1 }), 'startsAt')).toContain('in the past')
    expect(fieldOf(await offers(meg, { startsAt: `${dayAfterChange(0)}T02:30`, timeZone: 'Europe/Berlin' }), 'startsAt')).toContain('doesn’t exist')
  })

  test('slots for a group are offered by its mentors and seen by its members alone', async () => {
    const id = await group(lea)
    expect(codeOf(await offers(max, { group: id }))).toBe('NOT_FOUND')
    const own = await slot(meg, { group: id })
    expect(await open(lea)).toMatchObject([{ id: own, group: 'Tuesdays' }])
    expect(await openIds(lea, { group: id })).toEqual([own])
    expect(await openIds(lou)).toEqual([])
    expect(codeOf(await books(lou, own))).toBe('NOT_FOUND')
    await ok(meg.asks('mutation ($id: ID!) { archiveMentorGroup(id: $id, isArchived: true) }', { id }))
    expect(await openIds(lea)).toEqual([])
    expect(codeOf(await books(lea, own))).toBe('NOT_FOUND')
  })
})

describe('Booking (requirements O-2 and O-3)', () => {
  test('fifty people book a slot at once: one gets it, and the others get a message', async () => {
    const id = await slot()
    const { rows } = await pool.query<{ id: string }>(
      `insert into people (id, username, name) select gen_random_uuid(), 'crowd-' || n, 'Crowd' from generate_series(1, 50) n returning id`,
    )
    const { bookSlot } = await import('./book-slot.ts')
    const viewer = await viewerOf(services.services, lea.token)
    const replies = await Promise.allSettled(rows.map(({ id: personId }) => bookSlot(openContext(services.services, { ...viewer!, id: personId }), { id, key: randomUUID(), subject: 'Me', startsAt: null })))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = new Set(replies.flatMap((reply) => (reply.status === 'rejected' ? [(reply.reason as Error).message] : [])))
    expect([...reasons]).toEqual(['Someone else just booked this office hour. Choose another one.'])
    expect((await pool.query('select from office_hour_bookings where slot_id = $1', [id])).rowCount).toBe(1)
  })

  test('the mentor is notified; the link is only for the two; a booked slot is no longer offered', async () => {
    const id = await slot()
    expect(JSON.stringify((await lou.asks('{ officeHours { items { id place isOnline } } }')).data)).not.toContain('secret')
    const key = await booked(lea, id)
    await ok(books(lea, id, key))
    expect(await bookingsOf(lea)).toMatchObject([{ id: key, onlineUrl: 'https://meet.example/secret', cancelledBy: null }])
    expect(await openIds(lou)).toEqual([])
    expect((await notesOf(meg))[0]).toMatch(/^lea booked your office hour on .*: My loss does not fall$/)
    expect(codeOf(await meg.asks('{ officeHourBookings(isPast: false) { id } }'))).toBeUndefined()
    expect((await visitor(services).asks('{ officeHours { items { id } } }')).errors?.[0]?.extensions?.code).toBe('NOT_SIGNED_IN')
  })

  test('learner and mentor see what is over, the latest first, and not what was canceled (requirement O-4)', async () => {
    const [first, second, cancelled] = [await booked(lea, await slot()), await booked(lea, await slot(meg, { inHours: 72 })), await booked(lea, await slot(meg, { inHours: 96 }))]
    await ok(cancelsBooking(lea, cancelled))
    const past = async (person: Person, field: string) => (await ok(person.asks<Record<'booked', { id: string }[]>>(`{ booked: ${field} { id } }`))).data!.booked.map(({ id }) => id)
    expect(await past(lea, 'officeHourBookings(isPast: true)')).toEqual([])
    await pool.query("update office_hour_slots set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days' where mentor_id = $1", [meg.id])
    expect(await past(lea, 'officeHourBookings(isPast: true)')).toEqual([second, first])
    expect(await past(meg, 'heldOfficeHours')).toEqual([second, first])
    expect(await past(lou, 'officeHourBookings(isPast: true)')).toEqual([])
  })

  test('no own slots, none that started, none without a subject, none at the same time as another, and only a few', async () => {
    expect(messageOf(await books(meg, await slot()))).toBe('You can’t book your own office hours.')
    const started = await slot(meg, { inHours: 60 })
    await pool.query("update office_hour_slots set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where id = $1", [started, clock.now()])
    expect(messageOf(await books(lea, started))).toContain('already started')
    const id = await slot(meg, { inHours: 70 })
    expect(fieldOf(await books(lea, id, randomUUID(), ' '), 'subject')).toBe('Write what you want to talk about.')
    await booked(lea, id)
    expect(messageOf(await books(lea, await slot(max, { inHours: 70.25 })))).toBe('You have booked another office hour at this time.')
    for (let n = 1; n < MAX_BOOKED; n++) await booked(lea, await slot(max, { inHours: 80 + n }))
    expect(messageOf(await books(lea, await slot(max, { inHours: 90 })))).toContain(`You can have ${MAX_BOOKED} office hours booked`)
  })

  test('a block between mentor and learner hides the slots', async () => {
    const id = await slot(max)
    await pool.query('insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())', [max.id, stranger.id])
    expect(await openIds(stranger)).toEqual([])
    expect(codeOf(await books(stranger, id))).toBe('NOT_FOUND')
    await pool.query('delete from blocks where blocker_id = $1', [max.id])
  })
})

describe('Editing (requirement O-9)', () => {
  const EDIT = `mutation ($id: ID!, $startsAt: String!, $timeZone: String!, $place: String!, $onlineUrl: String!) {
    editOfficeHour(id: $id, startsAt: $startsAt, timeZone: $timeZone, about: "Gradients", place: $place, onlineUrl: $onlineUrl) }`
  const EDIT_SERIES = EDIT.replace('editOfficeHour(', 'editOfficeHour(isSeries: true, ')
  const edits = (mentor: Person, id: string, more: object = {}) => mentor.asks(EDIT, { id, startsAt: local(48), timeZone: 'UTC', place: 'Room 4', onlineUrl: '', ...more })

  test('a mentor moves an open slot; nobody else can, and it overlaps no other and is not in the past', async () => {
    const id = await slot()
    await slot(meg, { inHours: 60 })
    for (const [person, code] of [[max, 'NOT_FOUND'], [lea, 'NOT_ALLOWED']] as const) expect(codeOf(await edits(person, id))).toBe(code)
    expect(fieldOf(await edits(meg, id, { startsAt: local(60.25) }), 'startsAt')).toContain('You already offer an office hour on')
    expect(fieldOf(await edits(meg, id, { startsAt: local(-1) }), 'startsAt')).toContain('in the past')
    expect(fieldOf(await edits(meg, id, { place: ' ' }), 'place')).toBe('Enter a place or an online link.')
    const [before] = await open(lea)
    await ok(edits(meg, id, { startsAt: local(48.25) }))
    const [after] = await open(lea)
    expect([after!.id, after!.startsAt === before!.startsAt]).toEqual([id, false])
  })

  test('the length of an open slot can change, of a booked one it stays', async () => {
    const id = await slot()
    await slot(meg, { inHours: 48.75 })
    const RESIZE = 'mutation ($id: ID!, $minutes: Int!) { editOfficeHour(id: $id, minutes: $minutes) }'
    const lengthOf = async () => (await pool.query('select extract(epoch from ends_at - starts_at)::int / 60 as minutes from office_hour_slots where id = $1', [id])).rows[0].minutes
    expect(fieldOf(await meg.asks(RESIZE, { id, minutes: 60 }), 'startsAt')).toContain('overlaps this one')
    await ok(meg.asks(RESIZE, { id, minutes: 45 }))
    expect(await lengthOf()).toBe(45)
    await booked(lea, id)
    expect(fieldOf(await meg.asks(RESIZE, { id, minutes: 15 }), 'startsAt')).toContain('A learner booked this time.')
    expect(await lengthOf()).toBe(45)
  })

  test('a change of the length alone leaves the start of each slot of the series, also in the hour that occurs twice', async () => {
    const id = await slot(meg, { weeks: 3 })
    const periodsOf = async () => (await pool.query<{ id: string; starts_at: Date; minutes: number }>("select id, starts_at, extract(epoch from ends_at - starts_at)::int / 60 as minutes from office_hour_slots order by starts_at")).rows
    const later = (await periodsOf())[1]!
    // 30 minutes after the repeated 2:00 in Berlin, which a local time does not tell from the first one.
    const repeated = new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 9, 31, 1, 30))
    repeated.setUTCDate(31 - repeated.getUTCDay())
    await ok(edits(meg, later.id, { startsAt: new Date(later.starts_at.getTime() + 2 * 3600_000).toISOString().slice(0, 16) }))
    const RESIZE = 'mutation ($id: ID!, $isSeries: Boolean!) { editOfficeHour(id: $id, minutes: 45, isSeries: $isSeries) }'
    const before = await periodsOf()
    await ok(meg.asks(RESIZE, { id, isSeries: true }))
    expect(await periodsOf()).toEqual(before.map((one) => ({ ...one, minutes: 45 })))
    await pool.query("update office_hour_slots set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes', time_zone = 'Europe/Berlin' where id = $1", [later.id, repeated])
    await ok(meg.asks(RESIZE, { id: later.id, isSeries: false }))
    expect((await periodsOf()).find((one) => one.id === later.id)).toEqual({ id: later.id, starts_at: repeated, minutes: 45 })
  })

  test('booking or moving to a slot uses the time that the learner saw, or says that the mentor moved it', async () => {
    const [id, other] = [await slot(), await slot(meg, { inHours: 90 })]
    const startOf = async (one: string) => (await pool.query<{ starts_at: Date }>('select starts_at from office_hour_slots where id = $1', [one])).rows[0]!.starts_at.toISOString()
    const BOOK = 'mutation ($id: ID!, $key: ID!, $startsAt: String) { bookOfficeHour(id: $id, key: $key, subject: "Loss", startsAt: $startsAt) }'
    const key = randomUUID()
    const seen = await startOf(id)
    await ok(edits(meg, id, { startsAt: local(58) }))
    expect((await lea.asks(BOOK, { id, key, startsAt: seen })).errors?.[0]?.message).toContain('moved this office hour')
    await ok(lea.asks(BOOK, { id, key, startsAt: await startOf(id) }))
    const MOVE = 'mutation ($id: ID!, $to: ID!, $startsAt: String) { moveOfficeHourBooking(id: $id, to: $to, startsAt: $startsAt) }'
    expect((await lea.asks(MOVE, { id: key, to: other, startsAt: seen })).errors?.[0]?.message).toContain('moved this office hour')
    await ok(lea.asks(MOVE, { id: key, to: other, startsAt: await startOf(other) }))
  })

  test('the learner of a booked slot is notified of a change, and of nothing if all is the same; its time stays', async () => {
    const id = await slot()
    await booked(lea, id)
    expect(fieldOf(await edits(meg, id, { startsAt: local(50) }), 'startsAt')).toContain('A learner booked this time.')
    expect(fieldOf(await edits(meg, id, { timeZone: 'Asia/Tokyo' }), 'startsAt')).toContain('A learner booked this time.')
    const changes = async () => (await notesOf(lea)).filter((note) => note.startsWith('meg changed the details of your office hour on'))
    await ok(edits(meg, id, { place: '', onlineUrl: 'https://meet.example/secret' }))
    expect(await changes()).toEqual([])
    await ok(edits(meg, id))
    expect(await changes()).toHaveLength(1)
    await ok(cancelsSlots(meg, id, 'I am ill'))
    expect(codeOf(await edits(meg, id))).toBe('NOT_FOUND')
  })

  test('an edit of a series changes the later ones too, but not the earlier ones; it moves all or none', async () => {
    await slot(meg, { weeks: 4 })
    const editsSeries = (id: string, more: object = {}) => meg.asks(EDIT_SERIES, { id, startsAt: local(48 + 7 * 24), timeZone: 'UTC', place: 'Room 4', onlineUrl: '', ...more })
    const rowsOf = async () => (await pool.query<{ id: string; place: string; starts_at: Date }>('select id, place, starts_at from office_hour_slots order by starts_at')).rows
    const [first, second, third, fourth] = await rowsOf()
    await booked(lea, third!.id)
    const changes = async () => (await notesOf(lea)).filter((note) => note.startsWith('meg changed the details of your office hour on')).length
    const before = await changes()
    await ok(editsSeries(second!.id))
    expect((await rowsOf()).map(({ place }) => place)).toEqual(['', 'Room 4', 'Room 4', 'Room 4'])
    expect(await changes()).toBe(before + 1)
    // Without the series, only this one changes.
    await ok(edits(meg, second!.id, { startsAt: local(48 + 7 * 24), place: 'Room 5' }))
    expect((await rowsOf()).map(({ place }) => place)).toEqual(['', 'Room 5', 'Room 4', 'Room 4'])
    const later = { startsAt: local(48 + 7 * 24 + 25) }
    expect(fieldOf(await editsSeries(second!.id, later), 'startsAt')).toMatch(/^A learner booked .+\. Cancel that booking to move it\.$/)
    expect((await rowsOf()).map(({ starts_at }) => starts_at)).toEqual([first, second, third, fourth].map((one) => one!.starts_at))
    await ok(cancelsSlots(meg, third!.id, 'I am ill'))
    await ok(editsSeries(second!.id, later))
    const hours = (await rowsOf()).map(({ starts_at }, at) => (starts_at.getTime() - [first, second, third, fourth][at]!.starts_at.getTime()) / 3600_000)
    expect(hours.map(Math.round)).toEqual([0, 25, 0, 25])
    // It may not overlap another one.
    await slot(meg, { inHours: 48 + 21 * 24 + 27 })
    expect(fieldOf(await editsSeries(second!.id, { startsAt: local(48 + 7 * 24 + 27) }), 'startsAt')).toContain('You already offer an office hour on')
  })
})

describe('Editing in two windows (requirement O-9)', () => {
  const EDIT = `mutation ($id: ID!, $startsAt: String, $timeZone: String, $minutes: Int, $about: String, $place: String, $onlineUrl: String, $revision: Int, $isSeries: Boolean) {
    editOfficeHour(id: $id, startsAt: $startsAt, timeZone: $timeZone, minutes: $minutes, about: $about, place: $place, onlineUrl: $onlineUrl, revision: $revision, isSeries: $isSeries) }`
  const LINK = 'https://meet.example/secret'
  const rowOf = async (id: string) => (await pool.query('select starts_at, about, place, online_url from office_hour_slots where id = $1', [id])).rows[0] as { starts_at: Date; about: string; place: string; online_url: string }
  const revisionsOf = async () => (await meg.asks<{ ownOfficeHours: { revision: number }[] }>('{ ownOfficeHours { revision } }')).data!.ownOfficeHours.map(({ revision }) => revision)

  test('only the fields that are sent change; a place or a link is needed after that; a start has a time zone', async () => {
    const id = await slot()
    const { starts_at: start } = await rowOf(id)
    await ok(meg.asks(EDIT, { id, place: 'Room 4' }))
    await ok(meg.asks(EDIT, { id, about: 'Losses' }))
    expect(await rowOf(id)).toEqual({ starts_at: start, about: 'Losses', place: 'Room 4', online_url: LINK })
    await ok(meg.asks(EDIT, { id, onlineUrl: '' }))
    expect(fieldOf(await meg.asks(EDIT, { id, place: '' }), 'place')).toBe('Enter a place or an online link.')
    expect(fieldOf(await meg.asks(EDIT, { id, startsAt: local(50) }), 'timeZone')).toBe('Choose a time zone.')
    expect(fieldOf(await meg.asks(EDIT, { id, timeZone: 'UTC' }), 'startsAt')).toBe('Enter a date and a time.')
    await ok(meg.asks(EDIT, { id, startsAt: local(50), timeZone: 'UTC' }))
    const { starts_at: moved, ...texts } = await rowOf(id)
    expect([moved > start, texts]).toEqual([true, { about: 'Losses', place: 'Room 4', online_url: '' }])
  })

  test.each([{ place: 'Room 5' }, { about: 'Losses' }, { minutes: 60 }, { startsAt: local(52), timeZone: 'UTC' }])('an edit of an earlier version is refused, and saved on the latest one: %o', async (edit) => {
    const id = await slot(meg, { weeks: 2 })
    await ok(meg.asks(EDIT, { id, minutes: 45, revision: 1 }))
    const stale = await meg.asks(EDIT, { ...edit, id, revision: 1 })
    expect([codeOf(stale), await revisionsOf()]).toEqual(['OUTDATED_EDIT', [2, 1]])
    await ok(meg.asks(EDIT, { ...edit, id, revision: 2, isSeries: true }))
    // Sent again, after a lost answer.
    await ok(meg.asks(EDIT, { ...edit, id, revision: 2, isSeries: true }))
    expect(await revisionsOf()).toEqual([3, 2])
  })

  test('an edit of a series leaves what it does not change in the later ones', async () => {
    const id = await slot(meg, { weeks: 2 })
    const later = (await pool.query<{ id: string }>('select id from office_hour_slots where id <> $1', [id])).rows[0]!.id
    await ok(meg.asks(EDIT, { id: later, place: 'Room 5', onlineUrl: '' }))
    await ok(meg.asks(EDIT, { id, about: 'Losses', isSeries: true }))
    expect(await rowOf(later)).toMatchObject({ about: 'Losses', place: 'Room 5', online_url: '' })
    await ok(meg.asks(EDIT, { id, place: 'Room 6' }))
    const place = fieldOf(await meg.asks(EDIT, { id, place: '', isSeries: true }), 'place')
    expect(place).toMatch(/^One of the later ones would have neither a place nor an online link: the one on /)
  })
})

describe('Moving a booking (requirement O-10)', () => {
  const moves = (person: Person, id: string, to: string) => person.asks('mutation ($id: ID!, $to: ID!) { moveOfficeHourBooking(id: $id, to: $to) }', { id, to })
  const slotOf = async (id: string) => (await pool.query<{ slot_id: string }>('select slot_id from office_hour_bookings where id = $1', [id])).rows[0]!.slot_id

  test('the learner moves it to another open time of the mentor: the subject stays, the mentor is notified, and the first time is open again', async () => {
    const first = await slot()
    const second = await slot(meg, { inHours: 60 })
    const id = await booked(lea, first)
    for (let n = 0; n < 2; n++) await ok(moves(lea, id, second))
    expect(await bookingsOf(lea)).toMatchObject([{ id, subject: 'My loss does not fall' }])
    expect(await slotOf(id)).toBe(second)
    expect(await openIds(lou)).toEqual([first])
    const told = (await notesOf(meg)).filter((note) => /^lea moved the office hour on .+ to .+\.$/.test(note))
    expect(told).toHaveLength(1)
    const file = await app.inject({ url: `/api/office-hours/${id}/calendar.ics`, headers: { authorization: `Bearer ${lea.token}` } })
    const [entry] = Object.values(nodeIcal.sync.parseICS(file.body)).filter((one) => one?.type === 'VEVENT')
    expect(entry).toMatchObject({ sequence: 1 })
    // Another mentor’s time is another office hour.
    const near = await slot(max, { inHours: 48.25 })
    expect(codeOf(await moves(lea, id, near))).toBe('NOT_FOUND')
  })

  test('not by others, not to a time that is taken, started, canceled or another one’s, and not once it has started or was canceled', async () => {
    const first = await slot()
    const second = await slot(meg, { inHours: 60 })
    const id = await booked(lea, first)
    for (const person of [lou, meg]) expect(codeOf(await moves(person, id, second))).toBe('NOT_FOUND')
    await booked(lou, second)
    expect(messageOf(await moves(lea, id, second))).toContain('Someone else just booked')
    const gone = await slot(meg, { inHours: 70 })
    await ok(cancelsSlots(meg, gone))
    expect(messageOf(await moves(lea, id, gone))).toContain('was canceled')
    const busy = await slot(max, { inHours: 80 })
    await booked(lea, busy)
    expect(messageOf(await moves(lea, id, await slot(meg, { inHours: 80.25 })))).toBe('You have booked another office hour at this time.')
    expect(await slotOf(id)).toBe(first)
    const free = await slot(meg, { inHours: 90 })
    await pool.query("update office_hour_slots set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where id = $1", [first, clock.now()])
    expect(messageOf(await moves(lea, id, free))).toBe('This office hour has already started.')
    const other = await booked(lou, free)
    await ok(cancelsBooking(lou, other))
    expect(messageOf(await moves(lou, other, await slot(meg, { inHours: 100 })))).toContain('This booking was canceled.')
  })

  test('two learners who swap at once get no time twice, and reminders follow the new time', async () => {
    const [one, two, three] = [await slot(), await slot(meg, { inHours: 60 }), await slot(meg, { inHours: 70 })]
    const [ofLea, ofLou] = [await booked(lea, one), await booked(lou, two)]
    const replies = await Promise.all([moves(lea, ofLea, three), moves(lou, ofLou, three), moves(lea, ofLea, two), moves(lou, ofLou, one)])
    // One of them gets the free time, and there is no deadlock.
    expect(replies.some((reply) => reply.errors === undefined)).toBe(true)
    for (const reply of replies) expect([null, 'Someone else just booked this office hour. Choose another one.']).toContain(messageOf(reply) ?? null)
    const held = [await slotOf(ofLea), await slotOf(ofLou)]
    expect(new Set(held).size).toBe(2)
  })

  test('reminders follow the new time, and one of an earlier time that comes late says nothing', async () => {
    const [today, tomorrow, later] = [await slot(meg, { inHours: 20 }), await slot(meg, { inHours: 22 }), await slot(meg, { inHours: 90 })]
    const id = await booked(stranger, today)
    const reminder = async () => (await notesOf(stranger)).find((text) => text.startsWith('Your office hour with meg starts'))
    await run()
    const first = await reminder()
    expect(first).toBeDefined()
    await ok(moves(stranger, id, tomorrow))
    await run()
    await ok(moves(stranger, id, later))
    // The reminder of the second time was not delivered yet.
    expect(await reminder()).toBe(first)
    await ok(moves(stranger, id, tomorrow))
    await run()
    const second = await reminder()
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
  })

  test('a move and the cancellation of its series at once: nobody is busy, and a canceled booking says so', async () => {
    await slot(meg, { weeks: 4, inHours: 60 })
    const [first, second, third] = await openIds(lea)
    const id = await booked(lea, third!)
    const replies = await Promise.all([moves(lea, id, first!), cancelsSlots(meg, second!, 'I am away', true), moves(lea, id, second!)])
    for (const reply of replies) expect(codeOf(reply)).not.toBe('BUSY')
    const [row] = (await pool.query<{ is_canceled: boolean; is_slot_canceled: boolean }>('select b.cancelled_at is not null as is_canceled, s.cancelled_at is not null as is_slot_canceled from office_hour_bookings b join office_hour_slots s on s.id = b.slot_id where b.id = $1', [id])).rows
    expect(row!.is_canceled).toBe(row!.is_slot_canceled)
  })
})

describe('Canceling (requirement O-4)', () => {
  test('after a lost answer, what was changed is stored with a booking, and refused with an offer', async () => {
    const key = randomUUID()
    const startsAt = local(48)
    for (const about of ['Gradients', 'Gradients']) await ok(offers(meg, { startsAt, about, weeks: 2 }, key))
    expect(messageOf(await offers(meg, { startsAt, about: 'Matrices', weeks: 2 }, key))).toBe('These office hours were offered already, as you entered them before. Change them in the list.')
    expect((await open(lea)).map(({ id }) => id).includes(key)).toBe(true)
    const booking = randomUUID()
    for (const subject of ['First', 'Second']) await ok(books(lea, key, booking, subject))
    expect((await bookingsOf(lea)).map(({ subject }) => subject)).toEqual(['Second'])
  })

  test('either side cancels with a reason, the other is notified, and the slot can be booked again', async () => {
    const id = await slot()
    const first = await booked(lea, id)
    expect(fieldOf(await cancelsBooking(lea, first, ' '), 'reason')).toBe('Write a reason.')
    for (const person of [lou, max]) expect(codeOf(await cancelsBooking(person, first))).toBe('NOT_FOUND')
    for (let time = 0; time < 2; time++) await ok(cancelsBooking(lea, first))
    // A mentor whose page is older reads that the reason reaches nobody.
    expect(messageOf(await cancelsBooking(meg, first, 'A fire drill'))).toBe('This booking was already canceled.')
    expect((await notesOf(meg))[0]).toMatch(/^The office hour with lea on .* was canceled: I am ill$/)
    expect(await bookingsOf(lea)).toEqual([])
    const second = await booked(lou, id)
    await ok(cancelsBooking(meg, second, 'A fire drill'))
    expect((await notesOf(lou))[0]).toMatch(/^The office hour with meg on .* was canceled: A fire drill$/)
    expect(await bookingsOf(lou)).toMatchObject([{ cancelledBy: 'mentor', cancelReason: 'A fire drill', onlineUrl: null }])
    expect(await openIds(lea)).toEqual([id])
    await booked(lea, id)
  })

  test('a mentor cancels a slot or a series; a reason is required if someone booked', async () => {
    const id = await slot(meg, { weeks: 3 })
    const [, second, third] = await openIds(lea)
    await booked(lea, third!)
    expect(codeOf(await cancelsSlots(max, id))).toBe('NOT_FOUND')
    await ok(cancelsSlots(meg, id))
    expect(await openIds(lou)).toEqual([second])
    expect(fieldOf(await cancelsSlots(meg, second!, '', true), 'reason')).toContain('Write a reason')
    await ok(cancelsSlots(meg, second!, 'I am away', true))
    expect(await openIds(lou)).toEqual([])
    expect((await notesOf(lea))[0]).toContain('was canceled: I am away')
    expect(messageOf(await books(lou, second!))).toContain('was canceled')
  })

  test('a booking and the cancellation of its slot at once: the learner has a place, or a message that it was canceled', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await slot(meg, { inHours: 100 + round })
      const [reply] = await Promise.all([books(lou, id), cancelsSlots(meg, id, 'I am away')])
      const { rows } = await pool.query<{ left: number }>('select count(*)::int as left from office_hour_bookings b join office_hour_slots s on s.id = b.slot_id where s.id = $1 and b.cancelled_at is null and s.cancelled_at is not null', [id])
      expect([reply.errors?.[0]?.message ?? '', rows[0]!.left]).toEqual([expect.stringMatching(/^$|canceled/), 0])
    }
  })
})

describe('Reminders and calendar files (requirements O-5 and O-6)', () => {
  test('both are reminded a day and an hour before, each once', async () => {
    const key = await booked(lea, await slot(meg, { inHours: 30 }))
    await run()
    const soon = async () => (await notesOf(lea)).filter((text) => text.startsWith('Your office hour with meg starts'))
    expect(await soon()).toHaveLength(0)
    const move = (minutes: number) => pool.query("update office_hour_slots s set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' from office_hour_bookings b where b.slot_id = s.id and b.id = $1", [key, new Date(clock.now().getTime() + minutes * 60_000)])
    await move(23 * 60)
    for (let n = 0; n < 3; n++) await run()
    expect(await soon()).toHaveLength(1)
    await move(50)
    for (let n = 0; n < 3; n++) await run()
    expect(await soon()).toHaveLength(2)
    expect((await notesOf(meg)).filter((text) => text.startsWith('Your office hour with lea starts'))).toHaveLength(2)
    const { rows } = await pool.query("select from office_hour_bookings where id = $1 and reminded_day_at is not null and reminded_hour_at is not null", [key])
    expect(rows).toHaveLength(1)
  })

  test('the calendar file is for the two people, and cancels after a cancellation', async () => {
    const key = await booked(lea, await slot())
    const file = (person: Person) => app.inject({ url: `/api/office-hours/${key}/calendar.ics`, headers: { authorization: `Bearer ${person.token}` } })
    const entries = async (person: Person) => Object.values(nodeIcal.sync.parseICS((await file(person)).body)).filter((part) => part?.type === 'VEVENT')
    expect(await entries(lea)).toMatchObject([{ uid: `${key}@cloggle.test`, summary: 'Office hour with meg', status: 'CONFIRMED', location: 'https://meet.example/secret' }])
    expect(await entries(meg)).toMatchObject([{ summary: 'Office hour with lea' }])
    expect((await file(lou)).statusCode).toBe(404)
    for (const person of [lea, meg]) {
      const address = (await ok(person.asks<{ renewCalendarFeed: string }>('mutation { renewCalendarFeed }'))).data!.renewCalendarFeed
      expect((await app.inject({ url: new URL(address).pathname })).body).toContain(`UID:${key}@cloggle.test`)
    }
    await ok(cancelsBooking(lea, key))
    expect((await file(lea)).body).toContain('METHOD:CANCEL')
    expect(await entries(lea)).toMatchObject([{ status: 'CANCELLED' }])
  })
})

describe('Mentors who are gone (requirement O-7)', () => {
  test('losing the role cancels the upcoming slots with a notice, and so does a suspension', async () => {
    const grant = async (held: boolean) => changeGrant(await asBoss(), { personId: max.id, role: 'mentor', held, reason: 'For the test' })
    await booked(lea, await slot(max))
    const free = await slot(max, { inHours: 60 })
    await grant(false)
    expect(codeOf(await books(lou, free))).toBe('NOT_FOUND')
    expect((await notesOf(lea))[0]).toContain('was canceled: The mentor no longer offers office hours.')
    expect((await pool.query('select from office_hour_slots where cancelled_at is null')).rowCount).toBe(0)
    await grant(true)
    max = await actingAs(services, max, 'mentor')
    await booked(lou, await slot(max))
    await suspendPerson(await asBoss(), { personId: max.id, suspended: true, reason: 'For the test' })
    expect((await notesOf(lou))[0]).toContain('was canceled: The mentor no longer offers office hours.')
  })

  test('a learner who is suspended or deletes the account frees the slot, and so does a block; the mentor is notified', async () => {
    const { sue, ann, bob } = await people(services, 'sue', 'ann', 'bob')
    const ids = [await slot(meg, { inHours: 20 }), await slot(meg, { inHours: 21 }), await slot(meg, { inHours: 22 })]
    await booked(sue, ids[0]!)
    await booked(ann, ids[1]!)
    await booked(bob, ids[2]!)
    await suspendPerson(await asBoss(), { personId: sue.id, suspended: true, reason: 'For the test' })
    await ok(bob.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: meg.id }))
    await openContext(services.services).inTransaction(async (context) => {
      await releaseBookings(context, ann.id)
      await context.db.deleteFrom('people').where('id', '=', ann.id).execute()
    })
    const notes = (await notesOf(meg)).filter((text) => text.startsWith('The office hour with'))
    for (const [name, reason] of [['sue', 'The learner is no longer on Cloggle.'], ['bob', 'It can no longer take place.'], ['a former member', 'The learner is no longer on Cloggle.']]) {
      expect(notes).toContainEqual(expect.stringMatching(new RegExp(`^The office hour with ${name} on .* was canceled: ${reason}$`)))
    }
    expect((await openIds(lou)).toSorted()).toEqual(ids.toSorted())
  })

  test('the private calendar has the subjects of learners only while its owner is a mentor', async () => {
    const { ned } = await people(services, 'ned')
    const mentor = await actingAs(services, ned, 'mentor')
    const key = await booked(lea, await slot(mentor, { inHours: 90 }))
    await pool.query("update office_hour_slots set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where mentor_id = $1", [mentor.id, new Date(clock.now().getTime() - 3600_000)])
    const address = (await ok(mentor.asks<{ renewCalendarFeed: string }>('mutation { renewCalendarFeed }'))).data!.renewCalendarFeed
    const calendar = async () => (await app.inject({ url: new URL(address).pathname })).body
    expect(await calendar()).toContain(`UID:${key}@cloggle.test`)
    await changeGrant(await asBoss(), { personId: mentor.id, role: 'mentor', held: false, reason: 'For the test' })
    expect(await calendar()).not.toContain(`UID:${key}@cloggle.test`)
  })

  test('what a mentor wrote is removed with their account', async () => {
    const { kim } = await people(services, 'kim')
    const mentor = await actingAs(services, kim, 'mentor')
    const id = await slot(mentor)
    const booking = await booked(lea, id)
    await ok(mentor.asks('mutation ($id: ID!) { cancelOfficeHourBooking(id: $id, reason: "I am in hospital.") }', { id: booking }))
    await openContext(services.services).inTransaction(async (context) => {
      await releaseBookings(context, mentor.id)
      await context.db.deleteFrom('people').where('id', '=', mentor.id).execute()
    })
    const { rows } = await pool.query('select s.about, s.online_url, b.cancel_reason from office_hour_slots s join office_hour_bookings b on b.slot_id = s.id where s.id = $1', [id])
    expect(rows).toEqual([{ about: '', online_url: '', cancel_reason: '' }])
  })

  test('a member who leaves a group loses bookings in its slots; the slot is free again', async () => {
    const id = await group(lea, lou)
    const own = await slot(meg, { group: id })
    await booked(lea, own)
    await ok(lea.asks('mutation ($id: ID!) { leaveMentorGroup(id: $id) }', { id }))
    expect((await notesOf(meg))[0]).toContain('was canceled: The learner is no longer in the group.')
    expect(await openIds(lou)).toEqual([own])
  })
})

describe('Moderation (requirement O-8)', () => {
  test('a reported slot is removed with its booking; the subject of a booking can be reported by the mentor', async () => {
    const id = await slot()
    const key = await booked(lea, id)
    const report = (person: Person, kind: string, target: string) => person.asks('mutation ($kind: String!, $id: ID!) { reportContent(kind: $kind, id: $id, reason: "This is an advertisement.") }', { kind, id: target })
    await ok(report(lou, 'office-hour', id))
    expect(codeOf(await report(lou, 'office-hour-booking', key))).toBe('NOT_FOUND')
    await ok(report(meg, 'office-hour-booking', key))
    const { moderatedOfficeHours } = await import('./office-hours.moderation.ts')
    await (await asBoss()).inTransaction((context) => moderatedOfficeHours['office-hour-booking'].remove(context, key))
    expect((await bookingsOf(lea))[0]!.subject).toBe('Removed by a moderator')
    await (await asBoss()).inTransaction((context) => moderatedOfficeHours['office-hour'].remove(context, id))
    expect(await bookingsOf(lea)).toMatchObject([{ cancelledBy: 'site', cancelReason: 'A moderator removed this office hour.' }])
  })
})
