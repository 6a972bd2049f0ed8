import { demoContests, type SeedContest } from '#content/demo/contests.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { insertContest, saveProblems, saveState } from './contests.queries.ts'
import { saveEntry } from './entries.queries.ts'
import { eraseContests, insertPastSubmission } from './seed.queries.ts'

const HOUR_MS = 3600_000
const MINUTE_MS = 60_000

/** Seeds the contests of the demo world, after its problems. */
export async function seedContests(services: Services, { people }: DemoWorld): Promise<void> {
  await eraseContests(services.database.db)
  for (const contest of demoContests) await openContext(services).inTransaction((context) => seedContest(context, contest, (username) => people.get(username)!.id))
}

async function seedContest({ db, clock, random }: Context, seed: SeedContest, idOf: (username: string) => string): Promise<void> {
  const at = clock.now()
  const id = random.uuid()
  const startsAt = new Date(Math.floor((at.getTime() + seed.inHours * HOUR_MS) / HOUR_MS) * HOUR_MS)
  await insertContest(db, { id, title: seed.title, description: seed.description, startsAt, endsAt: new Date(startsAt.getTime() + seed.minutes * MINUTE_MS), hostId: idOf(seed.host), max: 100, at })
  const unknown = await saveProblems(db, id, seed.problems)
  if (unknown.length > 0) throw new Error(`The contest “${seed.title}” has unknown problems: ${unknown.join(', ')}.`)
  await saveState(db, { id, state: 'published', at })
  for (const [username, tries] of Object.entries(seed.entries)) {
    await saveEntry(db, { contestId: id, personId: idOf(username), at, virtualFrom: null })
    for (const [position, minute] of tries) {
      const verdict = minute < 0 ? 'Wrong Answer' : 'Accepted'
      await insertPastSubmission(db, { id: random.uuid(), contestId: id, position, personId: idOf(username), verdict, at: new Date(startsAt.getTime() + Math.abs(minute) * MINUTE_MS) })
    }
  }
}
