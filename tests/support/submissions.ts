import '#features/practice/server/rejudge-problem.ts'
import '#features/practice/server/judge-submissions.ts'
import { openContext } from '#platform/server/context.ts'
import type { Verdict } from '#features/practice/rules/verdicts.ts'
import type { TestServices } from './services.ts'

export interface TestProblem {
  id: string
  slug: string
  title: string
  difficulty: 'Easy' | 'Medium' | 'Hard'
  category: 'algo' | 'math' | 'ds'
}

/** The published problems of a site, easiest first, in a stable order. */
export async function problemsOf(services: TestServices): Promise<TestProblem[]> {
  const { rows } = await services.pool.query<TestProblem>(`select id, slug, title, difficulty, category from problems
    where is_published order by array_position(array['Easy', 'Medium', 'Hard'], difficulty), slug`)
  return rows
}

/** Adds a submission that was judged at once, and returns its id; call `runListeners` for its effects. */
export async function addSubmission(services: TestServices, person: { id: string }, problem: TestProblem, { verdict, at = services.clock.now() }: { verdict: Verdict; at?: Date }): Promise<string> {
  const { rows } = await services.pool.query<{ id: string; is_first_acceptance: boolean }>(
    `insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, is_first_acceptance, is_after_giving_up)
     values ($1, $2, gen_random_uuid(), 'python', 'x', $3, $3, 'judged', $3, $4, $4 = 'Accepted' and not exists (
       select from submissions where problem_id = $1 and person_id = $2 and is_first_acceptance),
       exists (select from problem_help where problem_id = $1 and person_id = $2 and gave_up_at is not null)) returning id, is_first_acceptance`,
    [problem.id, person.id, at, verdict],
  )
  const { id: problemId, difficulty, category } = problem
  const about = { personId: person.id, problemId, submissionId: rows[0]!.id }
  await openContext(services.services).inTransaction(async (context) => {
    if (rows[0]!.is_first_acceptance) await context.emit({ name: 'practice.solved', ...about, difficulty, category, at: at.toISOString() })
    await context.emit({ name: 'practice.judged', ...about, verdict })
  })
  return about.submissionId
}

export const addAcceptedSubmission = (services: TestServices, person: { id: string }, problem: TestProblem, at = services.clock.now()) => addSubmission(services, person, problem, { verdict: 'Accepted', at })

/** Revokes accepted solutions, as after the tests of a problem changed. */
export async function revokeSubmissions(services: TestServices, person: { id: string }, { id: problemId }: TestProblem): Promise<void> {
  await services.pool.query("update submissions set verdict = 'Wrong Answer', is_first_acceptance = false where person_id = $1 and problem_id = $2", [person.id, problemId])
  await openContext(services.services).inTransaction((context) => context.emit({ name: 'practice.unsolved', personId: person.id, problemId }))
}

/** Runs listeners until all effects have happened, including signals of listeners. */
export async function runListeners(services: TestServices): Promise<void> {
  for (let round = 0; round < 4; round += 1) await services.work()
}
