import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventTasks } from '#features/events/server/events.tasks.ts'
import { openContext } from '#platform/server/context.ts'
import { viewerOf } from '#platform/server/sessions/sessions.ts'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'
import { moderatedGroups } from './mentoring.moderation.ts'

const services = await openTestServices()
const { pool, clock } = services
const all = await people(services, 'meg', 'max', 'lea', 'lou', 'boss', 'stranger')
const { lea, lou, stranger } = all
let meg: Person, max: Person, boss: Person
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
  boss = await actingAs(services, all.boss, 'admin')
})

const local = (hours: number) => new Date(clock.now().getTime() + hours * 3600_000).toISOString().slice(0, 16)
const notesOf = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}

async function group(mentors: Person[], learners: Person[]): Promise<string> {
  const id = randomUUID()
  await pool.query("insert into mentor_groups (id, name, created_at) values ($1, 'Tuesdays', now())", [id])
  for (const [part, members] of [['mentor', mentors], ['learner', learners]] as const) for (const { id: person } of members) await pool.query('insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, $3, now())', [id, person, part])
  return id
}
const SCHEDULE = 'mutation ($id: ID!, $event: EventInput!) { scheduleGroupEvent(id: $id, event: $event) }'
const schedules = (mentor: Person, id: string, more: object = {}) =>
  mentor.asks(SCHEDULE, {
    id,
    event: { id: randomUUID(), revision: 0, title: 'Secret seminar', description: 'We read.', type: 'workshop', timeZone: 'UTC', startsAt: local(30), endsAt: local(31), place: '', onlineUrl: 'https://meet.example/group', recurrence: 'none', coHosts: [], ...more },
  })
interface Shown { id: string; eventId: string; path: string; title: string; present: string[]; hasStarted: boolean; isCancelled: boolean }
const shows = (person: Person, id: string) => person.asks<{ groupSchedule: Shown[] }>('query ($id: ID!) { groupSchedule(id: $id) { id eventId path title present hasStarted isCancelled } }', { id })
const scheduleOf = async (person: Person, id: string) => (await ok(shows(person, id))).data!.groupSchedule
const numberOf = ({ path }: Shown) => Number(/\d+/.exec(path)![0])
const reads = async (person: Pick<Person, 'asks'>, date: Shown) => (await person.asks<{ event: { title: string; group: string } | null }>('query ($n: Int!) { event(number: $n) { title group } }', { n: numberOf(date) })).data!.event
const marks = (mentor: Person, id: string, dateId: string, person: Person, isPresent = true) =>
  mentor.asks('mutation ($id: ID!, $dateId: ID!, $person: ID!, $isPresent: Boolean!) { markAttendance(id: $id, dateId: $dateId, person: $person, isPresent: $isPresent) }', { id, dateId, person: person.id, isPresent })
const begin = (dateId: string, hoursAgo = 2) => pool.query("update event_dates set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1", [dateId, new Date(clock.now().getTime() - hoursAgo * 3600_000)])

test('only its members find a group in the search, mentors in their role (requirement F-1)', async () => {
  const id = await group([meg], [lea])
  await pool.query("update mentor_groups set name = 'Optimization on Tuesdays' where id = $1", [id])
  const finds = async (person: Pick<Person, 'asks'>) =>
    (await person.asks<{ searchSuggestions: { groups: { kind: string; items: { title: string; path: string }[] }[] } }>('{ searchSuggestions(q: "tuesdays optim") { groups { kind items { title path } } } }')).data!.searchSuggestions.groups.find(({ kind }) => kind === 'group')?.items ?? []
  expect(await finds(meg)).toEqual([{ title: 'Optimization on Tuesdays', path: `/mentor/groups/${id}` }])
  expect((await finds(lea)).map(({ path }) => path)).toEqual([`/groups/${id}`])
  for (const person of [max, stranger, visitor(services)]) expect(await finds(person)).toEqual([])
})

