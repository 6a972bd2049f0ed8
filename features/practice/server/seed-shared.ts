import { solvedProblems } from '#content/demo/solved-problems.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { seedDiscussion } from '#features/discussions/server/public.ts'
import { idOfProblem } from './load-problem-bank.ts'
import { insertSharedSolution } from './seed-shared.queries.ts'
import { saveVote } from './shared-solutions.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Seeds the shared solutions and the discussions of popular problems. */
export async function seedShared(services: Services, { people }: DemoWorld): Promise<void> {
  for (const { problem, solutions, comments } of solvedProblems) {
    const problemId = idOfProblem(problem)
    const at = (days: number) => new Date(services.clock.now().getTime() - days * DAY_MS)
    await openContext(services).inTransaction(async ({ db, random }) => {
      for (const { by, daysAgo, votes, ...solution } of solutions) {
        const id = random.uuid()
        const isNew = await insertSharedSolution(db, { id, problemId, personId: people.get(by)!.id, at: at(daysAgo), ...solution })
        if (isNew) for (const voter of votes) await saveVote(db, { id, personId: people.get(voter)!.id, isVoted: true, at: at(daysAgo - 1) })
      }
    })
    await seedDiscussion(services, { kind: 'problem', subject: problemId }, { people, comments, at: at(Math.max(...solutions.map(({ daysAgo }) => daysAgo))) })
  }
}
