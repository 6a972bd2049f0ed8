import '#features/practice/server/practice.activity.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openSignalBus, type Signal } from '#platform/server/signals.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'
import { problemsOf, runListeners, addAcceptedSubmission, revokeSubmissions, type TestProblem } from '#tests/support/submissions.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { erasePerson } from '#features/own-data/server/erase-person.ts'
import { recordRanks } from './record-ranks.ts'
import { recountPerson } from './recount-scores.ts'
import { leaderboardTasks } from './leaderboard.tasks.ts'
import { readTop } from './board-cache.ts'
import { watchBoard } from './watch-board.ts'

const services = await openTestServices()
await listening(services.app)
const anybody = visitor(services)
const problems = await problemsOf(services)
const DAY = 24 * 3600 * 1000
const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)
const of = (difficulty: TestProblem['difficulty'], category?: TestProblem['category']) =>
  problems.filter((one) => one.difficulty === difficulty && (category === undefined || one.category === category))
const [easy, medium, hard] = [of('Easy')[0]!, of('Medium')[0]!, of('Hard')[0]!]

const BOARD = `query ($board: LeaderboardTab, $span: LeaderboardSpan, $circle: LeaderboardCircle, $after: ID) {
  leaderboard(board: $board, span: $span, circle: $circle, after: $after) {
    next isHidden entries { rank username totalScore streak cloggleScores { algo math ds } } own { rank username totalScore } formula { easy medium hard } } }`

interface Entry { rank: number; username: string; totalScore: number; streak: number; cloggleScores: { algo: number; math: number; ds: number } }
interface Page { next: string | null; isHidden: boolean; entries: Entry[]; own: Entry[]; formula: object }
const board = async (variables: object = {}, by: Pick<Person, 'asks'> = anybody): Promise<Page> => {
  const reply = await by.asks<{ leaderboard: Page }>(BOARD, variables)
  expect(reply.errors).toBeUndefined()
  return reply.data!.leaderboard
}
const SUSPEND = 'mutation ($id: ID!, $suspended: Boolean!) { suspendPerson(personId: $id, suspended: $suspended, reason: "For this test.") }'
/** Deletes all activity and clears the caches of this node. */
async function clearActivity(): Promise<void> {
  await services.pool.query('truncate activities, activity_days, scores, streaks, submissions, reviews cascade')
  await openContext(services.services).inTransaction((context) => context.emit({ name: 'scores.changed', personId: null }))
}
const rowsOf = ({ entries }: { entries: Entry[] }) => entries.map(({ rank, username, totalScore }) => [rank, username, totalScore])

