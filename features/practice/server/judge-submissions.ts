import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Category, Difficulty } from '../rules/problem.ts'
import { counts, MOST_TRIES, type Verdict } from '../rules/verdicts.ts'
import { findJudgedProblemById } from './judged-problem.ts'
import { putBack, saveFirstAcceptance, saveSaid, takeNext, type Said, type TakenRow } from './judging.queries.ts'
import { saidOf } from './shown-results.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'practice.judging': { submissionId: string; personId: string }
    'practice.judged': { submissionId: string; personId: string; problemId: string; verdict: Verdict }
    'practice.solved': { personId: string; problemId: string; submissionId: string; difficulty: Difficulty; category: Category; at: string }
  }
}

/** This process, as the database knows who judges what. */
export const JUDGE_ID = randomUUID()

/** Judges what waits, whoever's turn it is, until nothing does. */
export async function judgeSubmissions(context: Context): Promise<void> {
  for (let taken = await take(context); taken !== null; taken = await take(context)) await judgeOne(context, taken)
}

async function take(context: Context): Promise<TakenRow | null> {
  return context.inTransaction(async (context) => {
    const taken = await takeNext(context.db, JUDGE_ID, context.clock.now())
    if (taken !== null) await context.announce({ name: 'practice.judging', submissionId: taken.id, personId: taken.person_id })
    return taken
  })
}

async function judgeOne(context: Context, taken: TakenRow): Promise<void> {
  const problem = await findJudgedProblemById(context, taken.problem_id)
  if (problem === null) return
  let said: Said
  try {
    const judged = await context.judges.judge({ ...problem, language: taken.language, code: taken.code })
    said = saidOf(judged, problem.tests, { revision: problem.revision, at: context.clock.now() })
  } catch (error) {
    context.log.warn({ err: (error as Error).message, submission: taken.id }, 'The judge failed.')
    if (taken.tries < MOST_TRIES) return later(context, taken)
    const nothing = { passed: 0, total: problem.tests.length, timeMs: null, memoryKb: null, results: [] }
    said = { verdict: 'Judge Error', ...nothing, revision: problem.revision, at: context.clock.now() }
  }
  await save(context, taken, said, problem)
}

/** Puts it back into the line, for a moment that grows with each try. */
async function later(context: Context, taken: TakenRow): Promise<void> {
  await context.inTransaction(async (context) => {
    const runAt = new Date(context.clock.now().getTime() + 1000 * 4 ** (taken.tries - 1))
    if (await putBack(context.db, { id: taken.id, judgeId: JUDGE_ID, notBefore: runAt })) await context.enqueue('practice.judge', {}, { runAt })
  })
}

async function save(context: Context, taken: TakenRow, said: Said, { difficulty, category }: { difficulty: Difficulty; category: Category }): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await saveSaid(context.db, { id: taken.id, judgeId: JUDGE_ID }, said))) return
    const about = { submissionId: taken.id, personId: taken.person_id, problemId: taken.problem_id }
    if (counts(said.verdict) && (await saveFirstAcceptance(context.db, taken.id))) {
      await context.announce({ name: 'practice.solved', ...about, difficulty, category, at: taken.submitted_at.toISOString() })
    }
    await context.announce({ name: 'practice.judged', ...about, verdict: said.verdict })
  })
}
