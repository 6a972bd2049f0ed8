import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { addSubmission, problemsOf, runListeners, type TestProblem } from '#tests/support/submissions.ts'
import { listCalendarEntries } from './calendar-entry.ts'
import { contestTasks } from './contests.tasks.ts'

const services = await openTestServices()
const { pool, clock } = services
const all = await people(services, 'host', 'other', 'lea', 'leo', 'lou', 'boss')
const { lea, leo, lou } = all
const someone = visitor(services)
let host: Person, other: Person, boss: Person
let problems: TestProblem[]

beforeAll(async () => {
  host = await actingAs(services, all.host, 'mentor')
  other = await actingAs(services, all.other, 'mentor')
  boss = await actingAs(services, all.boss, 'admin')
  problems = await problemsOf(services)
})
beforeEach(() => pool.query('delete from throttle_windows'))

const SAVE = `mutation ($id: ID!, $revision: Int!, $title: String!, $description: String!, $startsAt: String!, $minutes: Int!, $problems: [ContestProblemInput!]!) {
  saveContest(id: $id, revision: $revision, title: $title, description: $description, startsAt: $startsAt, minutes: $minutes, problems: $problems) }`
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const saves = (person: Person, more: object = {}) =>
  person.asks<{ saveContest: number }>(SAVE, { id: randomUUID(), revision: 0, title: 'Sprint', description: 'On **trees**', startsAt: inMinutes(120), minutes: 60, problems: [{ slug: problems[0]!.slug, points: 100 }, { slug: problems[1]!.slug, points: 200 }], ...more })
const does = (person: Person, name: string, id: string) => person.asks(`mutation ($id: ID!) { ${name}(id: $id) }`, { id })
const cancels = (person: Person, id: string, reason = 'I am ill.') => person.asks('mutation ($id: ID!, $reason: String!) { cancelContest(id: $id, reason: $reason) }', { id, reason })
/** A published contest of the host. */
async function contest(more: object = {}): Promise<{ id: string; number: number }> {
  const id = randomUUID()
  const number = (await ok(saves(host, { id, ...more }))).data!.saveContest
  await ok(does(host, 'publishContest', id))
  return { id, number }
}
/** Moves a contest so that it started some minutes ago. */
const startedAgo = (id: string, minutes: number) =>
  pool.query("update contests set starts_at = $2::timestamptz - make_interval(mins => $3), ends_at = $2::timestamptz - make_interval(mins => $3) + (ends_at - starts_at) where id = $1", [id, clock.now(), minutes])
const READ = 'query ($number: Int!) { contest(number: $number) { title state revision descriptionHtml isOwn entryCount problemCount problems { slug points } ownEntry { isVirtual startsAt endsAt } } }'
interface Shown { title: string; state: string; revision: number; descriptionHtml: string; isOwn: boolean; entryCount: number; problemCount: number; problems: { slug: string; points: number }[]; ownEntry: { isVirtual: boolean } | null }
const read = async (person: Pick<Person, 'asks'>, number: number) => (await person.asks<{ contest: Shown | null }>(READ, { number })).data!.contest
interface Row { person: { username: string }; rank: number | null; isVirtual: boolean; points: number; seconds: number; cells: { solvedAfter: number | null; wrong: number }[] }
const board = async (person: Pick<Person, 'asks'>, number: number) =>
  (await person.asks<{ contestScoreboard: { total: number; standings: Row[]; own: Row | null } | null }>(
    'query ($number: Int!) { contestScoreboard(number: $number) { total standings { ...Row } own { ...Row } } } fragment Row on ContestStanding { person { username } rank isVirtual points seconds cells { solvedAfter wrong } }', { number },
  )).data!.contestScoreboard
const run = () => contestTasks[0]!.run(openContext(services.services), {})
const notesOf = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)