describe('Scores (requirement L-10)', () => {
  test('give 10 points for the first acceptance of an easy problem, 25 for medium, 50 for hard, in its category', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    for (const problem of [easy, medium, hard, easy]) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    const { entries } = await board()
    const scores = { algo: 0, math: 0, ds: 0 }
    for (const [problem, points] of [[easy, 10], [medium, 25], [hard, 50]] as const) scores[problem.category] += points
    expect(entries).toEqual([{ rank: 1, username: ada.username, totalScore: 85, streak: 1, cloggleScores: scores }])
  })

  test('lose the points of a rejected solution; without points a person leaves the board', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, hard)
    await addAcceptedSubmission(services, ada, easy)
    await runListeners(services)
    await revokeSubmissions(services, ada, hard)
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 10]])
    await revokeSubmissions(services, ada, easy)
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([])
    expect((await board({ board: 'streak' })).entries).toEqual([])
  })

  test('are not given for what is solved after giving up; what was sent before keeps its points', async () => {
    await clearActivity()
    await services.pool.query('delete from problem_help')
    const { ada, ben } = await people(services, 'ada', 'ben')
    const givesUp = (problem: TestProblem, person = ada) => person.asks('mutation ($problem: String!) { giveUp(problem: $problem) { hasGivenUp } }', { problem: problem.slug })
    await addAcceptedSubmission(services, ada, medium)
    for (const problem of [easy, medium]) expect((await givesUp(problem)).errors).toBeUndefined()
    await givesUp(easy, ben)
    for (const problem of [easy, medium]) await addAcceptedSubmission(services, ada, problem)
    await addAcceptedSubmission(services, ben, easy)
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 25]])
    expect((await board({ board: 'streak' })).entries.map(({ username }) => username)).toEqual([ada.username])
    const { rows } = await services.pool.query('select person_id, name from badges where person_id = any ($1)', [[ada.id, ben.id]])
    expect(rows).toEqual([{ person_id: ada.id, name: 'first-solution' }])
    expect((await ada.asks('query ($slugs: [String!]!) { problemProgress(problems: $slugs) { isSolved } }', { slugs: [easy.slug, medium.slug] })).data).toEqual({ problemProgress: [{ isSolved: true }, { isSolved: true }] })
  })

  test('match the ledger after any sequence of changes, with correct ranks', async () => {
    const crowd = Object.values(await people(services, 'ann', 'bob', 'cid', 'dot', 'eve'))
    const step = fc.record({ who: fc.nat(4), what: fc.nat(problems.length - 1), daysAgo: fc.integer({ min: 0, max: 50 }), isTaken: fc.nat(4).map((one) => one === 0), isGivenUp: fc.nat(4).map((one) => one === 0) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await clearActivity()
        await services.pool.query('delete from problem_help')
        const givenUp = new Set<string>()
        const accepted = new Set<string>()
        const solved = new Map<string, { at: Date; problem: TestProblem; person: Person }>()
        for (const { who, what, daysAgo, isTaken, isGivenUp } of steps) {
          const [person, problem, at] = [crowd[who]!, problems[what]!, ago(daysAgo)]
          const key = `${who} ${what}`
          if (isGivenUp) {
            expect((await person.asks('mutation ($problem: String!) { giveUp(problem: $problem) { hasGivenUp } }', { problem: problem.slug })).errors).toBeUndefined()
            if (!accepted.has(key)) givenUp.add(key)
            continue
          }
          if (isTaken) await revokeSubmissions(services, person, problem)
          else await addAcceptedSubmission(services, person, problem, at)
          await runListeners(services)
          if (isTaken) accepted.delete(key)
          else accepted.add(key)
          if (isTaken) solved.delete(key)
          else if (!solved.has(key) && !givenUp.has(key)) solved.set(key, { at, problem, person })
        }
        const midnight = Math.floor(services.clock.now().getTime() / DAY) * DAY
        const since = { all: 0, month: midnight - 29 * DAY, week: midnight - ((midnight / DAY + 3) % 7) * DAY }
        for (const span of ['all', 'month', 'week'] as const) {
          for (const which of ['total', 'algo', 'math', 'ds'] as const) {
            const expectedRows = crowd.map((person) => {
              const theirs = [...solved.values()].filter((one) => one.person === person && one.at.getTime() >= since[span] && (which === 'total' || one.problem.category === which))
              const points = theirs.reduce((sum, { problem }) => sum + { Easy: 10, Medium: 25, Hard: 50 }[problem.difficulty], 0)
              return { id: person.id, username: person.username, points, at: Math.max(0, ...theirs.map(({ at }) => at.getTime())) }
            }).filter(({ points }) => points > 0).sort((a, b) => b.points - a.points || a.at - b.at || (a.id < b.id ? -1 : 1))
            const expected = expectedRows.map(({ username, points }) => [1 + expectedRows.filter((other) => other.points > points).length, username])
            expect((await board({ board: which, span })).entries.map(({ rank, username }) => [rank, username])).toEqual(expected)
            for (const person of crowd) {
              const own = (await board({ board: which, span }, person)).own.find(({ username }) => username === person.username)
              expect(own?.rank).toBe(expected.find(([, username]) => username === person.username)?.[0])
            }
          }
        }
        await expectCorrectCounts()
      }),
      { numRuns: 6 },
    )
  }, 60_000)
})

