import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { addSubmission, problemsOf, runListeners, type TestProblem } from '#tests/support/submissions.ts'
import { insertContest, saveProblems, saveState } from './contests.queries.ts'

const services = await openTestServices()
const { pool, clock } = services
const { lea, leo, lou, max, host } = await people(services, 'lea', 'leo', 'lou', 'max', 'host')
let problem: TestProblem, other: TestProblem

beforeAll(async () => {
  ;[problem, other] = (await problemsOf(services)) as [TestProblem, TestProblem]
})
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  for (const table of ['contests', 'submissions', 'problem_help', 'notifications']) await pool.query(`delete from ${table}`)
})

const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
/** A published contest with one problem, an hour long. */
async function contest(startsIn: number, title = 'Sprint'): Promise<{ id: string; number: number }> {
  const id = randomUUID()
  const { db } = services.services.database
  const number = (await insertContest(db, { id, hostId: host.id, title, description: '', startsAt: at(startsIn), endsAt: at(startsIn + 60), max: 100, at: clock.now() }))!
  await saveProblems(db, id, [{ slug: problem.slug, points: 100 }])
  await saveState(db, { id, state: 'published', at: clock.now() })
  return { id, number }
}
const enters = (person: Person, id: string) => ok(person.asks('mutation ($id: ID!) { enterContest(id: $id) }', { id }))
const givesUp = (person: Person, which = problem) => person.asks('mutation ($slug: String!) { giveUp(problem: $slug) { editorial } }', { slug: which.slug })
const shares = (person: Person, id: string) => ok(person.asks('mutation ($id: ID!) { shareSolution(submission: $id, note: "") }', { id }))
const comments = (person: Person, text: string, parent: string | null = null) => {
  const id = randomUUID()
  return person.asks('mutation ($id: ID!, $subject: ID!, $text: String!, $parent: ID) { addToDiscussion(id: $id, kind: "problem", subject: $subject, text: $text, parentId: $parent) }', { id, subject: problem.id, text, parent }).then((reply) => ({ id, reply }))
}
const readsHint = (person: Pick<Person, 'asks'>) => person.asks('query ($slug: String!) { problemHint(problem: $slug, number: 1) }', { slug: problem.slug })

interface Reads {
  problemHelp: { closedBecause: string | null; hints: string[]; editorial: string | null }
  problemSolutions: { closedBecause: string | null; mayGiveUp: boolean; reference: unknown[]; items: unknown[] }
  discussion: { closedBecause: string | null; items: unknown[] }
}
/** Everything of the tabs of a problem. */
const reads = async (person: Person, which = problem, linked: string | null = null): Promise<Reads> =>
  (await ok(person.asks<Reads>(
    `query ($slug: String!, $id: ID!, $linked: ID) { problemHelp(problem: $slug) { closedBecause hints editorial }
      problemSolutions(problem: $slug, linked: $linked) { closedBecause mayGiveUp reference { code } items { code } } discussion(kind: "problem", subject: $id) { closedBecause items { text } } }`,
    { slug: which.slug, id: which.id, linked },
  ))).data!
const closedTo = (reason: string) => ({
  problemHelp: { closedBecause: reason, hints: [], editorial: null },
  problemSolutions: { closedBecause: reason, mayGiveUp: false, reference: [], items: [] },
  discussion: { closedBecause: reason, items: [] },
})
/** What is closed, by every way to it; `solution` is a shared one of somebody else. */
async function expectClosed(person: Person, reason: string, solution: string): Promise<void> {
  expect(await reads(person, problem, solution)).toEqual(closedTo(reason))
  const ways = [
    await readsHint(person),
    await person.asks('mutation ($slug: String!) { openHint(problem: $slug, number: 1) { hints } }', { slug: problem.slug }),
    await givesUp(person),
    await person.asks('mutation ($id: ID!) { voteForSolution(solution: $id, isVoted: true) }', { id: solution }),
    await person.asks('query ($id: ID!) { discussion(kind: "solution", subject: $id) { items { text } } }', { id: solution }),
    await person.asks('mutation ($id: ID!) { reportContent(kind: "solution", id: $id, reason: "It is spam.") }', { id: solution }),
    (await comments(person, 'Try a dictionary.')).reply,
  ]
  expect(ways.map((reply) => [codeOf(reply), messageOf(reply)])).toEqual(ways.map(() => ['NOT_ALLOWED', reason]))
}
/** A shared solution of somebody who solved the problem long ago. */
async function sharedBefore(): Promise<string> {
  const solution = await addSubmission(services, max, problem, { verdict: 'Accepted', at: at(-10_000) })
  await shares(max, solution)
  return solution
}