describe('Hosting (requirement Q-66)', () => {
  test('a publication, a change of what is published, and a cancellation are in the audit log (requirement G-5)', async () => {
    const id = randomUUID()
    const number = (await ok(saves(other, { id, title: 'Numbat sprint' }))).data!.saveContest
    await ok(saves(other, { id, title: 'Numbat sprint', revision: 1 }))
    await ok(does(other, 'publishContest', id))
    const { revision } = (await read(other, number))!
    await ok(saves(other, { id, title: 'Numbat race', revision }))
    await ok(cancels(boss, id))
    const { items } = (await ok(boss.asks<{ auditLog: { items: object[] } }>('{ auditLog(q: "numbat") { items { actionText targetName path reason } } }'))).data!.auditLog
    const path = `/practice/contests/${number}`
    expect(items).toEqual([
      { actionText: 'canceled the contest', targetName: 'Numbat race', path, reason: 'I am ill.' },
      { actionText: 'changed the published contest', targetName: 'Numbat race', path, reason: '' },
      { actionText: 'published the contest', targetName: 'Numbat sprint', path, reason: '' },
    ])
  })

  test('a mentor saves a draft that only they and admins see, publishes it, and others cannot change it', async () => {
    expect(codeOf(await saves(lea))).toBe('NOT_ALLOWED')
    const id = randomUUID()
    const number = (await ok(saves(host, { id }))).data!.saveContest
    expect(await read(host, number)).toMatchObject({ state: 'draft', isOwn: true, descriptionHtml: '<p>On <strong>trees</strong></p>', problems: [{ points: 100 }, { points: 200 }] })
    expect([await read(someone, number), await read(other, number), (await read(boss, number))?.isOwn]).toEqual([null, null, true])
    for (const person of [other, lea]) expect(codeOf(await does(person, 'publishContest', id))).toMatch(/NOT_FOUND|NOT_ALLOWED/)
    expect(codeOf(await saves(other, { id, revision: 1 }))).toBe('NOT_FOUND')
    await ok(does(host, 'publishContest', id))
    expect(await read(someone, number)).toMatchObject({ state: 'published', isOwn: false, problemCount: 2, problems: [] })
    expect((await read(host, number))!.problems).toHaveLength(2)
  })

  test.each([
    ['a start in the past', { startsAt: '2020-01-01T10:00:00Z' }, 'startsAt'],
    ['no date', { startsAt: 'tomorrow' }, 'startsAt'],
    ['a day that does not exist', { startsAt: '2027-02-30T10:00:00Z' }, 'startsAt'],
    ['a minute', { minutes: 1 }, 'minutes'],
    ['a month', { minutes: 31 * 24 * 60 }, 'minutes'],
    ['no title', { title: ' \u200b ' }, 'title'],
    ['an unknown problem', { problems: [{ slug: 'no-such-problem', points: 100 }] }, 'problems'],
    ['a problem twice', { problems: [{ slug: 'two-sum', points: 1 }, { slug: 'two-sum', points: 2 }] }, 'problems'],
  ])('%s is refused at its field', async (_what, change, field) => {
    const reply = await saves(host, change)
    expect([codeOf(reply), fieldOf(reply, field) !== undefined]).toEqual(['INVALID_INPUT', true])
  })

  test('a contest that is sent again, after a lost answer, exists once and has the changes', async () => {
    const id = randomUUID()
    const startsAt = inMinutes(120)
    const number = (await ok(saves(host, { id, startsAt, title: 'First' }))).data!.saveContest
    for (const title of ['First', 'Second', 'Second']) expect((await ok(saves(host, { id, startsAt, title }))).data!.saveContest).toBe(number)
    for (const revision of [2, 2]) await ok(saves(host, { id, startsAt, title: 'Third', revision }))
    expect(await read(host, number)).toMatchObject({ title: 'Third', revision: 3 })
    expect(codeOf(await saves(host, { id, startsAt, title: 'Fourth', revision: 2 }))).toBe('OUTDATED_EDIT')
  })

  test('without problems it is not published; an edit of an older revision is refused', async () => {
    const id = randomUUID()
    const number = (await ok(saves(host, { id, problems: [] }))).data!.saveContest
    expect(fieldOf(await does(host, 'publishContest', id), 'problems')).toBe('Add at least one problem.')
    await ok(saves(host, { id, revision: 1, title: 'Second' }))
    expect(codeOf(await saves(host, { id, revision: 1, title: 'Third' }))).toBe('OUTDATED_EDIT')
    expect((await read(host, number))!.title).toBe('Second')
  })

  test('after the start texts can change, problems and times cannot', async () => {
    const { id, number } = await contest()
    await startedAgo(id, 10)
    const { rows: [row] } = await pool.query<{ starts_at: Date }>('select starts_at from contests where id = $1', [id])
    const same = { id, revision: (await read(host, number))!.revision, startsAt: row!.starts_at.toISOString() }
    expect(messageOf(await saves(host, { ...same, minutes: 90 }))).toContain('has started')
    expect(messageOf(await saves(host, { ...same, problems: [] }))).toContain('has started')
    await ok(saves(host, { ...same, title: 'Renamed' }))
    expect((await read(lea, number))!.title).toBe('Renamed')
  })

  test('a host has a limited number of contests, also when they are saved at the same moment', async () => {
    const { nia } = await people(services, 'nia')
    const mentor = await actingAs(services, nia, 'mentor')
    const replies = await Promise.all(Array.from({ length: 14 }, () => saves(mentor)))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(10)
    await pool.query("update contests set state = 'cancelled' where id in (select id from contests where host_id = $1 limit 1)", [mentor.id])
    await ok(saves(mentor))
  })
})

