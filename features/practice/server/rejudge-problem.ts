import type { Context } from '#platform/server/context.ts'
import { engineFor } from '../rules/judging.ts'
import { LANGUAGES, type Language } from '../rules/problem.ts'
import { hasConsequences } from '../rules/verdicts.ts'
import type { JudgedProblem } from './judged-problem.ts'
import { emitVerdict } from './judge-submissions.ts'
import { moveFirstAcceptance, lockRevision, listOutdated, saveFirstAcceptance, saveRejudged, type OutdatedRow } from './judging.queries.ts'
import { forwardTask, findCapableJudge } from './other-judges.ts'
import { cachedJudgedProblem } from './judged-problem-cache.ts'
import { submissionResult } from './submission-result.ts'
import { lockPerson } from './submissions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** An accepted solution was rejected after the tests changed, and its author has no other accepted one. */
    'practice.unsolved': { personId: string; problemId: string }
    /** An accepted solution was rejected after the tests changed; a later accepted one of its author takes its place. */
    'practice.solved-later': { personId: string; problemId: string }
  }
}

const BATCH = 20
const RETRY_LATER_MS = 60_000

/** The problem and its new revision, the language of the submissions, and the submission after which to continue. */
export interface Rejudging {
  problemId: string
  revision: string
  /** Tasks of an earlier version of the site have none. */
  language?: Language
  after: string | null
}

/**
 * Rejudges a batch of submissions that were judged with older tests, and enqueues the next batch until none is left (requirement J-9). The old
 * verdict stays until then. What only another judge can run is forwarded to it, and what no judge can run is retried later.
 */
export async function rejudgeProblem(context: Context, { problemId, revision, language, after }: Rejudging): Promise<void> {
  if (language === undefined) return context.inTransaction((context) => enqueueRejudging(context, { problemId, revision }))
  const problem = await cachedJudgedProblem(context, problemId)
  // The problem changed again, which enqueued a task of its own.
  if (problem?.revision !== revision) return
  const rows = await listOutdated(context.db, { problemId, revision, language, after, count: BATCH })
  if (rows.length === 0) return
  const again = { problemId, revision, language, after }
  const capable = await findCapableJudge(context, [engineFor({ ...problem, language, code: '' })])
  if (capable === 'another') return forwardTask(context, (context) => context.enqueue('practice.rejudge', again, { dedupe: `${keyOf(again)}:${after}` }))
  if (capable === 'nobody') {
    const runAt = new Date(context.clock.now().getTime() + RETRY_LATER_MS)
    return context.inTransaction((context) => context.enqueue('practice.rejudge', again, { dedupe: `${keyOf(again)}:${after}`, runAt }))
  }
  await rejudgeAll(context, rows, problem)
  if (rows.length < BATCH) return
  const next = { ...again, after: rows.at(-1)!.id }
  await context.inTransaction((context) => context.enqueue('practice.rejudge', next, { dedupe: keyOf(next) }))
}

async function rejudgeAll(context: Context, rows: OutdatedRow[], problem: JudgedProblem): Promise<void> {
  let failures = 0
  for (const row of rows) {
    await rejudge(context, row, problem).catch((error: Error) => {
      // The submission keeps its old verdict and does not hold up the others.
      failures += 1
      context.log.warn({ err: error.message, submission: row.id }, 'A submission could not be rejudged.')
    })
    await context.judges.pause()
  }
  if (failures === rows.length) throw new Error('The judge failed for all submissions of this batch.')
}

/** Enqueues a task for each language. A new request replaces a waiting one for the same change. */
export async function enqueueRejudging(context: Context, change: Pick<Rejudging, 'problemId' | 'revision'>): Promise<void> {
  for (const language of LANGUAGES) await context.enqueue('practice.rejudge', { ...change, language, after: null }, { dedupe: keyOf({ ...change, language }) })
}

const keyOf = ({ problemId, revision, language }: Omit<Rejudging, 'after'>) => `practice.rejudge:${problemId}:${revision}:${language}`

async function rejudge(context: Context, row: OutdatedRow, problem: JudgedProblem): Promise<void> {
  const judged = await context.judges.judge({ ...problem, language: row.language, code: row.code })
  const result = submissionResult(judged, problem.tests, { revision: problem.revision, at: context.clock.now() })
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, row.person_id)
    if ((await lockRevision(context.db, row.problem_id)) !== result.revision) return
    const saved = await saveRejudged(context.db, row, result)
    if (saved === null || result.verdict === row.verdict) return
    if (saved.wasFirst) {
      const isMoved = await moveFirstAcceptance(context.db, row)
      await context.emit({ name: isMoved ? 'practice.solved-later' : 'practice.unsolved', personId: row.person_id, problemId: row.problem_id })
    }
    const isFirst = hasConsequences(result.verdict) && (await saveFirstAcceptance(context.db, row.id))
    await emitVerdict(context, row, { verdict: result.verdict, solved: isFirst ? problem : null })
  })
}
