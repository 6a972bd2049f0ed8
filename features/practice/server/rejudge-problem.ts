import type { Context } from '#platform/server/context.ts'
import { engineFor } from '../rules/judging.ts'
import { LANGUAGES, type Language } from '../rules/problem.ts'
import { counts } from '../rules/verdicts.ts'
import type { JudgedProblem } from './judged-problem.ts'
import { tellOfVerdict } from './judge-submissions.ts'
import { handOnFirstAcceptance, holdRevision, listOutdated, saveFirstAcceptance, saveSaidAnew, type OutdatedRow } from './judging.queries.ts'
import { handOn, whoRuns } from './other-judges.ts'
import { problemToJudge } from './problems-to-judge.ts'
import { saidOf } from './shown-results.ts'
import { lockPerson } from './submissions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A solution that counted does not hold any more, and there is no other. */
    'practice.unsolved': { personId: string; problemId: string }
    /** A solution that counted does not hold any more; a later one counts in its place. */
    'practice.solved-later': { personId: string; problemId: string }
  }
}

const BATCH = 20
const ASK_LATER_MS = 60_000

/** Which problem as it was changed to, what was written in which language, and after which submission to go on. */
export interface Rejudging {
  problemId: string
  revision: string
  /** Wishes of the version before say none. */
  language?: Language
  after: string | null
}

/**
 * Judges some of the submissions anew that other tests judged, and asks for more of the same until none is left (requirement
 * J-9). What was said stays until something new is. What only another judge can run is left to it, and what nobody can run
 * now waits for somebody who can.
 */
export async function rejudgeProblem(context: Context, { problemId, revision, language, after }: Rejudging): Promise<void> {
  if (language === undefined) return context.inTransaction((context) => askToRejudge(context, { problemId, revision }))
  const problem = await problemToJudge(context, problemId)
  // Changed once more: that change has a request of its own.
  if (problem?.revision !== revision) return
  const rows = await listOutdated(context.db, { problemId, revision, language, after, count: BATCH })
  if (rows.length === 0) return
  const again = { problemId, revision, language, after }
  const who = await whoRuns(context, [engineFor({ ...problem, language })])
  if (who === 'another') return handOn(context, (context) => context.enqueue('practice.rejudge', again, { dedupe: `${keyOf(again)}:${after}` }))
  if (who === 'nobody') {
    const runAt = new Date(context.clock.now().getTime() + ASK_LATER_MS)
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
      // A program at which the judge fails keeps what was said of it, and does not hold up the others.
      failures += 1
      context.log.warn({ err: error.message, submission: row.id }, 'A submission could not be judged anew.')
    })
    await context.judges.rest()
  }
  if (failures === rows.length) throw new Error('The judge failed at all of them.')
}

/** Asks for it in tasks of their own, one for each language; a later request for the same change takes the place of one that waits. */
export async function askToRejudge(context: Context, change: Pick<Rejudging, 'problemId' | 'revision'>): Promise<void> {
  for (const language of LANGUAGES) await context.enqueue('practice.rejudge', { ...change, language, after: null }, { dedupe: keyOf({ ...change, language }) })
}

const keyOf = ({ problemId, revision, language }: Omit<Rejudging, 'after'>) => `practice.rejudge:${problemId}:${revision}:${language}`

async function rejudge(context: Context, row: OutdatedRow, problem: JudgedProblem): Promise<void> {
  const judged = await context.judges.judge({ ...problem, language: row.language, code: row.code })
  const said = saidOf(judged, problem.tests, { revision: problem.revision, at: context.clock.now() })
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, row.person_id)
    if ((await holdRevision(context.db, row.problem_id)) !== said.revision) return
    const saved = await saveSaidAnew(context.db, row, said)
    if (saved === null || said.verdict === row.verdict) return
    if (saved.wasFirst) {
      const isHandedOn = await handOnFirstAcceptance(context.db, row)
      await context.emit({ name: isHandedOn ? 'practice.solved-later' : 'practice.unsolved', personId: row.person_id, problemId: row.problem_id })
    }
    const isFirst = counts(said.verdict) && (await saveFirstAcceptance(context.db, row.id))
    await tellOfVerdict(context, row, { verdict: said.verdict, solved: isFirst ? problem : null })
  })
}
