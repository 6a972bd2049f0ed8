import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { changeGrant } from '#features/accounts/server/public.ts'
import { viewerOf } from '#platform/server/sessions/sessions.ts'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, switches, visitor, withToken, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { addAcceptedSubmission, addSubmission, problemsOf, runListeners } from '#tests/support/submissions.ts'
import { MAX_FILE_BYTES } from '../rules/group-files.ts'
import { fileKey } from './group-files.ts'
import { joinGroup } from './invite.ts'
import { mentoringTasks } from './mentoring.tasks.ts'

// Before the connections open, because each of them keeps its own reference.
const queries = vi.spyOn(pg.Client.prototype, 'query')
const services = await openTestServices()
const { pool, clock } = services
const all = await people(services, 'meg', 'max', 'other', 'lea', 'lou', 'boss', 'stranger')
const { lea, lou, stranger } = all
let meg: Person, max: Person, other: Person, boss: Person
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
  other = await actingAs(services, all.other, 'mentor')
  boss = await actingAs(services, all.boss, 'admin')
})
// Each test makes groups, of which a mentor can make a few a day.
beforeEach(() => pool.query('delete from throttle_windows'))

async function group(mentor = meg, name = 'Tuesdays'): Promise<string> {
  const id = randomUUID()
  await ok(mentor.asks('mutation ($id: ID!, $name: String!) { createMentorGroup(id: $id, name: $name, about: "") }', { id, name }))
  return id
}
const MAKE = 'mutation ($id: ID!, $max: Int!) { makeGroupInvite(id: $id, days: 7, maxUses: $max) }'
async function invite(id: string, max = 50): Promise<{ id: string; code: string }> {
  await ok(meg.asks(MAKE, { id, max }))
  return (await meg.asks<{ mentorGroup: { invites: { id: string; code: string }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { invites { id code } } }', { id })).data!.mentorGroup.invites[0]!
}
const join = (person: Person, code: string) => person.asks<{ joinMentorGroup: string }>('mutation ($code: String!) { joinMentorGroup(code: $code) }', { code })
async function groupWith(...learners: Person[]): Promise<string> {
  const id = await group()
  const { code } = await invite(id)
  for (const learner of learners) await ok(join(learner, code))
  return id
}
const READ = 'query ($id: ID!) { mentorGroup(id: $id) { name part conversationId learners { username } mentors { username } invites { code } ownAssignments { assignment { id title } work { state isLate points comment text fileAddress } } } }'
interface Group { name: string; part: string; conversationId: string | null; learners: { username: string }[]; mentors: { username: string }[]; invites: object[]; ownAssignments: { assignment: { id: string; title: string }; work: { state: string; isLate: boolean; points: number | null; comment: string; text: string; fileAddress: string | null } }[] }
const read = (person: Person, id: string) => person.asks<{ mentorGroup: Group }>(READ, { id })
const groupOf = async (person: Person, id: string) => (await ok(read(person, id))).data!.mentorGroup
const workOf = async (person: Person, id: string) => (await groupOf(person, id)).ownAssignments[0]!.work

const ASSIGN = `mutation ($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID, $title: String!, $due: String, $lateRule: LateRule!, $latePoints: Int!, $points: Int!, $revision: Int) {
  saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: $title, instructions: "", due: $due, lateRule: $lateRule, latePoints: $latePoints, points: $points, revision: $revision) }`
async function assign(id: string, more: object = {}): Promise<string> {
  const key = randomUUID()
  await ok(meg.asks(ASSIGN, { id, key, kind: 'text', title: 'A report', lateRule: 'accepted', latePoints: 3, points: 10, ...more }))
  return key
}
const HAND_IN = 'mutation ($id: ID!, $text: String!, $file: ID) { handInWork(id: $id, text: $text, file: $file) { isLate latePoints } }'
const handIn = (person: Person, id: string, more: object = {}) => person.asks<{ handInWork: { isLate: boolean; latePoints: number } }>(HAND_IN, { id, text: 'My words', ...more })
const RETURN = 'mutation ($id: ID!, $person: ID!, $points: Int) { returnWork(id: $id, person: $person, points: $points, comment: "Well done") }'
const extend = (id: string, person: Person, due: string | null) => meg.asks('mutation ($id: ID!, $person: ID!, $due: String) { extendDueDate(id: $id, person: $person, due: $due) }', { id, person: person.id, due })
/** A local date and time that is some hours from now in a time zone that is some hours ahead of UTC. */
const local = (hours: number, ahead = 0) => new Date(clock.now().getTime() + (hours + ahead) * 3600_000).toISOString().slice(0, 16)
const notesOf = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}
const run = (name: string) => mentoringTasks.find((task) => task.name === name)!.run(openContext(services.services), {})
const progress = async (id: string, person = meg) =>
  (await ok(person.asks<{ groupProgress: { rows: { learner: { username: string }; states: string[]; risks: string[]; points: (number | null)[] }[] } }>('query ($id: ID!) { groupProgress(id: $id) { assignments { title } rows { learner { username } states risks points } } }', { id }))).data!.groupProgress.rows

describe('Groups (requirements X-1 and X-2)', () => {
  test('only mentors start groups; only their mentors and learners see them', async () => {
    expect(codeOf(await lea.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Mine", about: "") }', { id: randomUUID() }))).toBe('NOT_ALLOWED')
    const id = await groupWith(lea)
    expect(await groupOf(meg, id)).toMatchObject({ part: 'mentor', learners: [{ username: lea.username }], invites: [{}] })
    expect(await groupOf(lea, id)).toMatchObject({ part: 'learner', mentors: [{ username: meg.username }], invites: [] })
    for (const person of [other, stranger, boss]) expect(codeOf(await read(person, id))).toBe('NOT_FOUND')
  })

  test('a mentor who acts in another role sees nothing of their groups', async () => {
    const id = await group(other)
    const as = async (person: Person, role: string) => withToken(services, person, (await switches(services, person, { role })).json<{ token: string }>().token)
    const learner = await as(other, 'learner')
    expect(codeOf(await read(learner, id))).toBe('NOT_FOUND')
    other = await as(learner, 'mentor')
    expect((await groupOf(other, id)).part).toBe('mentor')
  })

  test('members share a conversation, which people lose when they leave or are removed', async () => {
    const id = await groupWith(lea, lou)
    const { conversationId } = await groupOf(lea, id)
    expect(conversationId).toBe((await groupOf(meg, id)).conversationId)
    expect(conversationId).not.toBeNull()
    await ok(lea.asks('mutation ($id: ID!) { leaveMentorGroup(id: $id) }', { id }))
    await ok(meg.asks('mutation ($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }', { id, person: lou.id }))
    for (const person of [lea, lou]) expect(codeOf(await read(person, id))).toBe('NOT_FOUND')
    const { rows } = await pool.query<{ person_id: string }>('select person_id from conversation_members where conversation_id = $1', [conversationId])
    expect(rows).toEqual([{ person_id: meg.id }])
  })

  test('an archived group can be read, but nothing in it changes until it is opened again', async () => {
    const id = await groupWith(lea)
    const { code } = await invite(id)
    const archive = (isArchived: boolean) => meg.asks('mutation ($id: ID!, $isArchived: Boolean!) { archiveMentorGroup(id: $id, isArchived: $isArchived) }', { id, isArchived })
    await ok(archive(true))
    expect(messageOf(await meg.asks(MAKE, { id, max: 5 }))).toBe('This group is archived. Reopen it first.')
    expect(messageOf(await join(lou, code))).toBe('This group is archived, so no one can join it.')
    expect((await groupOf(lea, id)).name).toBe('Tuesdays')
    await ok(archive(false))
    await ok(join(lou, code))
  })

  test('losing the role ends access immediately; the co-mentor stays, and a group without a mentor is listed for admins', async () => {
    const [mine, shared] = [await group(max, 'Only Max'), await group()]
    await ok(meg.asks('mutation ($id: ID!, $u: String!) { inviteToMentorGroup(id: $id, username: $u, part: mentor) }', { id: shared, u: max.username }))
    await ok(max.asks('mutation ($id: ID!) { answerGroupInvitation(id: $id, isAccepted: true) }', { id: shared }))
    expect((await groupOf(max, shared)).part).toBe('mentor')
    const conversation = (await groupOf(max, shared)).conversationId
    await changeGrant(openContext(services.services, await viewerOf(services.services, boss.token)), { personId: max.id, role: 'mentor', held: false, reason: 'For the test' })
    for (const id of [mine, shared]) expect(codeOf(await read(max, id))).toBe('NOT_FOUND')
    await runListeners(services)
    expect((await groupOf(meg, shared)).mentors).toEqual([{ username: meg.username }])
    expect((await pool.query('select from conversation_members where conversation_id = $1 and person_id = $2', [conversation, max.id])).rowCount).toBe(0)
    const waiting = async () => (await boss.asks<{ groupsWithoutMentor: { id: string }[] }>('{ groupsWithoutMentor { id } }')).data!.groupsWithoutMentor.map(({ id }) => id)
    expect(await waiting()).toEqual([mine])
    const adopt = (username: string) => boss.asks('mutation ($id: ID!, $username: String!) { adoptMentorGroup(id: $id, username: $username) }', { id: mine, username })
    expect(fieldOf(await adopt(lea.username), 'username')).toBe('No mentor has this username.')
    await ok(adopt(other.username))
    expect(await waiting()).toEqual([])
    expect((await groupOf(other, mine)).part).toBe('mentor')
    // All groups, with counts and no work.
    const overseen = (find: string, page = 1) => boss.asks<{ overseenGroups: { items: { name: string; mentors: string[]; learners: number; waiting: number }[]; total: number; pages: number } }>('query ($find: String, $page: Int) { overseenGroups(find: $find, page: $page) { items { name mentors learners waiting } total pages } }', { find, page })
    expect((await ok(overseen('ONLY'))).data!.overseenGroups).toEqual({ items: [{ name: 'Only Max', mentors: ['other'], learners: 0, waiting: 0 }], total: 1, pages: 1 })
    expect((await ok(overseen('no such group'))).data!.overseenGroups).toEqual({ items: [], total: 0, pages: 0 })
    expect(codeOf(await meg.asks('{ overseenGroups { total } }'))).toBe('NOT_ALLOWED')
    const opened = (by: typeof boss, id: string) => by.asks('query ($id: ID!) { overseenGroup(id: $id) { name members { username part } assignments { title handedIn returned } } }', { id })
    expect((await ok(opened(boss, mine))).data!.overseenGroup).toEqual({ name: 'Only Max', members: [{ username: other.username, part: 'mentor' }], assignments: [] })
    expect((await ok(opened(boss, randomUUID()))).data!.overseenGroup).toBeNull()
    expect(codeOf(await opened(meg, mine))).toBe('NOT_ALLOWED')
  })
})

describe('Invites (requirements X-3 and X-4)', () => {
  test('fifty people ask for the last place at once: one gets it', async () => {
    const id = await group()
    const { code } = await invite(id, 1)
    const { rows } = await pool.query<{ id: string }>("insert into people (username, name) select 'crowd-' || n, 'Crowd' from generate_series(1, 50) n returning id")
    const viewer = (await viewerOf(services.services, lea.token))!
    const replies = await Promise.allSettled(rows.map(({ id: personId }) => joinGroup(openContext(services.services, { ...viewer, id: personId }), code)))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(replies.flatMap((reply) => (reply.status === 'rejected' ? [(reply.reason as Error).message] : [])))).toEqual(new Set(['This invite has no places left. Ask your mentor for a new one.']))
    expect((await groupOf(meg, id)).learners).toHaveLength(1)
    expect((await pool.query('select uses from mentor_group_invites where code = $1', [code])).rows).toEqual([{ uses: 1 }])
  })

  test('a member who opens the link again does not use up a place', async () => {
    await pool.query("delete from throttle_windows where key like 'mentoring.%'")
    const id = await group()
    const { code } = await invite(id, 2)
    for (let n = 0; n < 3; n++) expect((await ok(join(lea, code))).data).toEqual({ joinMentorGroup: id })
    await ok(join(lou, code))
    expect(messageOf(await join(stranger, code))).toContain('no places left')
  })

  test('a revoked, expired or unknown invite is refused with the reason', async () => {
    const id = await group()
    const first = await invite(id)
    await ok(meg.asks('mutation ($id: ID!) { revokeGroupInvite(id: $id) }', { id: first.id }))
    expect(messageOf(await join(lea, first.code))).toContain('was revoked')
    const second = await invite(id)
    await pool.query('update mentor_group_invites set expires_at = $2 where code = $1', [second.code, clock.now()])
    expect(messageOf(await join(lea, second.code))).toContain('has expired')
    expect(codeOf(await join(lea, 'abcd-efgh-jkmn'))).toBe('NOT_FOUND')
    expect(codeOf(await join(lea, 'nonsense'))).toBe('INVALID_INPUT')
    expect(codeOf(await other.asks('mutation ($id: ID!) { revokeGroupInvite(id: $id) }', { id: first.id }))).toBe('NOT_FOUND')
  })

  test('someone invited by name is notified, and accepts or declines', async () => {
    const id = await group(meg, 'By name')
    const INVITE = 'mutation ($id: ID!, $u: String!, $part: MentorGroupPart!) { inviteToMentorGroup(id: $id, username: $u, part: $part) }'
    await ok(meg.asks(INVITE, { id, u: lea.username, part: 'learner' }))
    await ok(meg.asks(INVITE, { id, u: lou.username, part: 'learner' }))
    expect(fieldOf(await meg.asks(INVITE, { id, u: lea.username, part: 'learner' }), 'username')).toContain('has already been invited')
    expect(fieldOf(await meg.asks(INVITE, { id, u: 'nobody-here', part: 'learner' }), 'username')).toBe('We couldn’t find that person. Choose someone from the list.')
    expect(fieldOf(await meg.asks(INVITE, { id, u: stranger.username, part: 'mentor' }), 'username')).toContain('isn’t a mentor')
    expect((await notesOf(lea)).some((message) => message.includes('invited you to “By name” as a learner'))).toBe(true)
    const answer = (person: Person, isAccepted: boolean) => person.asks('mutation ($id: ID!, $a: Boolean!) { answerGroupInvitation(id: $id, isAccepted: $a) }', { id, a: isAccepted })
    await ok(answer(lea, true))
    await ok(answer(lou, false))
    expect((await groupOf(meg, id)).learners).toEqual([{ username: lea.username }])
    expect(codeOf(await answer(lou, true))).toBe('NOT_FOUND')
    expect(codeOf(await answer(stranger, true))).toBe('NOT_FOUND')
  })

  test('all members are notified about an announcement', async () => {
    const id = await groupWith(lea)
    await ok(meg.asks('mutation ($id: ID!, $key: ID!) { announceToGroup(id: $id, key: $key, text: "We meet at eight.") }', { id, key: randomUUID() }))
    expect(await notesOf(lea)).toContain('We meet at eight.')
    expect(codeOf(await lea.asks('mutation ($id: ID!, $key: ID!) { announceToGroup(id: $id, key: $key, text: "Me too.") }', { id, key: randomUUID() }))).toBe('NOT_ALLOWED')
  })
})

describe('Assignments (requirements X-6 to X-9)', () => {
  test('a text that is due in the learner’s own zone: in time in New York, late in Tokyo', async () => {
    const id = await groupWith(lea, lou)
    await pool.query("update logins set time_zone = case person_id when $1 then 'America/New_York' else 'Asia/Tokyo' end where person_id = any($2)", [lea.id, [lea.id, lou.id]])
    const key = await assign(id, { due: local(0) })
    expect((await ok(handIn(lea, key))).data!.handInWork).toEqual({ isLate: false, latePoints: 3 })
    expect((await ok(handIn(lou, key))).data!.handInWork).toEqual({ isLate: true, latePoints: 3 })
    expect([(await workOf(lea, id)).state, (await workOf(lou, id)).state]).toEqual(['done', 'late'])
    for (const person of [lea, lou]) await ok(meg.asks(RETURN, { id: key, person: person.id, points: 8 }))
    expect([(await workOf(lea, id)).points, (await workOf(lou, id)).points]).toEqual([8, 5])
    expect(await notesOf(lou)).toContainEqual(expect.stringContaining('returned “A report”'))
    expect(messageOf(await handIn(lou, key))).toBe('Your mentor has already returned this.')
    await pool.query("update logins set time_zone = 'UTC' where person_id = any($1)", [[lea.id, lou.id]])
  })

  test('refused late work is explained, and an extension for one learner reopens the assignment', async () => {
    const id = await groupWith(lea, lou)
    const key = await assign(id, { due: local(-2), lateRule: 'refused' })
    expect(messageOf(await handIn(lea, key))).toContain('late work isn’t accepted')
    expect((await workOf(lea, id)).state).toBe('missed')
    await ok(extend(key, lea, local(2)))
    expect((await ok(handIn(lea, key))).data!.handInWork.isLate).toBe(false)
    expect(messageOf(await handIn(lou, key))).toContain('late work isn’t accepted')
  })

  test('more time for a learner is later than the present due date, can be taken back, and the learner is notified', async () => {
    const id = await groupWith(lea, lou)
    const key = await assign(id, { due: local(24), lateRule: 'refused' })
    expect(fieldOf(await extend(key, lea, local(2)), 'due')).toMatch(/^Choose a time after .*M\.$/)
    expect((await workOf(lea, id)).state).toBe('todo')
    await ok(extend(key, lea, local(48)))
    expect(fieldOf(await extend(key, lea, local(30)), 'due')).toMatch(/^Choose a time after/)
    expect(await notesOf(lea)).toContainEqual(expect.stringMatching(/changed the due date of “A report” in “Tuesdays” to /))
    expect(await notesOf(lou)).not.toContainEqual(expect.stringContaining('due date'))
    const own = async () => (await ok(meg.asks<{ groupProgress: { rows: { learner: { username: string }; extended: (string | null)[] }[] } }>('query ($id: ID!) { groupProgress(id: $id) { rows { learner { username } extended } } }', { id }))).data!.groupProgress.rows.find(({ learner }) => learner.username === lea.username)!.extended
    expect(await own()).toEqual([local(48)])
    await ok(extend(key, lea, null))
    expect(await own()).toEqual([null])
    // A time that has passed is no more time, and a later date of the group replaces an earlier one of a learner.
    const past = await assign(id, { due: local(-5), title: 'Past' })
    expect(fieldOf(await extend(past, lea, local(-2)), 'due')).toBe('This time has passed. Choose a later one.')
    await ok(extend(key, lea, local(48)))
    await ok(meg.asks(ASSIGN, { id, key, kind: 'text', title: 'A report', lateRule: 'refused', latePoints: 0, points: 10, due: local(72) }))
    expect((await own()).every((due) => due === null)).toBe(true)
    expect(await notesOf(lou)).toContainEqual(expect.stringContaining('changed the due date of “A report”'))
  })

  test('moving a due date after the hand-in can clear lateness but never makes work late', async () => {
    const id = await groupWith(lea, lou)
    const key = await assign(id, { due: local(-2) })
    await ok(handIn(lea, key))
    expect((await workOf(lea, id)).state).toBe('late')
    const move = (due: string, revision: number) => ok(meg.asks(ASSIGN, { id, key, kind: 'text', title: 'A report', lateRule: 'accepted', latePoints: 3, points: 10, due, revision }))
    await move(local(2), 1)
    expect((await workOf(lea, id)).state).toBe('done')
    await move(local(-5), 2)
    expect((await workOf(lea, id)).state).toBe('done')
  })

  test('a problem is handed in by its acceptance, also an earlier one, and taken back with it', async () => {
    const id = await groupWith(lea)
    const [first, second] = await problemsOf(services)
    await addAcceptedSubmission(services, lea, first!)
    await assign(id, { kind: 'problem', subject: first!.id, title: 'Known' })
    expect((await workOf(lea, id)).state).toBe('done')
    const next = await groupWith(lea)
    await assign(next, { kind: 'problem', subject: second!.id, title: 'New', due: local(1) })
    await addSubmission(services, lea, second!, { verdict: 'Wrong Answer' })
    await runListeners(services)
    expect((await workOf(lea, next)).state).toBe('started')
    await addAcceptedSubmission(services, lea, second!)
    await runListeners(services)
    expect((await workOf(lea, next)).state).toBe('done')
    expect(messageOf(await handIn(lea, (await groupOf(lea, next)).ownAssignments[0]!.assignment.id))).toContain('handed in automatically')
  })

  test('what the site judges has full points at once, less what late work loses; with a rubric it waits for the mentor', async () => {
    const [problem] = await problemsOf(services)
    const id = await groupWith(lea)
    const key = await assign(id, { kind: 'problem', subject: problem!.id, title: 'Known', points: 15, latePoints: 4, due: local(1) })
    await addAcceptedSubmission(services, lea, problem!)
    await runListeners(services)
    expect(await workOf(lea, id)).toMatchObject({ state: 'done', points: 15 })
    expect((await progress(id))[0]).toMatchObject({ states: ['done'], points: [15] })
    await pool.query('update assignment_work set is_late = true where assignment_id = $1', [key])
    expect(await workOf(lea, id)).toMatchObject({ state: 'late', points: 11 })
    const toReturn = async () => (await ok(meg.asks<{ workToReturn: { assignmentId: string }[] }>('{ workToReturn { assignmentId } }'))).data!.workToReturn.filter(({ assignmentId }) => assignmentId === key).length
    expect(await toReturn()).toBe(0)
    await ok(meg.asks(RETURN, { id: key, person: lea.id, points: 9 }))
    expect(await workOf(lea, id)).toMatchObject({ state: 'returned', points: 5 })
    await pool.query('update assignment_work set returned_at = null, points = null where assignment_id = $1', [key])
    await pool.query("insert into assignment_criteria (id, assignment_id, nth, text, points) values (gen_random_uuid(), $1, 0, 'Clear', 15)", [key])
    expect(await workOf(lea, id)).toMatchObject({ state: 'late', points: null })
    expect(await toReturn()).toBe(1)
    expect((await ok(meg.asks<{ ledGroups: { id: string; waiting: number }[] }>('{ ledGroups { id waiting } }'))).data!.ledGroups.find((one) => one.id === id)?.waiting).toBe(1)
  })

  test('a due date that has passed everywhere, and a deduction of more points than there are, are refused', async () => {
    const id = await group()
    const set = (more: object) => meg.asks(ASSIGN, { id, key: randomUUID(), kind: 'text', title: 'A report', lateRule: 'accepted', latePoints: 3, points: 10, ...more })
    expect(fieldOf(await set({ due: '2020-01-01T10:00' }), 'due')).toBe('This time has passed. Choose a later one.')
    expect(fieldOf(await set({ latePoints: 11 }), 'latePoints')).toBe('Late work can’t lose more points than there are.')
    await ok(set({ lateRule: 'refused', latePoints: 0, points: 0 }))
  })

  test('a mentor asks for another version, which is as late as the first one and waits for them again', async () => {
    const id = await groupWith(lea)
    const key = await assign(id, { due: local(-2), lateRule: 'accepted' })
    const waiting = async () => (await ok(meg.asks<{ workToReturn: { assignmentId: string; learnerId: string }[] }>('{ workToReturn { assignmentId learnerId } }'))).data!.workToReturn.filter(({ assignmentId }) => assignmentId === key)
    const ask = (isToRevise: boolean) => meg.asks('mutation ($id: ID!, $person: ID!, $isToRevise: Boolean) { returnWork(id: $id, person: $person, comment: "Use `numpy`", isToRevise: $isToRevise) }', { id: key, person: lea.id, isToRevise })
    await ok(handIn(lea, key))
    expect(await waiting()).toEqual([{ assignmentId: key, learnerId: lea.id }])
    await ok(ask(true))
    expect([(await workOf(lea, id)).state, await waiting()]).toEqual(['revise', []])
    await ok(meg.asks(ASSIGN, { id, key, kind: 'text', title: 'A report', lateRule: 'refused', latePoints: 3, points: 10, due: local(-2) }))
    expect((await ok(handIn(lea, key, { text: 'Second' }))).data!.handInWork.isLate).toBe(true)
    expect([(await workOf(lea, id)).state, (await waiting()).length]).toEqual(['late', 1])
    // The first version is kept with what was said about it, for both.
    const earlier = [{ version: 1, text: 'My words', points: null, comment: 'Use `numpy`' }]
    const shown = (await ok(meg.asks<{ learnerWork: { work: object } }>('query ($id: ID!, $person: ID!) { learnerWork(id: $id, person: $person) { work { text comment givenPoints earlier { version text points comment } } } }', { id: key, person: lea.id }))).data!.learnerWork
    expect(shown.work).toEqual({ text: 'Second', comment: '', givenPoints: null, earlier })
    const own = (await ok(lea.asks<{ mentorGroup: { ownAssignments: { work: object }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { ownAssignments { work { earlier { version text points comment } } } } }', { id }))).data!.mentorGroup
    expect(own.ownAssignments.map(({ work }) => work)).toEqual([{ earlier }])
    await ok(ask(false))
    expect((await workOf(lea, id)).state).toBe('returned')
    expect(messageOf(await handIn(lea, key))).toContain('late work isn’t accepted')
    const [problem] = await problemsOf(services)
    await addAcceptedSubmission(services, lea, problem!)
    const known = await assign(id, { kind: 'problem', subject: problem!.id, title: 'Known' })
    expect(fieldOf(await meg.asks('mutation ($id: ID!, $person: ID!) { returnWork(id: $id, person: $person, comment: "", isToRevise: true) }', { id: known, person: lea.id }), 'isToRevise')).toBe('Only texts and files can be revised.')
  })

  test('the description of a group is shown with its Markdown to whoever has an invite, also without an account', async () => {
    const id = await group()
    const { code } = await invite(id)
    await ok(meg.asks('mutation ($id: ID!) { editMentorGroup(id: $id, name: "Tuesdays", about: "On **Tuesdays** <b>x</b>") }', { id }))
    const shown = await visitor(services).asks('query ($code: String!) { groupInvite(code: $code) { name aboutHtml isMember } }', { code })
    expect(shown.data).toEqual({ groupInvite: { name: 'Tuesdays', aboutHtml: '<p>On <strong>Tuesdays</strong> &lt;b>x&lt;/b></p>', isMember: false } })
  })

  test('a reminder is sent once, only for what is due within a day and not handed in', async () => {
    const id = await groupWith(lea, lou)
    const soon = await assign(id, { due: local(10), title: 'Soon' })
    await assign(id, { due: local(40), title: 'Later' })
    await ok(handIn(lou, soon))
    for (let n = 0; n < 2; n++) await run('mentoring.remind')
    const due = (notes: string[]) => notes.filter((message) => message.includes('is due within a day') && (message.includes('Soon') || message.includes('Later')))
    expect(due(await notesOf(lea))).toEqual(['“Soon” in “Tuesdays” is due within a day'])
    expect(due(await notesOf(lou))).toEqual([])
    // A date that moves is a new one.
    await ok(meg.asks(ASSIGN, { id, key: soon, kind: 'text', title: 'Soon', lateRule: 'accepted', latePoints: 3, points: 10, due: local(12) }))
    const reminded = async () => (await pool.query('select from assignment_work where assignment_id = $1 and reminded_at is not null', [soon])).rowCount
    expect(await reminded()).toBe(0)
    await run('mentoring.remind')
    expect(await reminded()).toBe(1)
  })

  test('points above the maximum, returning work that was not handed in, and a mentor of another group are refused', async () => {
    const id = await groupWith(lea)
    const key = await assign(id)
    expect(messageOf(await meg.asks(RETURN, { id: key, person: lea.id, points: 5 }))).toBe('Nothing has been handed in yet.')
    await ok(handIn(lea, key))
    expect(fieldOf(await meg.asks(RETURN, { id: key, person: lea.id, points: 11 }), 'points')).toBe('Enter a number from 0 to 10.')
    expect(codeOf(await other.asks(RETURN, { id: key, person: lea.id, points: 5 }))).toBe('NOT_FOUND')
    expect(codeOf(await meg.asks(RETURN, { id: key, person: stranger.id, points: 5 }))).toBe('NOT_FOUND')
    expect(codeOf(await handIn(stranger, key))).toBe('NOT_FOUND')
  })

  test('a mentor who is removed while grading: the work is returned before it, or not at all, and the mentor gets a message', async () => {
    const id = await groupWith(lea)
    await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'mentor', now())", [id, other.id])
    const key = await assign(id)
    await ok(handIn(lea, key))
    const [returned] = await Promise.all([meg.asks(RETURN, { id: key, person: lea.id, points: 5 }), ok(other.asks('mutation ($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }', { id, person: meg.id }))])
    expect((await workOf(lea, id)).points).toBe(returned.errors === undefined ? 5 : null)
    const late = await meg.asks(RETURN, { id: key, person: lea.id, points: 7 })
    expect([codeOf(late), messageOf(late)]).toEqual(['NOT_FOUND', 'We couldn’t find that group.'])
    expect((await workOf(lea, id)).points).toBe(returned.errors === undefined ? 5 : null)
  })
})

describe('Files and resources (requirements X-5 and X-6)', () => {
  const upload = (person: Person, id: string, payload: Buffer, name = 'report.pdf') =>
    services.app.inject({ method: 'POST', url: `/api/mentoring/groups/${id}/files?name=${name}`, headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' }, payload })
  const open = (address: string) => services.app.inject({ method: 'GET', url: address })

  test('the type of a file is detected from its content; a mentor can open a learner’s file, and others cannot', async () => {
    const id = await groupWith(lea, lou)
    const key = await assign(id)
    expect((await upload(lea, id, Buffer.from('MZ\x90\0\x03', 'latin1'))).json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.stringContaining('isn’t supported') })
    // Two bytes that are a text for themselves.
    expect((await upload(lea, id, Buffer.from('MZ'), 'bad.exe')).json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.stringContaining('“.exe” aren’t supported') })
    expect((await upload(lea, id, Buffer.from('MZ'))).json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.stringContaining('isn’t what its ending “.pdf” says') })
    expect((await upload(lea, id, Buffer.alloc(MAX_FILE_BYTES + 1, 'a'))).json()).toMatchObject({ code: 'TOO_LARGE' })
    expect((await upload(stranger, id, Buffer.from('%PDF-1.7'))).json()).toMatchObject({ code: 'NOT_FOUND' })
    const file = (await upload(lea, id, Buffer.from('%PDF-1.7 report'))).json<{ id: string }>().id
    expect(fieldOf(await handIn(lou, key, { file }), 'file')).toContain('couldn’t find that file')
    await ok(handIn(lea, key, { text: '', file }))
    const seen = (await ok(meg.asks<{ learnerWork: { work: { fileAddress: string } } }>('query ($id: ID!, $person: ID!) { learnerWork(id: $id, person: $person) { work { fileAddress } } }', { id: key, person: lea.id }))).data!.learnerWork.work.fileAddress
    const reply = await open(seen)
    expect([reply.statusCode, reply.body, reply.headers['content-disposition']]).toEqual([200, '%PDF-1.7 report', "attachment; filename*=UTF-8''report.pdf"])
    expect((await open(seen.replace(meg.id, lou.id))).statusCode).toBe(404)
    // A link of someone who has left does not work.
    await pool.query('delete from mentor_group_members where group_id = $1 and person_id = $2', [id, meg.id])
    expect((await open(seen)).statusCode).toBe(404)
  })

  test('an unreferenced file is deleted after two days, others stay', async () => {
    const id = await groupWith(lea)
    const key = await assign(id)
    const [kept, unused] = [(await upload(lea, id, Buffer.from('Kept'), 'kept.txt')).json<{ id: string }>().id, (await upload(lea, id, Buffer.from('Unused'), 'unused.txt')).json<{ id: string }>().id]
    await ok(handIn(lea, key, { file: kept }))
    const left = async () => (await pool.query<{ id: string }>('select id from mentoring_files where group_id = $1', [id])).rows.map((row) => row.id)
    await run('mentoring.clean-files')
    expect((await left()).sort()).toEqual([kept, unused].sort())
    await pool.query('update mentoring_files set uploaded_at = $2 where group_id = $1', [id, new Date(clock.now().getTime() - 3 * 86_400_000)])
    await run('mentoring.clean-files')
    expect(await left()).toEqual([kept])
    expect([await services.services.files.has(fileKey(kept, 'txt')), await services.services.files.has(fileKey(unused, 'txt'))]).toEqual([true, false])
  })

  test('a resource keeps its versions, and is deleted once it is removed', async () => {
    const id = await groupWith(lea)
    const key = randomUUID()
    const SAVE = 'mutation ($id: ID!, $key: ID!, $title: String!, $url: String) { saveGroupResource(id: $id, key: $key, folder: "Week 1", kind: link, title: $title, url: $url) }'
    await ok(meg.asks(SAVE, { id, key, title: 'Notes', url: 'https://example.org/1' }))
    await ok(meg.asks(SAVE, { id, key, title: 'Notes, corrected', url: 'https://example.org/2' }))
    expect(codeOf(await meg.asks(SAVE, { id, key: randomUUID(), title: 'Script', url: 'javascript:alert(1)' }))).toBe('INVALID_INPUT')
    const shelf = async () => (await ok(lea.asks('query ($id: ID!) { mentorGroup(id: $id) { resources { title version address } } }', { id }))).data as { mentorGroup: { resources: object[] } }
    expect((await shelf()).mentorGroup.resources).toEqual([{ title: 'Notes, corrected', version: 2, address: 'https://example.org/2' }])
    expect((await lea.asks('query ($id: ID!) { resourceVersions(id: $id) { version title } }', { id: key })).data).toEqual({ resourceVersions: [{ version: 2, title: 'Notes, corrected' }, { version: 1, title: 'Notes' }] })
    expect(codeOf(await stranger.asks('query ($id: ID!) { resourceVersions(id: $id) { title } }', { id: key }))).toBe('NOT_FOUND')
    await ok(meg.asks('mutation ($id: ID!) { removeGroupResource(id: $id) }', { id: key }))
    expect((await shelf()).mentorGroup.resources).toEqual([])
  })
})

describe('Accounts that are deleted', () => {
  test('deleting a learner deletes their work and its file; a group stays for its other members', async () => {
    const { gone } = await people(services, 'gone')
    const id = await groupWith(gone, lea)
    const key = await assign(id)
    const file = (await services.app.inject({ method: 'POST', url: `/api/mentoring/groups/${id}/files?name=a.txt`, headers: { authorization: `Bearer ${gone.token}`, 'content-type': 'application/octet-stream' }, payload: Buffer.from('Mine') })).json<{ id: string }>().id
    await ok(handIn(gone, key, { file }))
    await pool.query('delete from people where id = $1', [gone.id])
    await run('mentoring.clean-files')
    expect((await pool.query('select from mentoring_files where id = $1', [file])).rowCount).toBe(0)
    expect(await services.services.files.has(fileKey(file, 'txt'))).toBe(false)
    expect((await progress(id)).map(({ learner }) => learner.username)).toEqual([lea.username])
  })
})

describe('Progress and figures (requirements X-10 and X-11)', () => {
  test('the matrix shows states and who is at risk; a cell opens the submissions of own learners only', async () => {
    const id = await groupWith(lea, lou)
    const problem = (await problemsOf(services))[5]!
    const key = await assign(id, { kind: 'problem', subject: problem.id, title: problem.title })
    await assign(id, { title: 'Due', due: local(-1), kind: 'text' })
    for (let n = 0; n < 3; n++) await addSubmission(services, lou, problem, { verdict: 'Wrong Answer' })
    await addAcceptedSubmission(services, lea, problem)
    await runListeners(services)
    const byName = new Map((await progress(id)).map((row) => [row.learner.username, row]))
    expect(byName.get(lea.username)).toMatchObject({ states: ['overdue', 'done'], risks: ['overdue'] })
    expect(byName.get(lou.username)).toMatchObject({ states: ['overdue', 'started'], risks: ['stuck', 'overdue'] })
    const WORK = 'query ($id: ID!, $person: ID!) { learnerWork(id: $id, person: $person) { attempts { code verdict } } }'
    expect((await ok(meg.asks<{ learnerWork: { attempts: object[] } }>(WORK, { id: key, person: lou.id }))).data!.learnerWork.attempts).toEqual([1, 2, 3].map(() => ({ code: 'x', verdict: 'Wrong Answer' })))
    for (const [person, of] of [[other, lou], [meg, stranger]] as const) expect(codeOf(await person.asks(WORK, { id: key, person: of.id }))).toBe('NOT_FOUND')
    expect(codeOf(await other.asks('query ($id: ID!) { groupProgress(id: $id) { rows { states } } }', { id }))).toBe('NOT_FOUND')

    const FIGURES = 'query ($id: ID!) { groupFigures(id: $id) { weeks { handedIn submissions } completion { title done late open overdue } problems { title attempts solved } } }'
    const figures = async (person: Person) => (await ok(person.asks<{ groupFigures: { weeks: { handedIn: number; submissions: number }[]; completion: object[]; problems: object[] } }>(FIGURES, { id }))).data!.groupFigures
    const whole = await figures(meg)
    expect(whole.completion).toEqual([{ title: 'Due', done: 0, late: 0, open: 2, overdue: 2 }, { title: problem.title, done: 1, late: 0, open: 1, overdue: 0 }])
    expect(whole.problems).toEqual([{ title: problem.title, attempts: 4, solved: 1 }])
    expect(whole.weeks).toHaveLength(8)
    expect((await figures(lea)).problems).toEqual([{ title: problem.title, attempts: 1, solved: 1 }])
    expect(codeOf(await stranger.asks(FIGURES, { id }))).toBe('NOT_FOUND')
  })

  test('a lesson that is left unfinished is a hard one, seen by its learner, too', async () => {
    const id = await groupWith(lea, lou)
    const { rows: [lesson] } = await pool.query<{ id: string; course_id: string; title: string }>("select l.id, l.course_id, l.title from course_lessons l join courses c on c.id = l.course_id where c.state = 'published' and l.removed_at is null and l.kind = 'reading' order by l.id limit 1")
    await assign(id, { kind: 'lesson', subject: lesson!.id, title: 'The reading' })
    await pool.query('insert into lesson_progress (person_id, lesson_id, course_id, seen_at) values ($1, $2, $3, now()) on conflict do nothing', [lea.id, lesson!.id, lesson!.course_id])
    const figures = async (person: Person) => (await ok(person.asks<{ groupFigures: { lessons: object[] } }>('query ($id: ID!) { groupFigures(id: $id) { lessons { title opened finished tries score } } }', { id }))).data!.groupFigures.lessons
    const hard = [{ title: 'The reading', opened: 1, finished: 0, tries: 0, score: null }]
    expect([await figures(meg), await figures(lea), await figures(lou)]).toEqual([hard, hard, []])
  })

  test('nothing for seven days is a risk', async () => {
    const id = await groupWith(stranger)
    expect((await progress(id))[0]!.risks).toEqual([])
    const longAgo = new Date(clock.now().getTime() - 8 * 86_400_000)
    await pool.query('update mentor_group_members set joined_at = $2 where group_id = $1', [id, longAgo])
    await pool.query('update activities set happened_at = $2 where person_id = $1', [stranger.id, longAgo])
    await pool.query('update assignment_work set handed_in_at = $2 where person_id = $1', [stranger.id, longAgo])
    expect((await progress(id))[0]!.risks).toEqual(['quiet'])
  })

  test('due soon lists what is next, overdue work first', async () => {
    const id = await groupWith(stranger)
    await assign(id, { title: 'Next', due: local(30) })
    await assign(id, { title: 'Missed it', due: local(-3) })
    const over = await assign(id, { title: 'Far over', due: local(3) })
    await pool.query('update assignments set due_local = $2 where id = $1', [over, local(-40)])
    expect((await ok(meg.asks<{ ledGroups: { id: string }[] }>('{ ledGroups { id dueTitle meetingTitle } }', {}))).data!.ledGroups.find((one) => one.id === id)).toEqual({ id, dueTitle: 'Missed it', meetingTitle: null })
    expect((await stranger.asks('{ dueSoon { title isOverdue kind path } }')).data).toEqual({
      dueSoon: [{ title: 'Far over', isOverdue: true }, { title: 'Missed it', isOverdue: true }, { title: 'Next', isOverdue: false }].map((due) => ({ ...due, kind: 'text', path: null })),
    })
  })

  test('due soon has all that can still be handed in, without late work that is refused', async () => {
    const { ned } = await people(services, 'ned')
    const id = await groupWith(ned)
    const late = local(-3)
    for (let n = 1; n <= 6; n++) {
      const missed = await assign(id, { title: `Missed ${n}`, due: local(3), lateRule: 'refused' })
      await pool.query('update assignments set due_local = $2 where id = $1', [missed, late])
    }
    for (let n = 1; n <= 7; n++) await assign(id, { title: `Open ${n}`, due: local(24 + n) })
    const { data } = await ok(ned.asks<{ dueSoon: { title: string }[] }>('{ dueSoon { title } }'))
    expect(data!.dueSoon.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Open ${n}`))
    const cards = (await ok(ned.asks<{ joinedGroups: { id: string; waiting: number }[] }>('{ joinedGroups { id waiting } }'))).data!.joinedGroups
    expect(cards).toEqual([{ id, waiting: 7 }])
  })

  test('returned work is announced until its learner opens it, or hands it in again', async () => {
    const id = await groupWith(lea, lou)
    const first = await assign(id, { title: 'An essay' })
    const returned = async (person: Person) => (await ok(person.asks<{ returnedWork: { title: string }[] }>('{ returnedWork { title isToRevise hasComment } }', {}))).data!.returnedWork.filter(({ title }) => title === 'An essay')
    const open = (person: Person) => person.asks('mutation ($id: ID!) { openReturnedWork(id: $id) }', { id })
    await pool.query('insert into assignment_work (assignment_id, person_id, text, handed_in_at) values ($1, $2, $4, now()), ($1, $3, $4, now())', [first, lea.id, lou.id, 'Mine'])
    expect(await returned(lea)).toEqual([])
    await ok(meg.asks('mutation ($id: ID!, $person: ID!) { returnWork(id: $id, person: $person, comment: "Well done.") }', { id: first, person: lea.id }))
    await ok(meg.asks('mutation ($id: ID!, $person: ID!) { returnWork(id: $id, person: $person, comment: "Shorter.", isToRevise: true) }', { id: first, person: lou.id }))
    expect(await returned(lea)).toEqual([{ title: 'An essay', isToRevise: false, hasComment: true }])
    await ok(open(lou))
    await ok(open(lea))
    expect([await returned(lea), await returned(lou)]).toEqual([[], [{ title: 'An essay', isToRevise: true, hasComment: true }]])
    await ok(lou.asks('mutation ($id: ID!) { handInWork(id: $id, text: "Short.") { isLate } }', { id: first }))
    expect(await returned(lou)).toEqual([])
    expect(codeOf(await open(stranger))).toBe('NOT_FOUND')
  })

  test('a mentor sees how many texts are waiting to be returned, but not in another role', async () => {
    const { mel } = await people(services, 'mel')
    const mentor = await actingAs(services, mel, 'mentor')
    const SUMMARY = '{ mentoringSummary { groups waiting nextMeeting { title groupId startsAt } } }'
    expect((await mentor.asks(SUMMARY)).data).toEqual({ mentoringSummary: { groups: 0, waiting: 0, nextMeeting: null } })
    const id = await group(mentor)
    await pool.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'learner', now())", [id, lea.id])
    await pool.query("with a as (insert into assignments (id, group_id, kind, title, set_at) values (gen_random_uuid(), $1, 'text', 'Text', now()) returning id) insert into assignment_work (assignment_id, person_id, handed_in_at) select id, $2, now() from a", [id, lea.id])
    expect((await mentor.asks(SUMMARY)).data).toEqual({ mentoringSummary: { groups: 1, waiting: 1, nextMeeting: null } })
    expect((await lea.asks(SUMMARY)).data).toEqual({ mentoringSummary: null })
  })

  test('200 learners and 50 assignments take one request with at most 15 statements', async () => {
    const id = await group()
    await pool.query(
      `with made as (insert into people (username, name) select 'learner-' || n, 'Learner ' || n from generate_series(1, 200) n returning id)
       insert into mentor_group_members (group_id, person_id, part, joined_at) select $1, id, 'learner', now() from made`, [id])
    await pool.query("insert into assignments (id, group_id, kind, title, set_at) select gen_random_uuid(), $1, 'text', 'Text ' || n, now() from generate_series(1, 50) n", [id])
    await pool.query('insert into assignment_work (assignment_id, person_id, handed_in_at) select a.id, m.person_id, now() from assignments a join mentor_group_members m using (group_id) where group_id = $1', [id])
    queries.mockClear()
    const rows = await progress(id)
    expect(rows).toHaveLength(200)
    expect(rows.every(({ states }) => states.length === 50 && states.every((state) => state === 'done'))).toBe(true)
    expect(queries.mock.calls.length).toBeGreaterThan(4)
    expect(queries.mock.calls.length).toBeLessThanOrEqual(15)
  })
})
