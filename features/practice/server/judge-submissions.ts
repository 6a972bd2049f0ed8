import type { Context } from '#platform/server/context.ts'
import { refusalOfDatabase } from '#platform/server/database/refusal-of-database.ts'
import type { Category, Difficulty } from '../rules/problem.ts'
import { counts, MAX_TRIES, type Verdict } from '../rules/verdicts.ts'
import type { JudgedProblem } from './judged-problem.ts'
import { giveBackOthers, holdRevision, isLeftToOthers, putBack, saveSaid, claimNext, type Judgeable, type Said, type TakenRow } from './judging.queries.ts'
import { handOn, JUDGE_ID } from './other-judges.ts'
import { problemToJudge } from './problems-to-judge.ts'
import { saidOf } from './shown-results.ts'
import { lockPerson } from './submissions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    'practice.judging': { submissionId: string; personId: string }
  }
  interface Signals {
    'practice.judged': { submissionId: string; personId: string; problemId: string; verdict: Verdict }
    'practice.solved': { personId: string; problemId: string; submissionId: string; difficulty: Difficulty; category: Category; at: string }
  }
}

/** What this process is at now. */
const atWork = new Set<string>()

/** Judges what waits, whoever's turn it is, until nothing does. What only another judge can run is handed on to whoever looks next. */
export async function judgeSubmissions(context: Context): Promise<void> {
  for (let taken = await take(context); taken !== null; taken = await take(context)) {
    atWork.add(taken.id)
    await judgeOne(context, taken).finally(() => atWork.delete(taken!.id))
    await context.judges.rest()
  }
  if (!context.judges.isOpen()) return
  if (!(await isLeftToOthers(context.db, JUDGE_ID, context.clock.now()))) return
  await handOn(context, (context) => context.enqueue('practice.judge', {}, { dedupe: 'practice.hand-on' }))
}

/** Where the database was away when a verdict should be written, the submission would run for ever: this process lives, and is not at it. */
export const giveBackDropped = (context: Context): Promise<void> => giveBackOthers(context.db, JUDGE_ID, [...atWork], context.clock.now())

async function take(context: Context): Promise<TakenRow | null> {
  while (context.judges.isOpen()) {
    try {
      return await takeTurn(context)
    } catch (error) {
      // Another judge took something of the same person in the same moment: somebody else's turn, then.
      if (refusalOfDatabase(error as Error)?.code !== 'ALREADY_TAKEN') throw error
    }
  }
  return null
}

async function takeTurn(context: Context): Promise<TakenRow | null> {
  const taken = await claimNext(context.db, JUDGE_ID, context.clock.now())
  if (taken !== null) context.notifyViewers({ name: 'practice.judging', submissionId: taken.id, personId: taken.person_id })
  return taken
}

async function judgeOne(context: Context, taken: TakenRow): Promise<void> {
  let problem: JudgedProblem | null = null
  try {
    problem = await problemToJudge(context, taken.problem_id)
    if (problem === null) throw new Error('The problem is gone.')
    const judged = await context.judges.judge({ ...problem, language: taken.language, code: taken.code })
    await save(context, taken, problem, saidOf(judged, problem.tests, { revision: problem.revision, at: context.clock.now() }))
  } catch (error) {
    if (!context.judges.isOpen()) return later(context, taken, { tries: taken.tries - 1, inMs: 0 })
    context.log.warn({ err: (error as Error).message, submission: taken.id }, 'The judge failed.')
    if (taken.tries < MAX_TRIES) return later(context, taken, { tries: taken.tries, inMs: 1000 * 4 ** (taken.tries - 1) })
    const nothing = { passed: 0, total: problem?.tests.length ?? 0, timeMs: null, memoryKb: null, results: [] }
    await save(context, taken, problem, { verdict: 'Judge Error', ...nothing, revision: problem?.revision ?? '', at: context.clock.now() })
  }
}

/** Puts it back into the line. */
async function later(context: Context, taken: TakenRow, { tries, inMs }: { tries: number; inMs: number }): Promise<void> {
  await context.inTransaction(async (context) => {
    const runAt = new Date(context.clock.now().getTime() + inMs)
    if (await putBack(context.db, { id: taken.id, judgeId: JUDGE_ID, notBefore: runAt, tries })) await context.enqueue('practice.judge', {}, { runAt })
  })
}

async function save(context: Context, taken: TakenRow, problem: JudgedProblem | null, said: Said): Promise<void> {
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, taken.person_id)
    const revision = await holdRevision(context.db, taken.problem_id)
    const saved = await saveSaid(context.db, { id: taken.id, judgeId: JUDGE_ID }, said)
    if (saved === null) return
    // The tests changed while it ran: who goes over the others may have been here already.
    if (revision !== null && revision !== said.revision && counts(said.verdict)) await context.enqueue('practice.rejudge', { problemId: taken.problem_id, revision, language: taken.language, after: null })
    await tellOfVerdict(context, taken, { verdict: said.verdict, solved: saved.isFirst ? problem : null })
  })
}

/** Says what was judged, and which problem was solved if it was so for the first time. */
export async function tellOfVerdict(context: Context, row: Judgeable, { verdict, solved }: { verdict: Verdict; solved: JudgedProblem | null }): Promise<void> {
  const about = { submissionId: row.id, personId: row.person_id, problemId: row.problem_id }
  if (solved !== null) {
    const { difficulty, category } = solved
    await context.emit({ name: 'practice.solved', ...about, difficulty, category, at: row.submitted_at.toISOString() })
  }
  await context.emit({ name: 'practice.judged', ...about, verdict })
}
