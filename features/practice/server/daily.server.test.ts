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
const DAILY = 'query ($day: String) { dailyProblem(day: $day) { day title difficulty tags path } }'
const daily = async (day: number | null = null) => (await anybody.asks(DAILY, { day: day === null ? null : isoDay(day) })).data.dailyProblem

describe('The problem of the day (requirement L-20)', () => {
  test('is one for everybody on one calendar day, wherever it is that day; what is nowhere today is today’s', async () => {
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

  test('none comes again before all have been there, also where many ask at the same moment', async () => {
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

  test('where it leaves the site, another takes its place; without any there is none', async () => {
    const { path } = await daily()
    await services.pool.query('update problems set is_published = false where slug = $1', [path.split('/').at(-1)])
    expect((await daily()).path).not.toBe(path)
    await services.pool.query('update problems set is_published = false')
    expect(await daily()).toBeNull()
    await services.pool.query('update problems set is_published = true')
  })
})

describe('What is due (requirement L-21)', () => {
  // Days go by here, and no session lives that long.
  const due = async ({ id }: Person) =>
    (await readDue(openContext(services.services, { id } as Viewer))).map(({ slug, due_on: dueOn, step }) => ({ path: `/practice/${slug}`, dueOn, step }))
  const [first, second] = [problems[0]!, problems[1]!]
  const path = `/practice/${first.slug}`

  test('what was solved is due a day later, then after three; failing when it is due begins anew', async () => {
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

  test('what was never solved is never due, and what is taken back no more; a visitor is asked to log in', async () => {
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

  test('what was solved again before it was heard that it had been taken back stays due', async () => {
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
