import { seededRandom } from '#platform/rules/contour.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { awardBadges } from './award-badges.ts'
import { recordRanks } from './record-ranks.ts'
import { recountPerson } from './recount-scores.ts'
import { idOfProblem } from '#features/practice/server/public.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { listWorldActivities, insertSeedActivities, insertSeedSolutions, joinSeedElite, listPublishedProblems, type SeedActivity } from './seed.queries.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { people as seedPeople } from '#content/demo/people.ts'
import { profiles } from '#content/demo/profiles.ts'

const DAY_MS = 24 * 3600 * 1000
const YEAR = 370

/**
 * Writes the ledger of the demo world: the activities that follow from its content, and days on which people solved or learned something. It is
 * the same in every database. Scores and streaks are then calculated as usual.
 */
export async function seedActivity(services: Services, { people }: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  const zones = new Map(seedPeople.map(({ username, timeZone }) => [people.get(username)!.id, timeZone]))
  const fromContent = await listWorldActivities(services.database)
  const problems = await listPublishedProblems(services.database)
  const learned = seedPeople.flatMap(({ username, joinedDaysAgo }) => daysOf(services, { username, id: people.get(username)!.id, joinedDaysAgo, now, problems }))
  await insertSeedActivities(
    services.database,
    [...fromContent, ...learned].map((one) => ({ ...one, day: calendarDay(one.at.getTime(), zones.get(one.personId)!) })),
  )
  await insertSeedSolutions(services.database)
  const context = withoutSignals(openContext(services))
  for (const { id } of people.values()) {
    await recountPerson(context, id)
    await awardBadges(context, id)
  }
  await recordRanks(context)
  await joinSeedElite(services.database, people.get('lina-okafor')!.id)
}

/** Suppresses signals, so that nobody is notified about the demo world. */
const withoutSignals = (context: Context): Context => ({
  ...context,
  emit: async () => {},
  inTransaction: (work) => context.inTransaction((inside) => work(withoutSignals(inside))),
})

interface Learner {
  username: string
  id: string
  joinedDaysAgo: number
  now: number
  problems: readonly string[]
}

/** The activities of one person: fewer in bad weeks, and a given current streak. */
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
      // Before now, so that no activity is in the future.
      const at = new Date(now - ago * DAY_MS - 60_000 - nth * 240_000)
      activities.push({ personId: id, kind: 'lesson.finished', subjectId: services.random.uuid(), at })
    }
  }
  // The notification of the demo learner mentions Two Sum (requirement N-14).
  return withProblems(activities, problems, next, username === 'lina-okafor' ? idOfProblem('two-sum') : null)
}

/** Turns some activities, spread over time, into solved problems: a fifth to four fifths of all problems, with `latest` as the last one. */
function withProblems(activities: SeedActivity[], problems: readonly string[], next: () => number, latest: string | null): SeedActivity[] {
  const shuffled = problems.map((id) => ({ id, order: next() })).sort((a, b) => a.order - b.order)
  const some = shuffled.slice(0, Math.min(activities.length, Math.ceil(problems.length * (0.2 + 0.6 * next()))))
  const solved = latest === null ? some : [...some.filter(({ id }) => id !== latest).slice(-some.length + 1), { id: latest, order: 1 }]
  const gap = activities.length / Math.max(1, solved.length)
  const at = new Map(solved.map(({ id }, nth) => [Math.floor((nth + next()) * gap), id]))
  return activities.map((one, nth) => {
    const problem = at.get(nth)
    return problem === undefined ? one : { ...one, kind: 'problem.solved', subjectId: problem }
  })
}
