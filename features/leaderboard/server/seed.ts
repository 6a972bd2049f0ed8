import { seededRandom } from '#platform/rules/contour.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { awardBadges } from './award-badges.ts'
import { recountPerson } from './recount-scores.ts'
import { idOfProblem } from '#features/practice/server/public.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { activityOfWorld, insertSeedActivities, insertSeedSolutions, joinSeedElite, problemsOfBank, type SeedActivity } from './seed.queries.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { people as seedPeople } from '#content/demo/people.ts'
import { profiles } from '#content/demo/profiles.ts'

const DAY_MS = 24 * 3600 * 1000
const YEAR = 370

/**
 * The ledger of the demo world: what its blogs, comments and follows say, and beside it the days on which somebody solved
 * or learned something, always the same for the same person. Days are those of the person's own time zone. Scores and streaks are
 * then counted from it, as for everybody.
 */
export async function seedActivity(services: Services, { people }: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  const zones = new Map(seedPeople.map(({ username, timeZone }) => [people.get(username)!.id, timeZone]))
  const written = await activityOfWorld(services.database)
  const problems = await problemsOfBank(services.database)
  const learned = seedPeople.flatMap(({ username, joinedDaysAgo }) => daysOf(services, { username, id: people.get(username)!.id, joinedDaysAgo, now, problems }))
  await insertSeedActivities(
    services.database,
    [...written, ...learned].map((one) => ({ ...one, day: calendarDay(one.at.getTime(), zones.get(one.personId)!) })),
  )
  await insertSeedSolutions(services.database)
  const context = quiet(openContext(services))
  for (const { id } of people.values()) {
    await recountPerson(context, id)
    await awardBadges(context, id)
  }
  await joinSeedElite(services.database, people.get('lina-okafor')!.id)
}

/** Nobody hears of what the world did before it was there. */
const quiet = (context: Context): Context => ({
  ...context,
  emit: async () => {},
  inTransaction: (work) => context.inTransaction((inside) => work(quiet(inside))),
})

interface Learner {
  username: string
  id: string
  joinedDaysAgo: number
  now: number
  problems: readonly string[]
}

/** The days of one person: none in a row of bad weeks, more at weekends, and the present streak. */
function daysOf(services: Services, { username, id, joinedDaysAgo, now, problems }: Learner): SeedActivity[] {
  const { days, streak } = profiles[username]!
  const next = seededRandom(`days of ${username}`)
  const activities: SeedActivity[] = []
  let mood = 1
  for (let ago = Math.min(YEAR, Math.floor(joinedDaysAgo)); ago >= 0; ago -= 1) {
    if (ago % 7 === 0) mood = 0.3 + next() * 1.4
    const chance = next()
    const isFree = ago === streak && streak > 0
    const isActive = ago < streak || (!isFree && chance < days * mood)
    const count = isActive ? 1 + Math.floor(next() ** 2 * 6) : 0
    for (let nth = 0; nth < count; nth += 1) {
      // Within the last hours of the day before now, so that none lies in the future.
      const at = new Date(now - ago * DAY_MS - 60_000 - nth * 240_000)
      activities.push({ personId: id, kind: 'lesson.finished', subjectId: services.random.uuid(), at })
    }
  }
  // The demo learner's notice speaks of Two Sum (requirement N-14).
  return withProblems(activities, problems, next, username === 'lina-okafor' ? idOfProblem('two-sum') : null)
}

/**
 * Makes some of what somebody did, spread over their time here, the solving of so many of the problems: a fifth to four fifths
 * of them, with one as the latest where it is given.
 */
function withProblems(activities: SeedActivity[], problems: readonly string[], next: () => number, latest: string | null): SeedActivity[] {
  const inAnyOrder = problems.map((id) => ({ id, place: next() })).sort((a, b) => a.place - b.place)
  const some = inAnyOrder.slice(0, Math.min(activities.length, Math.ceil(problems.length * (0.2 + 0.6 * next()))))
  const solved = latest === null ? some : [...some.filter(({ id }) => id !== latest).slice(-some.length + 1), { id: latest, place: 1 }]
  const gap = activities.length / Math.max(1, solved.length)
  const at = new Map(solved.map(({ id }, nth) => [Math.floor((nth + next()) * gap), id]))
  return activities.map((one, nth) => {
    const problem = at.get(nth)
    return problem === undefined ? one : { ...one, kind: 'problem.solved', subjectId: problem }
  })
}