describe('Taking part (requirements Q-61 to Q-65)', () => {
  test('the scoreboard counts acceptances in the time of the contest, wrong tries before them, and shares ranks', async () => {
    const { id, number } = await contest()
    expect(await board(lea, number)).toBeNull()
    for (const person of [lea, leo, lou]) await ok(does(person, 'enterContest', id))
    await ok(does(lea, 'enterContest', id))
    expect(await read(lea, number)).toMatchObject({ entryCount: 3, ownEntry: { isVirtual: false }, problems: [] })
    await startedAgo(id, 50)
    expect((await read(someone, number))!.problems.map(({ slug }) => slug)).toEqual([problems[0]!.slug, problems[1]!.slug])
    // Before the start; it does not count.
    await addSubmission(services, lou, problems[0]!, { verdict: 'Accepted', at: at(-60) })
    await addSubmission(services, lea, problems[0]!, { verdict: 'Wrong Answer', at: at(-48) })
    await addSubmission(services, lea, problems[0]!, { verdict: 'Compile Error', at: at(-47) })
    await addSubmission(services, lea, problems[0]!, { verdict: 'Accepted', at: at(-40) })
    await addSubmission(services, leo, problems[1]!, { verdict: 'Accepted', at: at(-20) })
    await addSubmission(services, lou, problems[1]!, { verdict: 'Wrong Answer', at: at(-10) })
    const { standings, own, total } = (await board(lea, number))!
    expect(standings.map(({ person, rank, points, seconds }) => [person.username, rank, points, Math.round(seconds)])).toEqual([
      [leo.username, 1, 200, 30 * 60], [lea.username, 2, 100, 10 * 60 + 300], [lou.username, null, 0, 0],
    ])
    expect([total, own!.rank, own!.cells.map(({ wrong }) => wrong)]).toEqual([3, 2, [1, 0]])
    await ok(lea.asks('mutation ($id: ID!) { enterContest(id: $id) }', { id }))
    expect(messageOf(await does(lea, 'leaveContest', id))).toContain('has started')
    const winnerOf = async () => (await someone.asks<{ contest: { winner: { username: string } | null } }>('query ($number: Int!) { contest(number: $number) { winner { username } } }', { number })).data!.contest.winner?.username ?? null
    expect(await winnerOf()).toBeNull()
    await startedAgo(id, 61)
    expect(await winnerOf()).toBe(leo.username)
    // After the end; it does not count.
    await startedAgo(id, 200)
    expect(await winnerOf()).toBeNull()
    await addSubmission(services, leo, problems[0]!, { verdict: 'Accepted', at: at(-130) })
    expect((await board(someone, number))!.standings.map(({ rank, points }) => [rank, points])).toEqual([[null, 0], [null, 0], [null, 0]])
  })

  test('after an accepted solution the next problem is the next unsolved one of the contest', async () => {
    const { sol } = await people(services, 'sol')
    const { id } = await contest({ problems: [2, 3, 4].map((which) => ({ slug: problems[which]!.slug, points: 100 })) })
    await startedAgo(id, 100)
    await ok(does(sol, 'enterContest', id))
    const solves = async (which: number) => {
      const submission = await addSubmission(services, sol, problems[which]!, { verdict: 'Accepted', at: at(1) })
      const { data } = await ok(sol.asks<{ solvedOutcome: { next: { slug: string } | null } }>('query ($id: ID!) { solvedOutcome(submission: $id) { next { slug } } }', { id: submission }))
      return data!.solvedOutcome.next?.slug
    }
    expect(await solves(3)).toBe(problems[4]!.slug)
    expect(await solves(4)).toBe(problems[2]!.slug)
    expect([problems[2]!.slug, problems[3]!.slug, problems[4]!.slug]).not.toContain(await solves(2))
  })

  test('after the end, a member takes part on a clock of their own and sees the rank that they would have had', async () => {
    const { id, number } = await contest()
    await ok(does(leo, 'enterContest', id))
    await startedAgo(id, 300)
    await addSubmission(services, leo, problems[0]!, { verdict: 'Accepted', at: at(-290) })
    await ok(does(lou, 'enterContest', id))
    expect((await read(lou, number))!.ownEntry!.isVirtual).toBe(true)
    await addSubmission(services, lou, problems[1]!, { verdict: 'Accepted', at: at(5) })
    expect((await lou.asks('{ runningContestEntries { number problems } }')).data).toEqual({ runningContestEntries: [{ number, problems: [problems[0]!.slug, problems[1]!.slug] }] })
    expect((await leo.asks('{ runningContestEntries { number } }')).data).toEqual({ runningContestEntries: [] })
    const tasks = (await lou.asks('{ runningContestEntries { tasks { slug title points isSolved } } }')).data!
    expect(tasks).toMatchObject({ runningContestEntries: [{ tasks: [{ slug: problems[0]!.slug, title: expect.any(String), points: 100, isSolved: false }, { slug: problems[1]!.slug, points: 200, isSolved: true }] }] })
    const seen = (await board(lou, number))!
    expect([seen.own!.rank, seen.own!.isVirtual, seen.own!.points, seen.standings.map(({ person }) => person.username)]).toEqual([1, true, 200, [leo.username]])
    expect((await board(leo, number))!.standings).toHaveLength(1)
    expect((await board(someone, number))!.own).toBeNull()
    await pool.query("update contest_entries set virtual_from = virtual_from - interval '1 day' where person_id = $1", [lou.id])
    expect((await board(lou, number))!.own).toMatchObject({ points: 0, rank: null })
  })

  test('an own clock can be ended before its time: what comes later does not count, help opens, and it cannot begin again', async () => {
    const { tim } = await people(services, 'tim')
    const { id, number } = await contest({ problems: [5, 6].map((which) => ({ slug: problems[which]!.slug, points: 100 })) })
    expect(codeOf(await does(tim, 'finishContest', id))).toBe('NOT_FOUND')
    await ok(does(leo, 'enterContest', id))
    await startedAgo(id, 300)
    expect(messageOf(await does(leo, 'finishContest', id))).toContain('at the same time')
    await ok(does(tim, 'enterContest', id))
    await pool.query("update contest_entries set virtual_from = virtual_from - interval '10 minutes' where person_id = $1", [tim.id])
    await addSubmission(services, tim, problems[5]!, { verdict: 'Accepted', at: at(-5) })
    const closed = async () => (await ok(tim.asks<{ problemHelp: { closedBecause: string | null } }>('query ($problem: String!) { problemHelp(problem: $problem) { closedBecause } }', { problem: problems[5]!.slug }))).data!.problemHelp.closedBecause
    expect(await closed()).toContain('Closed while you take part')
    await ok(does(tim, 'finishContest', id))
    const { rows: [first] } = await pool.query('select finished_at from contest_entries where person_id = $1', [tim.id])
    await ok(does(tim, 'finishContest', id))
    await ok(does(tim, 'enterContest', id))
    expect((await pool.query('select finished_at from contest_entries where person_id = $1', [tim.id])).rows[0]).toEqual(first)
    await addSubmission(services, tim, problems[6]!, { verdict: 'Accepted', at: at(5) })
    expect([await closed(), (await board(tim, number))!.own!.points]).toEqual([null, 100])
    expect((await tim.asks('{ runningContestEntries { number } }')).data).toEqual({ runningContestEntries: [] })
    const listed = await ok(tim.asks<{ pastContests: { items: { number: number; entryCount: number; ownEntry: object | null }[] } }>('{ pastContests { items { number entryCount ownEntry { isVirtual result { points rank } } } } }'))
    expect(listed.data!.pastContests.items.find((one) => one.number === number)).toMatchObject({ ownEntry: { isVirtual: true, result: { points: 100, rank: 1 } } })
  })

  test('a contest has a calendar file, and is in the private calendar of who signed up; a draft has none', async () => {
    const { id, number } = await contest({ title: 'In the calendar' })
    const draft = (await ok(saves(host))).data!.saveContest
    const file = (of: number) => services.app.inject({ url: `/api/contests/${of}/calendar.ics` })
    const { statusCode, body } = await file(number)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('SUMMARY:In the calendar')])
    expect([(await file(draft)).statusCode, (await file(999_999)).statusCode]).toEqual([404, 404])
    const listed = async () => (await listCalendarEntries(openContext(services.services), { personId: lea.id, since: clock.now(), max: 50 })).map(({ title }) => title)
    expect(await listed()).not.toContain('In the calendar')
    await ok(does(lea, 'enterContest', id))
    expect(await listed()).toContain('In the calendar')
  })

  test('visitors and the host cannot enter; who signed up can withdraw before the start', async () => {
    const { id, number } = await contest()
    expect(codeOf(await someone.asks('mutation ($id: ID!) { enterContest(id: $id) }', { id }))).toBe('NOT_SIGNED_IN')
    expect(messageOf(await does(host, 'enterContest', id))).toContain('your own contest')
    await ok(does(lea, 'enterContest', id))
    await ok(does(lea, 'leaveContest', id))
    expect((await read(lea, number))!.ownEntry).toBeNull()
    expect(codeOf(await does(lea, 'enterContest', randomUUID()))).toBe('NOT_FOUND')
  })
})

