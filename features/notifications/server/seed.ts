import { MATCHED_JOB } from '#content/demo/jobs.ts'
import type { Services } from '#platform/server/context.ts'
import { commentsOnLatest, followersOf, insertSeedNote, likesOfLatest, whenSolved } from './seed.queries.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'

const HOUR_MS = 3600 * 1000
const BLOGS = 2
// The three accounts of the demo world that can log in, the learner first.
const DEMO_ACCOUNTS = ['lina-okafor', 'mateo-silva', 'ada-lindqvist']

/**
 * Seeds the notifications of the demo accounts. The learner has the three of the specification (section 3); the others have those that follow from
 * the demo world.
 */
export async function seedNotifications(services: Services, { people }: DemoWorld): Promise<void> {
  const [learner, ...others] = DEMO_ACCOUNTS.map((username) => people.get(username)!)
  const now = services.clock.now().getTime()
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const tell = (kind: 'job' | 'challenge' | 'invitation', isRead: boolean, at: Date, facts: Record<string, string>) =>
    insertSeedNote(services, { personId: learner!.id, kind, isRead, causes: [{ by: null, about: '', facts, at }] })
  await tell('job', false, ago(3), { jobId: MATCHED_JOB.id, job: MATCHED_JOB.role, company: MATCHED_JOB.company })
  const solvedAt = await whenSolved(services.database, learner!.id, 'two-sum')
  await tell('challenge', true, solvedAt ?? ago(26), { problem: 'Two Sum', slug: 'two-sum' })
  await tell('invitation', false, ago(51), { board: 'elite leaderboard' })

  for (const { id: personId } of others) {
    for (const causes of await likesOfLatest(services.database, personId, BLOGS)) await insertSeedNote(services, { personId, kind: 'like', isRead: false, causes })
    const comments = await commentsOnLatest(services.database, personId, BLOGS)
    for (const [at, causes] of comments.entries()) await insertSeedNote(services, { personId, kind: 'comment', isRead: at > 0, causes })
    const followers = await followersOf(services.database, personId)
    const causes = followers.map((by, at) => ({ by, about: '', facts: {}, at: ago(7 + 20 * (followers.length - at)) }))
    await insertSeedNote(services, { personId, kind: 'follow', isRead: false, causes })
  }
}