describe('Help with the problems of a contest (requirement Q-68)', () => {
  test('is closed on an own clock while it runs, also to who solved the problem before, and not to others or for other problems', async () => {
    const solution = await sharedBefore()
    for (const person of [lea, leo]) await addSubmission(services, person, problem, { verdict: 'Accepted', at: at(-9_000) })
    expect((await reads(lea)).problemSolutions.items).toHaveLength(1)
    const { id } = await contest(-500)
    await enters(lea, id)
    await expectClosed(lea, 'Closed while you take part in “Sprint”.', solution)
    expect((await reads(leo, problem, solution)).problemSolutions).toMatchObject({ closedBecause: null, items: [{ code: 'x' }] })
    expect((await ok(readsHint(visitor(services)))).errors).toBeUndefined()
    expect((await reads(lea, other)).problemSolutions.mayGiveUp).toBe(true)
    expect((await ok(givesUp(lea, other))).data!['giveUp'].editorial).not.toBeNull()
    await pool.query("update contest_entries set virtual_from = virtual_from - interval '1 hour'")
    expect((await reads(lea)).problemHelp).toMatchObject({ closedBecause: null, editorial: expect.any(String) })
    expect((await ok(readsHint(lea))).errors).toBeUndefined()
  })

  test('is closed while a contest runs in its time, to all who take part or still may, and to visitors; its host keeps it', async () => {
    const solution = await sharedBefore()
    for (const person of [lea, host]) await addSubmission(services, person, problem, { verdict: 'Accepted', at: at(-9_000) })
    const { id } = await contest(30)
    await enters(lea, id)
    expect((await reads(lea)).problemHelp.closedBecause).toBeNull()
    await pool.query("update contests set starts_at = starts_at - interval '40 minutes', ends_at = ends_at - interval '40 minutes'")
    await expectClosed(lea, 'Closed while you take part in “Sprint”.', solution)
    await expectClosed(leo, 'Closed while “Sprint” runs: it has this problem.', solution)
    expect(messageOf(await readsHint(visitor(services)))).toBe('Closed while “Sprint” runs: it has this problem.')
    expect((await reads(host, problem, solution)).problemSolutions).toMatchObject({ closedBecause: null, items: [{ code: 'x' }] })
    await pool.query("update contests set state = 'cancelled'")
    expect((await reads(lea)).problemHelp.closedBecause).toBeNull()
    await pool.query("update contests set state = 'published', starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour'")
    for (const person of [lea, leo]) expect((await reads(person)).problemHelp.closedBecause).toBeNull()
    expect((await ok(givesUp(leo))).errors).toBeUndefined()
  })

  test('does not come with a notification of a comment', async () => {
    for (const person of [lea, lou]) await addSubmission(services, person, problem, { verdict: 'Accepted', at: at(-9_000) })
    const { id: parent } = await comments(lea, 'How about a set?')
    const { id } = await contest(-500)
    await enters(lea, id)
    const heard = async () => {
      await runListeners(services)
      return (await ok(lea.asks('{ notifications { items { message } } }'))).data!['notifications'].items.length
    }
    const before = await heard()
    await ok(comments(lou, 'Sort first.', parent).then(({ reply }) => reply))
    expect(await heard()).toBe(before)
    await pool.query("update contest_entries set virtual_from = virtual_from - interval '1 hour'")
    await ok(comments(lou, 'Or count.', parent).then(({ reply }) => reply))
    expect(await heard()).toBe(before + 1)
  })
})

describe('A problem that was given up before (requirement Q-69)', () => {
  test('gives no points in a contest, which says so; giving up afterwards takes none', async () => {
    await ok(givesUp(lea))
    const { id, number } = await contest(-20)
    for (const person of [lea, leo]) {
      await enters(person, id)
      await addSubmission(services, person, problem, { verdict: 'Accepted', at: at(-5) })
    }
    const points = async () => {
      const { data } = await ok(leo.asks('query ($number: Int!) { contestScoreboard(number: $number) { standings { person { id } points } } }', { number }))
      return Object.fromEntries(data!['contestScoreboard'].standings.map(({ person, points }: { person: { id: string }; points: number }) => [person.id, points]))
    }
    const isMarked = async (person: Pick<Person, 'asks'>) => (await ok(person.asks('query ($number: Int!) { contest(number: $number) { problems { hasGivenUp } } }', { number }))).data!['contest'].problems[0].hasGivenUp
    expect(await points()).toEqual({ [lea.id]: 0, [leo.id]: 100 })
    expect([await isMarked(lea), await isMarked(leo), await isMarked(visitor(services))]).toEqual([true, false, false])
    await pool.query("update contests set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours'")
    await pool.query("update submissions set submitted_at = submitted_at - interval '2 hours'")
    await pool.query('insert into problem_help (person_id, problem_id, gave_up_at) values ($1, $2, $3)', [leo.id, problem.id, clock.now()])
    expect([await isMarked(leo), (await points())[leo.id]]).toEqual([false, 100])
  })
})
