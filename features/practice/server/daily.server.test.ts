import { describe, expect, test } from 'vitest'
import { isoDay } from '#features/activity/rules/calendar-day.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { problemsOf, runListeners, addAcceptedSubmission, addSubmission, revokeSubmissions } from '#tests/support/submissions.ts'
import { openContext } from '#platform/server/context.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { readDue } from './review-problems.ts'
import { dailyProblem } from './daily-problem.ts'

const services = await openTestServices()
const anybody = visitor(services)
const problems = await problemsOf(services)
const DAY = 24 * 3600 * 1000
const today = () => Math.floor(services.clock.now().getTime() / DAY)
/** Moves the clock to the next time at which it is this hour in UTC. */
const forwardTo = (hour: number) => services.clock.forward((((hour * 3600 - (services.clock.now().getTime() / 1000)) % 86_400) + 86_400) % 86_400)
const DAILY = 'query ($day: String) { dailyProblem(day: $day) { day title difficulty tags path } }'
const daily = async (day: number | null = null) => (await anybody.asks(DAILY, { day: day === null ? null : isoDay(day) })).data.dailyProblem

describe('The problem of the day (requirement L-20)', () => {
  test('is the same for everybody on one calendar day; a day that is nowhere today gives today’s', async () => {
    const days = async (...nearby: number[]) => Promise.all(nearby.map(async (by) => (await daily(today() + by)).day))
    // Tomorrow begins at 10:00 UTC in the easternmost zone, and yesterday ends at 12:00 UTC in the westernmost one.
    forwardTo(9)
    expect(await days(-1, 0, 1)).toEqual([today() - 1, today(), today()].map(isoDay))
    forwardTo(13)
    expect(await days(-1, 0, 1)).toEqual([today(), today(), today() + 1].map(isoDay))
    forwardTo(11)
    const [before, now, after] = [await daily(today() - 1), await daily(today()), await daily(today() + 1)]
    expect([before.day, now.day, after.day]).toEqual([today() - 1, today(), today() + 1].map(isoDay))
    expect(await daily(today())).toEqual(now)
    expect(await daily()).toEqual(now)
    expect(await daily(today() + 40)).toEqual(now)
    expect(new Set([before, now, after].map(({ path }) => path)).size).toBe(3)
    for (const day of ['', 'x', '\u0000', '2026-02-30', '2026-1-1']) {
      expect((await anybody.asks(DAILY, { day })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    }
  })

  test('is listed for 30 days, the newest first; days without one are left out', async () => {
    await services.pool.query('truncate daily_problems')
    const LIST = 'query ($day: String) { dailyProblems(day: $day) { day path } }'
    const list = async (day: number | null = null) => (await anybody.asks(LIST, { day: day === null ? null : isoDay(day) })).data.dailyProblems as { day: string; path: string }[]
    const start = today()
    expect((await list()).map(({ day }) => day)).toEqual([isoDay(start)])
    services.clock.forward(2 * 24 * 3600)
    const first = await daily()
    expect(await list()).toEqual([{ day: isoDay(start + 2), path: first.path }, { day: isoDay(start), path: expect.any(String) }])
    expect((await list(start + 3)).map(({ day }) => day)).toEqual([start + 3, start + 2, start].map(isoDay))
    services.clock.forward(28 * 24 * 3600)
    expect((await list()).map(({ day }) => day)).toEqual([start + 30, start + 3, start + 2].map(isoDay))
    await services.pool.query('update problems set is_published = false where slug = $1', [first.path.split('/').at(-1)])
    expect((await list()).map(({ day }) => day)).toEqual([start + 30, start + 3].map(isoDay))
    await services.pool.query('update problems set is_published = true')
  })

  test('does not repeat before all were shown, even with concurrent requests', async () => {
    await services.pool.query('truncate daily_problems')
    const context = openContext(services.services)
    const chosen: string[] = []
    for (let nth = 0; nth < problems.length * 2; nth += 1) {
      const all = await Promise.all(Array.from({ length: 5 }, () => dailyProblem(context, null)))
      expect(new Set(all.map((one) => one!.slug)).size).toBe(1)
      chosen.push(all[0]!.slug)
      services.clock.forward(24 * 3600)
    }
    expect(new Set(chosen.slice(0, problems.length)).size).toBe(problems.length)
    expect(new Set(chosen.slice(problems.length)).size).toBe(problems.length)
  })

  test('is replaced if it is unpublished; without published problems there is none', async () => {
    const { path } = await daily()
    await services.pool.query('update problems set is_published = false where slug = $1', [path.split('/').at(-1)])
    expect((await daily()).path).not.toBe(path)
    await services.pool.query('update problems set is_published = false')
    expect(await daily()).toBeNull()
    await services.pool.query('update problems set is_published = true')
  })
})

describe('Due problems (requirement L-21)', () => {
  // Days pass in these tests, and sessions do not live that long.
  const due = async ({ id }: Person) =>
    (await readDue(openContext(services.services, { id } as Viewer))).map(({ slug, due_on: dueOn, step }) => ({ path: `/practice/${slug}`, dueOn, step }))
  const [first, second] = [problems[0]!, problems[1]!]
  const path = `/practice/${first.slug}`

  test('are due a day after solving, then after three; a failure on the due day starts again', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    expect((await ada.asks('{ dueProblems { path } }')).data.dueProblems).toEqual([])
    await addAcceptedSubmission(services, ada, first)
    await runListeners(services)
    expect(await due(ada)).toEqual([])
    services.clock.forward(24 * 3600)
    expect(await due(ada)).toEqual([{ path, dueOn: isoDay(today()), step: 0 }])
    expect(await due(bo)).toEqual([])
    await addSubmission(services, ada, first, { verdict: 'Judge Error' })
    await runListeners(services)
    expect(await due(ada)).toHaveLength(1)
    await addSubmission(services, ada, first, { verdict: 'Accepted' })
    await addSubmission(services, ada, first, { verdict: 'Wrong Answer' })
    await runListeners(services)
    expect(await due(ada)).toEqual([])
    services.clock.forward(3 * 24 * 3600)
    expect(await due(ada)).toEqual([{ path, dueOn: isoDay(today()), step: 1 }])
    await addSubmission(services, ada, first, { verdict: 'Time Limit Exceeded' })
    await runListeners(services)
    expect(await due(ada)).toEqual([])
    services.clock.forward(24 * 3600)
    expect(await due(ada)).toEqual([{ path, dueOn: isoDay(today()), step: 0 }])
  })

  test('were solved and not rejected since; visitors must log in', async () => {
    const { ada } = await people(services, 'ada')
    await addSubmission(services, ada, second, { verdict: 'Wrong Answer' })
    await addAcceptedSubmission(services, ada, first)
    await runListeners(services)
    services.clock.forward(2 * 24 * 3600)
    expect(await due(ada)).toHaveLength(1)
    await revokeSubmissions(services, ada, first)
    await runListeners(services)
    expect(await due(ada)).toEqual([])
    expect((await anybody.asks('{ dueProblems { path } }')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
  })

  test('stay due if they were solved again before the rejection was processed', async () => {
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, first)
    await runListeners(services)
    const about = { personId: ada.id, problemId: first.id }
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'practice.unsolved', ...about }))
    await runListeners(services)
    services.clock.forward(24 * 3600)
    expect(await due(ada)).toHaveLength(1)
  })
})
