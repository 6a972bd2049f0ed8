import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { problemsOf, runListeners, addAcceptedSubmission, revokeSubmissions } from '#tests/support/submissions.ts'
import { recordRanks } from './record-ranks.ts'

const services = await openTestServices()
const problems = await problemsOf(services)
const easy = problems.filter(({ difficulty }) => difficulty === 'Easy')
const hard = problems.filter(({ difficulty }) => difficulty === 'Hard')
const messages = async (person: Person): Promise<string[]> =>
  (await person.asks('{ notifications(first: 50) { items { kind message path } } }')).data.notifications.items
    .filter(({ kind }: { kind: string }) => kind !== 'badge')
    .map(({ message, path }: { message: string; path: string }) => `${message} ${path}`)

describe('Notifications about solved problems (requirements L-40, L-41, N-3)', () => {
  test('a problem that is solved while its solver looks on is not notified', async () => {
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, easy[0]!)
    await runListeners(services)
    expect(await messages(ada)).toEqual([])
  })

  test('a verdict that came late is notified once, and withdrawn if the solution is rejected', async () => {
    const { ada } = await people(services, 'ada')
    for (const minutes of [10, 5]) await addAcceptedSubmission(services, ada, easy[0]!, new Date(services.clock.now().getTime() - minutes * 60_000))
    await runListeners(services)
    expect(await messages(ada)).toEqual([`You solved ${easy[0]!.title}. /practice/${easy[0]!.slug}`])
    await revokeSubmissions(services, ada, easy[0]!)
    await runListeners(services)
    expect(await messages(ada)).toEqual([])
  })

  test('300 points bring one invitation to the elite leaderboard, which is joined by accepting it', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const JOIN = 'mutation { joinElite }'
    const elite = async () => (await visitor(services).asks('{ leaderboard(circle: elite) { entries { username } } }')).data.leaderboard.entries
    const state = async (by: Person) => (await by.asks('{ leaderboard { eliteState } }')).data.leaderboard.eliteState
    const ids = problems.toSorted((a, b) => (a.difficulty > b.difficulty ? -1 : 1))
    await services.pool.query("update score_formula set easy = 100, medium = 100, hard = 100")
    for (const problem of ids.slice(0, 2)) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    expect([await state(ada), (await ada.asks(JOIN)).errors?.[0]?.extensions.code]).toEqual([null, 'NOT_ALLOWED'])
    for (const problem of ids.slice(2, 4)) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    expect((await messages(ada)).filter((line) => line.includes('elite'))).toEqual(['You’re invited to the elite leaderboard. /leaderboard?among=elite'])
    expect([await state(ada), await state(bo), await elite()]).toEqual(['invited', null, []])
    expect((await ada.asks(JOIN)).errors).toBeUndefined()
    expect((await ada.asks(JOIN)).errors).toBeUndefined()
    expect([await state(ada), await elite()]).toEqual(['joined', [{ username: ada.username }]])
    expect((await visitor(services).asks(JOIN)).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    for (const by of [ada, ada, bo]) expect((await by.asks('mutation { leaveElite }')).errors).toBeUndefined()
    expect([await state(ada), await state(bo), await elite()]).toEqual(['invited', null, []])
    expect((await ada.asks(JOIN)).errors).toBeUndefined()
    expect(await elite()).toEqual([{ username: ada.username }])
    await services.pool.query("update score_formula set easy = 10, medium = 25, hard = 50")
  })

  test('300 points through a changed formula bring an invitation too', async () => {
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, hard[0]!)
    await runListeners(services)
    await services.pool.query('update score_formula set hard = 300')
    await openContext(services.services).inTransaction((context) => context.enqueue('leaderboard.recount', {}))
    await runListeners(services)
    expect((await messages(ada)).filter((line) => line.includes('elite'))).toHaveLength(1)
    await services.pool.query('update score_formula set hard = 50')
  })

  test('moving up and leaving the top ten notify at most once a day; moving down within it does not', async () => {
    await services.pool.query('truncate activities, activity_days, scores, streaks, submissions, reviews, rank_marks cascade')
    const { low, high } = await people(services, 'low', 'high')
    const crowd = Object.values(await people(services, 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'))
    const context = openContext(services.services)
    const ranks = async (person: Person) => (await messages(person)).filter((line) => line.startsWith('You moved'))
    await addAcceptedSubmission(services, high, easy[0]!)
    for (const one of crowd) await addAcceptedSubmission(services, one, hard[0]!)
    await runListeners(services)
    await recordRanks(context)
    await addAcceptedSubmission(services, low, hard[0]!)
    await addAcceptedSubmission(services, crowd[0]!, hard[1] ?? easy[1]!)
    await runListeners(services)
    await recordRanks(context)
    await runListeners(services)
    expect([await ranks(high), await ranks(crowd[0]!)]).toEqual([[], []])
    await services.pool.query("update rank_marks set marked_on = marked_on - 1")
    await recordRanks(context)
    await recordRanks(context)
    await runListeners(services)
    expect(await ranks(high)).toEqual(['You moved down to #11 (from #10). /leaderboard'])
    expect(await ranks(crowd[0]!)).toEqual([])
    await addAcceptedSubmission(services, high, hard[0]!)
    await addAcceptedSubmission(services, high, easy[1]!)
    await runListeners(services)
    await services.pool.query("update rank_marks set marked_on = marked_on - 1")
    await recordRanks(context)
    await runListeners(services)
    expect((await ranks(high))[0]).toMatch(/^You moved up to #\d+ \(from #11\)\. \/leaderboard$/)
  })
})
