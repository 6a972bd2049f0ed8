import '#features/activity/server/practice-signals.ts'
import '#features/practice/server/judge-submissions.ts'
import { openContext } from '#platform/server/context.ts'
import type { TestHouse } from './house.ts'

export interface TestProblem {
  id: string
  slug: string
  title: string
  difficulty: 'Easy' | 'Medium' | 'Hard'
  category: 'algo' | 'math' | 'ds'
}

/** The published problems of a house, in a lasting order. */
export async function problemsOf(house: TestHouse): Promise<TestProblem[]> {
  const { rows } = await house.pool.query<TestProblem>('select id, slug, title, difficulty, category from problems where is_published order by slug')
  return rows
}

/** Lets somebody have solved a problem, as the judge would say it; what follows from it waits for `settle`. */
export async function solves(house: TestHouse, person: { id: string }, problem: TestProblem, at = house.clock.now()): Promise<void> {
  const { id: problemId, difficulty, category } = problem
  await openContext(house.house).inTransaction((context) =>
    context.announce({ name: 'practice.solved', personId: person.id, problemId, submissionId: house.house.dice.uuid(), difficulty, category, at: at.toISOString() }),
  )
}

/** Takes a solution back, as after the tests of a problem changed. */
export async function unsolves(house: TestHouse, person: { id: string }, { id: problemId }: TestProblem): Promise<void> {
  await openContext(house.house).inTransaction((context) => context.announce({ name: 'practice.unsolved', personId: person.id, problemId }))
}

/** Lets all that follows from what happened be done: what is heard is told on. */
export async function settle(house: TestHouse): Promise<void> {
  for (let round = 0; round < 4; round += 1) await house.work()
}