describe('Concurrent changes (requirement L-10)', () => {
  test('of scores, visibility and accounts are counted correctly, without deadlocks', async () => {
    await clearActivity()
    const crowd = Object.values(await people(services, 'ann', 'bob', 'cid', 'dot', 'eve', 'fay'))
    const context = openContext(services.services)
    const at = services.clock.now()
    await Promise.all(
      crowd.flatMap((person, nth) => [
        ...problems.slice(0, 4).map(async ({ id }) => {
          await recordActivity(context, { personId: person.id, kind: 'problem.solved', subjectId: id, at })
          await recountPerson(context, person.id)
        }),
        recountPerson(context, person.id),
        services.pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'activity', $2)", [person.id, nth % 3 === 0 ? 'me' : 'public']),
      ]),
    )
    await services.pool.query('delete from people where id = $1', [crowd[1]!.id])
    const { rows } = await services.pool.query('select 1 from scores s where not exists (select from scores_by_ledger(array[s.person_id], $1) l where l.* = s.*)', [at])
    expect(rows).toEqual([])
    expect((await board()).entries.map(({ username }) => username).sort()).toEqual([crowd[2]!, crowd[4]!, crowd[5]!].map(({ username }) => username).sort())
    await expectCorrectCounts()
  })
})

/** The stored counts match the rows. */
async function expectCorrectCounts(): Promise<void> {
  const stored = 'select board, size, bucket, people from score_counts where people <> 0 order by 1, 2, 3'
  const counted = `select board, size, points / size as bucket, count(*)::int as people
    from (select span || b as board, points from scores, lateral (values (' total', total), (' algo', algo), (' math', math), (' ds', ds)) v (b, points)
            where is_shown and points > 0
          union all select 'streak', days from streaks where is_shown) one, (values (1), (64), (4096)) sizes (size)
    group by 1, 2, 3 order by 1, 2, 3`
  expect((await services.pool.query(stored)).rows).toEqual((await services.pool.query(counted)).rows)
}

describe('Ranks (requirement L-13)', () => {
  test('are shared by equal scores, with the earlier one first: 1, 2, 2, 4', async () => {
    await clearActivity()
    const { ada, bo, cy, di } = await people(services, 'ada', 'bo', 'cy', 'di')
    await addAcceptedSubmission(services, ada, hard, ago(1))
    await addAcceptedSubmission(services, bo, medium, ago(2))
    await addAcceptedSubmission(services, cy, medium, ago(3))
    await addAcceptedSubmission(services, di, easy, ago(9))
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 50], [2, cy.username, 25], [2, bo.username, 25], [4, di.username, 10]])
    const after = await board({ after: cy.id })
    expect(rowsOf(after)).toEqual([[2, bo.username, 25], [4, di.username, 10]])
    expect(rowsOf({ entries: (await board({}, bo)).own })).toEqual([[1, ada.username, 50], [2, cy.username, 25], [2, bo.username, 25], [4, di.username, 10]])
  })

  test('continue across pages without gaps or duplicates; the own row has its neighbors', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    await services.pool.query(
      `with crowd as (insert into people (username, name) select 'crowd-' || n, 'Crowd ' || n from generate_series(1, 130) n returning id, username)
       insert into activities (person_id, kind, subject_id, day, happened_at)
       select crowd.id, 'problem.solved', p.id, current_date, now() - interval '1 hour' * substring(username from 7)::int
       from crowd join lateral (select id from problems order by slug limit substring(username from 7)::int % 7 + 1) p on true`,
    )
    await addAcceptedSubmission(services, ada, easy)
    await services.pool.query("select recount_scores(array_agg(id), now()) from people where username like 'crowd-%'")
    await runListeners(services)
    const seen: [number, string][] = []
    let after: string | null = null
    for (let pages = 0; pages < 5 && (pages === 0 || after !== null); pages += 1) {
      const page: Page = await board({ after })
      seen.push(...page.entries.map(({ rank, username }): [number, string] => [rank, username]))
      after = page.next
    }
    const { rows } = await services.pool.query<{ rank: number; username: string }>(
      `select rank() over (order by total desc)::int as rank, username from scores s join people p on p.id = s.person_id
       where span = 'all' order by total desc, total_at, s.person_id`)
    expect(seen).toEqual(rows.map(({ rank, username }) => [rank, username]))
    const { own } = await board({}, ada)
    const at = rows.findIndex(({ username }) => username === ada.username)
    expect(own.map(({ rank, username }) => ({ rank, username }))).toEqual(rows.slice(Math.max(0, at - 2), at + 3))
    await expectCorrectCounts()
    await services.pool.query("delete from people where username like 'crowd-%'")
    await expectCorrectCounts()
  })

  test('a streak ends in the current time zone of the person', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    const zone = (timeZone: string) => ada.asks('mutation ($timeZone: String!) { chooseTimeZone(timeZone: $timeZone) }', { timeZone })
    const endsAt = async () => (await services.pool.query<{ ends_at: Date }>('select ends_at from streaks')).rows[0]?.ends_at.toISOString().slice(11, 16)
    await zone('UTC')
    await addAcceptedSubmission(services, ada, easy)
    await runListeners(services)
    expect(await endsAt()).toBe('00:00')
    expect((await zone('Asia/Tokyo')).errors).toBeUndefined()
    await runListeners(services)
    expect(await endsAt()).toBe('15:00')
  })

  test('streaks have their own board', async () => {
    await clearActivity()
    const { ada, bo } = await people(services, 'ada', 'bo')
    for (const [days, problem] of problems.slice(0, 3).entries()) await addAcceptedSubmission(services, ada, problem, ago(days))
    await addAcceptedSubmission(services, bo, hard)
    await runListeners(services)
    expect((await board({ board: 'streak' })).entries.map(({ rank, username, streak }) => [rank, username, streak])).toEqual([[1, ada.username, 3], [2, bo.username, 1]])
    services.clock.forward(3 * 24 * 3600)
    expect((await board({ board: 'streak' })).entries).toEqual([])
    await sweep()
    expect((await services.pool.query('select 1 from streaks')).rowCount).toBe(0)
    expect((await board()).entries.map(({ streak }) => streak)).toEqual([0, 0])
    await expectCorrectCounts()
  })
})