describe('Events of a group (requirement X-15)', () => {
  test('the summary of a mentor has the first meeting of all groups', async () => {
    const mae = await actingAs(services, (await people(services, 'mae')).mae, 'mentor')
    const [later, sooner] = [await group([mae], []), await group([mae], [])]
    await ok(schedules(mae, later, { title: 'Later', startsAt: local(50), endsAt: local(51) }))
    await ok(schedules(mae, sooner, { title: 'Sooner' }))
    const { data } = await ok(mae.asks<{ mentoringSummary: { nextMeeting: object } }>('{ mentoringSummary { nextMeeting { title groupId } } }', {}))
    expect(data!.mentoringSummary.nextMeeting).toEqual({ title: 'Sooner', groupId: sooner })
  })

  test('a member who leaves the group loses the conversation of its events as well', async () => {
    const id = await group([meg], [lea, lou])
    await ok(schedules(meg, id))
    const [date] = await scheduleOf(lea, id)
    for (const person of [lea, lou]) await ok(person.asks('mutation ($id: ID!) { answerEvent(dateId: $id, answer: going) }', { id: date!.id }))
    await runListeners(services)
    const members = async () =>
      (await pool.query<{ person_id: string }>('select m.person_id from conversation_members m join events e on e.conversation_id = m.conversation_id where e.id = $1', [date!.eventId])).rows.map(({ person_id }) => person_id)
    expect(await members()).toContain(lea.id)
    await ok(meg.asks('mutation ($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }', { id, person: lea.id }))
    await runListeners(services)
    expect((await members()).toSorted()).toEqual([meg.id, lou.id].toSorted())
  })

  test('they need no description, unlike other events', async () => {
    const id = await group([meg], [lea])
    const event = { id: randomUUID(), revision: 0, title: 'Office', description: '', type: 'workshop', timeZone: 'UTC', startsAt: local(30), endsAt: local(31), place: 'Room 4', onlineUrl: '', recurrence: 'none', coHosts: [] }
    await ok(meg.asks(SCHEDULE, { id, event }))
    const save = (change: object) => meg.asks('mutation ($event: EventInput!) { saveEvent(event: $event) { id } }', { event: { ...event, ...change } })
    await ok(save({ revision: 1, title: 'Questions' }))
    expect(fieldOf(await save({ id: randomUUID() }), 'description')).toBe('Describe the event.')
  })

  test('only members see them: not in lists, search, profiles, calendars or pages of others, admins included', async () => {
    const id = await group([meg], [lea])
    expect(codeOf(await schedules(max, id))).toBe('NOT_FOUND')
    expect(codeOf(await schedules(lea, id))).toBe('NOT_ALLOWED')
    await ok(schedules(meg, id))
    const [date] = await scheduleOf(lea, id)
    expect(await reads(lea, date!)).toEqual({ title: 'Secret seminar', group: 'Tuesdays' })
    expect(await reads(meg, date!)).toMatchObject({ title: 'Secret seminar' })
    for (const person of [stranger, max, boss, visitor(services)]) expect(await reads(person, date!)).toBeNull()
    expect(codeOf(await shows(stranger, id))).toBe('NOT_FOUND')
    await runListeners(services)
    for (const person of [stranger, boss]) {
      for (const query of [
        '{ events { items { title } } }', '{ eventMonth { items { title } } }', '{ search(q: "Secret seminar") { items { title } } }',
        `{ profile(id: "${meg.username}") { parts { entries { title } } } }`, '{ ownEvents(isPast: false) { dates { card { title } } } }',
      ]) {
        const reply = await ok(person.asks(query))
        expect([query, JSON.stringify(reply.data ?? null)]).toEqual([query, expect.not.stringContaining('Secret')])
      }
      expect(codeOf(await person.asks('mutation ($id: ID!) { answerEvent(dateId: $id, answer: going) }', { id: date!.id }))).toBe('NOT_FOUND')
      expect(codeOf(await person.asks('query ($id: ID!) { eventForEditing(id: $id) { title } }', { id: date!.eventId }))).toBe('NOT_FOUND')
    }
    expect((await services.app.inject({ url: '/sitemap-events.xml' })).body).not.toContain('secret-seminar')
    expect((await services.app.inject({ url: `/cards/event/${numberOf(date!)}.png` })).statusCode).toBe(404)
    expect((await services.app.inject({ url: `/api/events/${numberOf(date!)}/calendar.ics` })).statusCode).toBe(404)
    expect(JSON.stringify((await lea.asks('{ ownEvents(isPast: false) { dates { card { title } } } }')).data)).toContain('Secret seminar')
  })

  test('learners are notified, reminded without answering, and told about a cancellation; whoever left is not', async () => {
    const id = await group([meg], [lea, lou])
    const event = { id: randomUUID(), title: 'Night seminar' }
    for (let n = 0; n < 2; n++) await ok(schedules(meg, id, event))
    expect((await notesOf(lea)).filter((text) => text.startsWith('Night seminar starts'))).toHaveLength(1)
    const [date] = await scheduleOf(lea, id)
    await ok(lou.asks('mutation ($id: ID!) { leaveMentorGroup(id: $id) }', { id }))
    expect(await reads(lou, date!)).toBeNull()
    await pool.query("update event_dates set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1", [date!.id, new Date(clock.now().getTime() + 20 * 3600_000)])
    await eventTasks.find(({ name }) => name === 'events.sweep')!.run(openContext(services.services), {})
    const reminded = async (person: Person) => (await notesOf(person)).filter((text) => text.startsWith('Night seminar starts') && text.includes('UTC'))
    expect(await reminded(lea)).toHaveLength(2)
    expect(await reminded(lou)).toHaveLength(1)
    await ok(meg.asks('mutation ($id: ID!) { cancelEvent(id: $id, reason: "Snow") }', { id: event.id }))
    expect(await notesOf(lea)).toContainEqual(expect.stringContaining('is canceled: Snow'))
    expect(await notesOf(lou)).not.toContainEqual(expect.stringContaining('is canceled: Snow'))
    expect(await scheduleOf(lea, id)).toMatchObject([{ isCancelled: true }])
  })

  test('the mentors of a group edit its events together; a mentor who left the group no longer does, and an archived group does not change', async () => {
    const id = await group([meg, max], [lea])
    await ok(schedules(meg, id, { recurrence: 'weekly', dateCount: 3 }))
    const dates = await scheduleOf(max, id)
    expect(dates).toHaveLength(3)
    const edits = (person: Person) => person.asks('query ($id: ID!) { eventForEditing(id: $id) { title } }', { id: dates[0]!.eventId })
    await ok(edits(max))
    expect(codeOf(await edits(lea))).toBe('NOT_FOUND')
    await ok(meg.asks('mutation ($id: ID!) { leaveMentorGroup(id: $id) }', { id }))
    expect(codeOf(await edits(meg))).toBe('NOT_FOUND')
    await ok(max.asks('mutation ($id: ID!) { archiveMentorGroup(id: $id, isArchived: true) }', { id }))
    expect(codeOf(await edits(max))).toBe('NOT_FOUND')
    expect(messageOf(await schedules(max, id))).toContain('archived')
  })
})

