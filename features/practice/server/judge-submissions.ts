import type { Context } from '#platform/server/context.ts'
import { refusalOfDatabase } from '#platform/server/database/refusal-of-database.ts'
import type { Category, Difficulty } from '../rules/problem.ts'
import { hasConsequences, MAX_TRIES, type Verdict } from '../rules/verdicts.ts'
import type { JudgedProblem } from './judged-problem.ts'
import { requeueUnknown, lockRevision, hasWorkForOthers, requeue, saveFirstAcceptance, saveResult, claimNext, type JudgeableRow, type SubmissionResult, type ClaimedRow } from './judging.queries.ts'
import { forwardTask, JUDGE_ID } from './other-judges.ts'
import { cachedJudgedProblem } from './judged-problem-cache.ts'
import { submissionResult } from './submission-result.ts'
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

/** The submissions that this process is judging. */
const inProgress = new Set<string>()

/** Judges waiting submissions until there is none. What only another judge can run is enqueued again for it. */
export async function judgeSubmissions(context: Context): Promise<void> {
  while (await judgeNext(context));
  if (!context.judges.isOpen()) return
  if (!(await hasWorkForOthers(context.db, JUDGE_ID, context.clock.now()))) return
  await forwardTask(context, (context) => context.enqueue('practice.judge', {}, { dedupe: 'practice.hand-on' }))
}

/** Judges the next submission. Returns false if there is none. */
async function judgeNext(context: Context): Promise<boolean> {
  const claimed = await claim(context)
  if (claimed === null) return false
  inProgress.add(claimed.id)
  await judgeOne(context, claimed).finally(() => inProgress.delete(claimed.id))
  await context.judges.pause()
  return true
}

/** Requeues submissions that this process claimed but is not judging, as after a database error while a verdict was saved. */
export const requeueDropped = (context: Context): Promise<void> => requeueUnknown(context.db, JUDGE_ID, [...inProgress], context.clock.now())

async function claim(context: Context): Promise<ClaimedRow | null> {
  while (context.judges.isOpen()) {
    try {
      return await claimOnce(context)
    } catch (error) {
      // Another judge claimed a submission of the same person at the same moment, so it is the next person’s turn.
      if (refusalOfDatabase(error as Error)?.code !== 'ALREADY_TAKEN') throw error
    }
  }
  return null
}

async function claimOnce(context: Context): Promise<ClaimedRow | null> {
  const claimed = await claimNext(context.db, JUDGE_ID, context.clock.now())
  if (claimed !== null) context.notifyViewers({ name: 'practice.judging', submissionId: claimed.id, personId: claimed.person_id })
  return claimed
}

async function judgeOne(context: Context, claimed: ClaimedRow): Promise<void> {
  let problem: JudgedProblem | null = null
  try {
    problem = await cachedJudgedProblem(context, claimed.problem_id)
    if (problem === null) throw new Error('The problem is gone.')
    const result = await context.judges.judge({ ...problem, language: claimed.language, code: claimed.code })
    await save(context, claimed, problem, submissionResult(result, problem.tests, { revision: problem.revision, at: context.clock.now() }))
  } catch (error) {
    if (!context.judges.isOpen()) return requeueLater(context, claimed, { tries: claimed.tries - 1, inMs: 0 })
    context.log.warn({ err: (error as Error).message, submission: claimed.id }, 'The judge failed.')
    if (claimed.tries < MAX_TRIES) return requeueLater(context, claimed, { tries: claimed.tries, inMs: 1000 * 4 ** (claimed.tries - 1) })
    const nothing = { passed: 0, total: problem?.tests.length ?? 0, timeMs: null, memoryKb: null, results: [] }
    await save(context, claimed, problem, { verdict: 'Judge Error', ...nothing, revision: problem?.revision ?? '', at: context.clock.now() })
  }
}

/** Puts a submission back into the queue. */
async function requeueLater(context: Context, claimed: ClaimedRow, { tries, inMs }: { tries: number; inMs: number }): Promise<void> {
  await context.inTransaction(async (context) => {
    const runAt = new Date(context.clock.now().getTime() + inMs)
    if (await requeue(context.db, { id: claimed.id, judgeId: JUDGE_ID, notBefore: runAt, tries })) await context.enqueue('practice.judge', {}, { runAt })
  })
}

async function save(context: Context, claimed: ClaimedRow, problem: JudgedProblem | null, result: SubmissionResult): Promise<void> {
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, claimed.person_id)
    const revision = await lockRevision(context.db, claimed.problem_id)
    const saved = await saveResult(context.db, { id: claimed.id, judgeId: JUDGE_ID }, result)
    if (saved === null) return
    // The tests changed while it ran, perhaps after the task that rejudges old submissions had passed this one.
    if (revision !== null && revision !== result.revision && hasConsequences(result.verdict)) await context.enqueue('practice.rejudge', { problemId: claimed.problem_id, revision, language: claimed.language, after: null })
    // One that was sent before its author gave up may be judged after a later one.
    const isFirst = saved.isFirst || (result.verdict === 'Accepted' && (await saveFirstAcceptance(context.db, claimed.id)))
    await emitVerdict(context, claimed, { verdict: result.verdict, solved: isFirst ? problem : null })
  })
}

/** Emits that a submission was judged and, if `solved` is given, that its author solved the problem for the first time. */
export async function emitVerdict(context: Context, row: JudgeableRow, { verdict, solved }: { verdict: Verdict; solved: JudgedProblem | null }): Promise<void> {
  const about = { submissionId: row.id, personId: row.person_id, problemId: row.problem_id }
  if (solved !== null) {
    const { difficulty, category } = solved
    await context.emit({ name: 'practice.solved', ...about, difficulty, category, at: row.submitted_at.toISOString() })
  }
  await context.emit({ name: 'practice.judged', ...about, verdict })
}