describe('What people hear (requirement Q-65)', () => {
  test('a reminder once, the result once, and the reason of a cancellation', async () => {
    const { id } = await contest({ startsAt: inMinutes(50), title: 'Heard' })
    await ok(does(lea, 'enterContest', id))
    await run()
    await run()
    expect((await notesOf(lea)).filter((message) => message.includes('Heard'))).toEqual(['“Heard” starts within an hour.'])
    await startedAgo(id, 100)
    await addSubmission(services, lea, problems[0]!, { verdict: 'Accepted', at: at(-90) })
    await run()
    await run()
    expect((await notesOf(lea)).filter((message) => message.includes('Heard'))).toEqual(['“Heard” is over. You came 1st of 1 with 100 points.', '“Heard” starts within an hour.'])
    expect(messageOf(await cancels(host, id))).toContain('is over')
    const { id: second, number } = await contest({ title: 'Canceled one' })
    await ok(does(leo, 'enterContest', second))
    expect(codeOf(await cancels(other, second))).toBe('NOT_FOUND')
    await ok(cancels(host, second))
    expect(await notesOf(leo)).toContain('“Canceled one” was canceled: I am ill.')
    const { id: third } = await contest({ title: 'Moved one', startsAt: '2031-05-01T10:00:00.000Z' })
    await ok(does(leo, 'enterContest', third))
    await ok(saves(host, { id: third, title: 'Moved one', revision: 2, startsAt: '2031-05-01T10:00:00.000Z', description: 'More.' }))
    expect((await notesOf(leo)).filter((message) => message.includes('Moved one'))).toEqual([])
    await ok(saves(host, { id: third, title: 'Moved one', revision: 3, startsAt: '2031-05-02T10:00:00.000Z' }))
    expect(await notesOf(leo)).toContain('“Moved one” has a new time: Fri, May 2, 2031, 10:00 – 11:00 AM, UTC.')
    // A window that still has it as a draft deletes nothing that is published.
    expect(messageOf(await cancels(host, third, ''))).toBe('This contest is published. To cancel it, write a reason for those who signed up.')
    await ok(cancels(host, third))
    expect([(await read(someone, number))!.state, codeOf(await does(lou, 'enterContest', second))]).toEqual(['cancelled', 'NOT_FOUND'])
  })

  test('lists have what is open and what is over, without drafts', async () => {
    const draft = randomUUID()
    await ok(saves(host, { id: draft, title: 'A draft' }))
    const { id } = await contest({ title: 'Open one' })
    const { id: over } = await contest({ title: 'Over one' })
    await startedAgo(over, 500)
    const lists = (await someone.asks<{ contests: { id: string }[]; pastContests: { items: { id: string }[] } }>('{ contests { id } pastContests { items { id } } }')).data!
    const ids = [lists.contests.map((one) => one.id), lists.pastContests.items.map((one) => one.id)]
    expect([ids[0]!.includes(id), ids[1]!.includes(over), ids.flat().includes(draft), ids[0]!.includes(over)]).toEqual([true, true, false, false])
    expect(codeOf(await lea.asks('{ hostedContests { id } }'))).toBe('NOT_ALLOWED')
  })
})