const sweep = async () => {
  await leaderboardTasks.find(({ name }) => name === 'leaderboard.sweep')!.run(openContext(services.services), {})
}

describe('Spans of time (requirement L-12)', () => {
  test('of thirty days and of this week contain what was solved in them; older points are removed daily', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    const monday = Math.floor(services.clock.now().getTime() / DAY) * DAY - ((Math.floor(services.clock.now().getTime() / DAY) + 3) % 7) * DAY
    await addAcceptedSubmission(services, ada, easy, new Date(monday))
    await addAcceptedSubmission(services, ada, medium, new Date(monday - 1))
    await addAcceptedSubmission(services, ada, hard, ago(29.9 + 1))
    await runListeners(services)
    const scores = async () => Promise.all(['all', 'month', 'week'].map(async (span) => (await board({ span })).entries[0]?.totalScore ?? 0))
    expect(await scores()).toEqual([85, 35, 10])
    services.clock.forward(31 * 24 * 3600)
    expect((await scores())[2]).toBe(0)
    await sweep()
    expect(await scores()).toEqual([85, 0, 0])
    await sweep()
    expect(await scores()).toEqual([85, 0, 0])
    expect((await services.pool.query("select 1 from scores where span not in ('all', 'month')")).rowCount).toBe(0)
    await expectCorrectCounts()
  })
})