describe('Attendance (requirement X-16)', () => {
  test('a mentor notes who came once it has started; it is in the figures, and a learner sees only their own', async () => {
    const id = await group([meg], [lea, lou])
    await ok(schedules(meg, id))
    const [date] = await scheduleOf(meg, id)
    expect(messageOf(await marks(meg, id, date!.id, lea))).toContain('once the event has started')
    await begin(date!.id)
    expect(codeOf(await marks(max, id, date!.id, lea))).toBe('NOT_FOUND')
    expect(codeOf(await marks(meg, id, date!.id, stranger))).toBe('NOT_FOUND')
    expect(codeOf(await marks(meg, id, randomUUID(), lea))).toBe('NOT_FOUND')
    await ok(marks(meg, id, date!.id, lea))
    expect((await scheduleOf(meg, id))[0]!.present).toEqual([lea.id])
    expect((await scheduleOf(lou, id))[0]!.present).toEqual([])
    expect((await scheduleOf(lea, id))[0]!.present).toEqual([lea.id])
    const figures = async (person: Person) => (await ok(person.asks<{ groupFigures: { attendance: object[] } }>('query ($id: ID!) { groupFigures(id: $id) { attendance { title came learners } } }', { id }))).data!.groupFigures.attendance
    expect(await figures(meg)).toEqual([{ title: 'Secret seminar', came: 1, learners: 2 }])
    expect([await figures(lea), await figures(lou)]).toEqual([[{ title: 'Secret seminar', came: 1, learners: 1 }], [{ title: 'Secret seminar', came: 0, learners: 1 }]])
    // The code that a learner entered counts until the mentor says otherwise.
    await pool.query("insert into event_rsvps (date_id, person_id, answer, answered_at, seen_sequence, attended_at) values ($1, $2, 'going', now(), 0, now())", [date!.id, lou.id])
    expect((await scheduleOf(meg, id))[0]!.present.toSorted()).toEqual([lea.id, lou.id].toSorted())
    await ok(marks(meg, id, date!.id, lou, false))
    await ok(marks(meg, id, date!.id, lea, false))
    expect((await scheduleOf(meg, id))[0]!.present).toEqual([])
  })
})

describe('Reporting (requirement X-17)', () => {
  test('members report a group and its announcements; others cannot, and a moderator removes the name or the announcement', async () => {
    const id = await group([meg], [lea])
    const key = randomUUID()
    await ok(meg.asks('mutation ($id: ID!, $key: ID!) { announceToGroup(id: $id, key: $key, text: "Buy my book") }', { id, key }))
    const reports = (person: Person, kind: string, target: string) => person.asks('mutation ($kind: String!, $id: ID!) { reportContent(kind: $kind, id: $id, reason: "An advertisement") }', { kind, id: target })
    for (const [kind, target] of [['mentor-group', id], ['mentor-group-announcement', key]] as const) {
      expect(codeOf(await reports(stranger, kind, target))).toBe('NOT_FOUND')
      await ok(reports(lea, kind, target))
      const context = openContext(services.services, await viewerOf(services.services, boss.token))
      expect((await moderatedGroups[kind].find(context, [target])).get(target)).toMatchObject({ authorId: meg.id, authorUsername: meg.username })
      await context.inTransaction((context) => moderatedGroups[kind].remove(context, target))
    }
    const { data } = await ok(lea.asks('query ($id: ID!) { mentorGroup(id: $id) { name announcements { id } } }', { id }))
    expect(data).toEqual({ mentorGroup: { name: 'Name removed by a moderator', announcements: [] } })
  })
})