describe('Visibility (requirement L-14)', () => {
  test('people with private activity and suspended people are on no board and take no rank', async () => {
    await clearActivity()
    const { ada, bo, boss } = await people(services, 'ada', 'bo', 'boss')
    const admin = await actingAs(services, boss, 'admin')
    await addAcceptedSubmission(services, ada, hard)
    await addAcceptedSubmission(services, bo, easy)
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 50], [2, bo.username, 10]])
    await ada.asks('mutation { chooseVisibility(section: activity, level: members) }')
    expect(rowsOf(await board())).toEqual([[1, bo.username, 10]])
    expect(rowsOf(await board({ board: 'streak' }))).toEqual([[1, bo.username, 10]])
    const own = await board({}, ada)
    expect([own.isHidden, own.own.map(({ rank, username }) => [rank, username])]).toEqual([true, [[1, ada.username]]])
    expect((await anybody.asks(WHY, { id: ada.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await ada.asks(WHY, { id: ada.id })).errors).toBeUndefined()
    // Problems solved in the meantime do not appear either.
    await addAcceptedSubmission(services, ada, easy)
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, bo.username, 10]])
    await ada.asks('mutation { chooseVisibility(section: activity, level: public) }')
    const suspend = (suspended: boolean) => admin.asks(SUSPEND, { id: bo.id, suspended })
    await suspend(true)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 60]])
    await suspend(false)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 60], [2, bo.username, 10]])
    await expectCorrectCounts()
  })

  test('a page cannot start after a hidden person, which would reveal their rank', async () => {
    await clearActivity()
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    for (const [person, problem] of [[ada, medium], [bo, hard], [cy, easy]] as const) await addAcceptedSubmission(services, person, problem)
    await runListeners(services)
    expect(rowsOf(await board({ after: ada.id }))).toEqual([[3, cy.username, 10]])
    const hidden = async (span: string, column: string) => {
      expect([span, rowsOf(await board({ after: ada.id, span }))]).toEqual([span, rowsOf(await board({ after: randomUUID(), span }))])
      expect([column, rowsOf(await board({ after: ada.id, board: column }))]).toEqual([column, rowsOf(await board({ board: column }))])
    }
    await ada.asks('mutation { chooseVisibility(section: activity, level: members) }')
    for (const span of ['all', 'week']) for (const column of ['total', 'streak']) await hidden(span, column)
    expect(rowsOf(await board({ after: ada.id }, ada))).toEqual([[2, cy.username, 10]])
  })

  test('two people between whom there is a block do not see each other; everyone else sees both', async () => {
    await clearActivity()
    const { ada, bo } = await people(services, 'ada', 'bo')
    await addAcceptedSubmission(services, ada, hard)
    await addAcceptedSubmission(services, bo, easy)
    await runListeners(services)
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, bo.id])
    expect([rowsOf(await board({}, ada)), rowsOf(await board({}, bo)), rowsOf(await board())]).toEqual([
      [[1, ada.username, 50]], [[2, bo.username, 10]], [[1, ada.username, 50], [2, bo.username, 10]],
    ])
    expect((await bo.asks(WHY, { id: ada.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('the circle of followed people contains them and the viewer, ranked within it', async () => {
    await clearActivity()
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await addAcceptedSubmission(services, ada, hard)
    await addAcceptedSubmission(services, bo, medium)
    await addAcceptedSubmission(services, cy, easy)
    await bo.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: cy.id })
    await runListeners(services)
    expect(rowsOf(await board({ circle: 'followed' }, bo))).toEqual([[1, bo.username, 25], [2, cy.username, 10]])
    expect(rowsOf(await board({ circle: 'followed' }))).toEqual([])
  })
})

const WHY = `query ($id: ID!, $board: ScoreBoard, $span: LeaderboardSpan) {
  scoreReasons(personId: $id, board: $board, span: $span) { title path difficulty category points } }`

describe('Points breakdown (requirement L-15)', () => {
  test('adds up to the score, by category and span', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, easy, ago(40))
    await addAcceptedSubmission(services, ada, hard, ago(1))
    await runListeners(services)
    const why = async (variables: object = {}) => (await anybody.asks(WHY, { id: ada.id, ...variables })).data.scoreReasons
    expect(await why()).toEqual([
      { title: hard.title, path: `/practice/${hard.slug}`, difficulty: 'Hard', category: hard.category, points: 50 },
      { title: easy.title, path: `/practice/${easy.slug}`, difficulty: 'Easy', category: easy.category, points: 10 },
    ])
    expect((await why({ span: 'month' })).map(({ points }: { points: number }) => points)).toEqual([50])
    const category = easy.category
    const sum = (await why({ board: category })).reduce((all: number, { points }: { points: number }) => all + points, 0)
    expect((await board({ board: category })).entries[0]!.cloggleScores[category]).toBe(sum)
  })

  test.each([[{ id: 'x' }], [{ id: '\u0000' }]])('rejects %j', async (variables) => {
    expect((await anybody.asks(WHY, variables)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('rejects unknown people', async () => {
    expect((await anybody.asks(WHY, { id: randomUUID() })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await anybody.asks(BOARD, { after: 'x' })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

describe('The formula (requirement L-17)', () => {
  const CHANGE = `mutation ($easy: Int!, $revision: Int!, $reason: String = "Easy ones are too cheap.") { changeScoreFormula(easy: $easy, medium: 20, hard: 60, revision: $revision, reason: $reason) { easy revision } }`

  test('can be changed by an admin: all scores are recalculated, and the change is in the audit log', async () => {
    await clearActivity()
    const { ada, boss } = await people(services, 'ada', 'boss')
    for (const problem of [easy, medium, hard]) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    const admin = await actingAs(services, boss, 'admin')
    const revision = (await admin.asks('{ scoreFormula { revision } }')).data.scoreFormula.revision
    expect((await ada.asks(CHANGE, { easy: 5, revision })).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await admin.asks(CHANGE, { easy: 5, revision, reason: ' ' })).errors?.[0]?.message).toBe('Enter a reason. It’s recorded in the audit log.')
    expect((await admin.asks(CHANGE, { easy: 0, revision })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect(rowsOf(await board())).toEqual([[1, ada.username, 85]])
    expect((await admin.asks(CHANGE, { easy: 5, revision })).errors).toBeUndefined()
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 85]])
    expect((await admin.asks(CHANGE, { easy: 7, revision })).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    expect((await admin.asks(CHANGE, { easy: 7, revision: revision + 1 })).errors).toBeUndefined()
    await runListeners(services)
    expect(rowsOf(await board())).toEqual([[1, ada.username, 87]])
    expect((await board()).formula).toEqual({ easy: 7, medium: 20, hard: 60 })
    const { rows } = await services.pool.query("select target_name, reason, details from audit_log where deed = 'formula.changed' order by done_at desc limit 1")
    expect(rows).toEqual([{ target_name: 'Easy 7, Medium 20, Hard 60', reason: 'Easy ones are too cheap.', details: { changes: [{ label: 'Easy', from: 5, to: 7 }] } }])
    await expectCorrectCounts()
    await services.pool.query('update score_formula set easy = 10, medium = 25, hard = 50')
  })
})

describe('A preview of the formula (requirement L-17)', () => {
  test('says how many scores and places would change, and changes nothing', async () => {
    await clearActivity()
    const { ada, bo, boss } = await people(services, 'ada', 'bo', 'boss')
    await addAcceptedSubmission(services, ada, hard)
    for (const problem of [easy, medium]) await addAcceptedSubmission(services, bo, problem)
    await runListeners(services)
    const admin = await actingAs(services, boss, 'admin')
    const before = rowsOf(await board())
    expect(before).toEqual([[1, ada.username, 50], [2, bo.username, 35]])
    const preview = (by: { asks: typeof admin.asks }, points: object) => by.asks('query ($easy: Int!, $medium: Int!, $hard: Int!) { previewScoreFormula(easy: $easy, medium: $medium, hard: $hard) { people raised lowered most least moved largest { username before after } } }', points)
    expect((await preview(admin, { easy: 10, medium: 25, hard: 50 })).data.previewScoreFormula).toEqual({ people: 2, raised: 0, lowered: 0, most: 0, least: 0, moved: 0, largest: [] })
    expect((await preview(admin, { easy: 12, medium: 30, hard: 20 })).data.previewScoreFormula).toEqual({ people: 2, raised: 1, lowered: 1, most: 7, least: -30, moved: 2, largest: [{ username: ada.username, before: 50, after: 20 }, { username: bo.username, before: 35, after: 42 }] })
    expect((await preview(admin, { easy: 0, medium: 30, hard: 20 })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await preview(ada, { easy: 12, medium: 30, hard: 20 })).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect(rowsOf(await board())).toEqual(before)
  })
})

describe('Live updates (requirement L-16)', () => {
  test('are sent when the first page of a board changes', async () => {
    await clearActivity()
    const { ada, bo } = await people(services, 'ada', 'bo')
    const socket = await openLive(services.app, bo.token)
    socket.subscribe('subscription { leaderboardChanged(board: total) { version } }')
    const version = async () => (await socket.next()).payload.data.leaderboardChanged.version
    const first = await version()
    await addAcceptedSubmission(services, ada, hard)
    await runListeners(services)
    expect(await version()).not.toBe(first)
    socket.ws.close()
  })
})

describe('The cache of a board (requirement L-18)', () => {
  const top = () => readTop(openContext(services.services), { board: 'total', span: 'all' })
  // A change on another node, without a signal on this one.
  const changeElsewhere = (person: Person, headline: string) => services.pool.query('update people set headline = $2 where id = $1', [person.id, headline])

  test('is used for a second, after which changes of other nodes are visible', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, hard)
    await runListeners(services)
    // A separate cache with a fixed clock.
    let at = services.clock.now().getTime()
    const isolated = { ...services.services, database: { ...services.services.database }, clock: { now: () => new Date(at) } }
    const read = () => readTop(isolated, { board: 'total', span: 'all' })
    const [first, second] = await Promise.all([read(), read()])
    expect(first.rows.map(({ username }) => username)).toEqual([ada.username])
    expect(second).toBe(first)
    await changeElsewhere(ada, 'Elsewhere')
    at += 999
    expect(await read()).toBe(first)
    at += 1
    const later = await read()
    expect(later.rows.map(({ headline }) => headline)).toEqual(['Elsewhere'])
    expect(later.version).not.toBe(first.version)
    // Setting the clock back does not extend the cache.
    await changeElsewhere(ada, 'Back')
    at -= 60_000
    expect((await read()).rows.map(({ headline }) => headline)).toEqual(['Back'])
  })

  test('every view has the version that subscribers get; a changed name changes it, too', async () => {
    await clearActivity()
    const { ada, bo } = await people(services, 'ada', 'bo')
    await addAcceptedSubmission(services, ada, hard)
    await runListeners(services)
    const socket = await openLive(services.app, bo.token)
    socket.subscribe('subscription { leaderboardChanged(board: total) { version } }')
    const nextVersion = async () => (await socket.next()).payload.data.leaderboardChanged.version
    const first = await nextVersion()
    for (const view of ['', '(circle: followed)', '(circle: elite)', `(after: "${ada.id}")`]) {
      expect((await bo.asks<{ leaderboard: { version: string } }>(`{ leaderboard${view} { version } }`)).data).toEqual({ leaderboard: { version: first } })
    }
    await ada.asks('mutation { editProfile(field: name, text: "Ada of old", before: "ada") }')
    expect(await nextVersion()).not.toBe(first)
    socket.ws.close()
  })

  test('is cleared before subscribers reload, even if it was empty', async () => {
    await clearActivity()
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, hard)
    await runListeners(services)
    const isolated = { ...openContext(services.services), database: { ...services.services.database }, bus: openSignalBus() }
    const states = watchBoard(isolated, { board: 'total', span: 'all' })
    const versions = [(await states.next()).value?.version]
    for (const name of ['scores.changed', 'profile.changed', 'person.suspended', 'person.left'] as const) {
      void states.next().then(({ value }) => versions.push(value?.version))
      await changeElsewhere(ada, `After ${name}`)
      await isolated.bus.committed({ messages: [{ name, personId: ada.id } as Signal], hasOutboxRows: false })
      // Subscribers and other readers share one read.
      const { version } = await readTop(isolated, { board: 'total', span: 'all' })
      await new Promise((done) => setImmediate(done))
      expect(versions.at(-1)).toBe(version)
    }
    expect(new Set(versions).size).toBe(5)
    await states.return?.()
  })

  test('is cleared by a new name, a suspension and a deleted account', async () => {
    await clearActivity()
    const { ada, bo, boss } = await people(services, 'ada', 'bo', 'boss')
    const admin = await actingAs(services, boss, 'admin')
    for (const person of [ada, bo]) await addAcceptedSubmission(services, person, hard)
    await runListeners(services)
    const names = async () => (await top()).rows.map(({ name }) => name)
    expect(await names()).toEqual(['ada', 'bo'])
    await ada.asks('mutation { editProfile(field: name, text: "Ada of old", before: "ada") }')
    expect(await names()).toEqual(['Ada of old', 'bo'])
    await admin.asks(SUSPEND, { id: bo.id, suspended: true })
    expect(await names()).toEqual(['Ada of old'])
    await ada.asks('mutation ($password: String!) { requestAccountDeletion(password: $password) }', { password: ada.password })
    await services.pool.query("update departures set due_at = now() - interval '1 day'")
    await erasePerson(openContext(services.services), ada.id)
    expect(await names()).toEqual([])
  })
})

describe('Movements since the week began (requirement L-19)', () => {
  const MOVES = 'query ($span: LeaderboardSpan, $board: LeaderboardTab, $circle: LeaderboardCircle) { leaderboard(span: $span, board: $board, circle: $circle) { entries { username rank rankAtWeekStart } own { username rankAtWeekStart } } }'
  interface Row { username: string; rank: number; rankAtWeekStart: number | null }
  const moves = async (variables: object = {}, by: Pick<Person, 'asks'> = anybody) => (await by.asks<{ leaderboard: { entries: Row[]; own: Row[] } }>(MOVES, variables)).data!.leaderboard

  test('compare with the order of the points before Monday, among those who are shown', async () => {
    await clearActivity()
    await services.pool.query('truncate rank_marks')
    // To a Wednesday, so that today is within the week and not its first day.
    services.clock.forward(((10 - services.clock.now().getUTCDay()) % 7) * 24 * 3600)
    const { ada, ben, cara, dora, hidden } = await people(services, 'ada', 'ben', 'cara', 'dora', 'hidden')
    await addAcceptedSubmission(services, hidden, hard, ago(20))
    await addAcceptedSubmission(services, ada, hard, ago(20))
    await addAcceptedSubmission(services, ben, medium, ago(20))
    await addAcceptedSubmission(services, cara, easy, ago(20))
    await addAcceptedSubmission(services, cara, hard, ago(0))
    await addAcceptedSubmission(services, dora, medium, ago(0))
    await runListeners(services)
    await services.pool.query("insert into profile_visibility (person_id, section, level) values ($1, 'activity', 'me')", [hidden.id])
    await recountPerson(openContext(services.services), hidden.id)
    expect((await moves()).entries.map(({ rankAtWeekStart }) => rankAtWeekStart)).toEqual([null, null, null, null])

    await recordRanks(openContext(services.services))
    const all = await moves({}, cara)
    expect(all.entries.map(({ username, rank, rankAtWeekStart }) => [username, rank, rankAtWeekStart])).toEqual([
      [cara.username, 1, 3], [ada.username, 2, 1], [ben.username, 3, 2], [dora.username, 3, null],
    ])
    expect(all.own[0]).toEqual({ username: cara.username, rankAtWeekStart: 3 })
    for (const variables of [{ span: 'month' }, { span: 'week' }, { board: 'streak' }, { board: medium.category }, { circle: 'followed' }]) {
      const { entries } = await moves(variables, cara)
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.filter(({ rankAtWeekStart }) => rankAtWeekStart !== null), JSON.stringify(variables)).toEqual([])
    }

    services.clock.forward(7 * 24 * 3600)
    expect((await moves()).entries.map(({ rankAtWeekStart }) => rankAtWeekStart)).toEqual([null, null, null, null])
    await recordRanks(openContext(services.services))
    expect((await moves()).entries.map(({ rankAtWeekStart }) => rankAtWeekStart)).toEqual([1, 2, 3, 3])
  })
})
