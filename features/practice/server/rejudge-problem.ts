import type { Context } from '#platform/server/context.ts'
import { kindOf } from '../rules/judging.ts'
import type { JudgedProblem } from './judged-problem.ts'
import { tellOfVerdict } from './judge-submissions.ts'
import { handOnFirstAcceptance, holdRevision, listOutdated, saveSaidAnew, type OutdatedRow } from './judging.queries.ts'
import { handedOn, isForAnother } from './other-judges.ts'
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

/** Which problem as it was changed to, and after which submission to go on. */
export interface Rejudging {
  problemId: string
  revision: string
  after: string | null
}

/**
 * Judges some of the submissions anew that other tests judged, and asks for more of the same until none is left (requirement
 * J-9). What was said stays until something new is. What only another judge can run is left to it.
 */
export async function rejudgeProblem(context: Context, { problemId, revision, after }: Rejudging): Promise<void> {
  const problem = await problemToJudge(context, problemId)
  // Changed once more: that change has a wish of its own.
  if (problem?.revision !== revision) return
  const rows = await listOutdated(context.db, { problemId, revision, after, count: BATCH })
  let failures = 0
  const mine = await ofThisJudge(context, rows, problem)
  for (const row of mine) {
    await rejudge(context, row, problem).catch((error: Error) => {
      // A program at which the judge fails keeps what was said of it, and does not hold up the others.
      failures += 1
      context.log.warn({ err: error.message, submission: row.id }, 'A submission could not be judged anew.')
    })
  }
  if (failures > 0 && failures === mine.length) throw new Error('The judge failed at all of them.')
  if (mine.length < rows.length) {
    const wish = { problemId, revision, after }
    await context.inTransaction((context) => context.enqueue('practice.rejudge', wish, handedOn(context, keyOf(wish))))
  } else if (rows.length === BATCH) await context.inTransaction((context) => askToRejudge(context, { problemId, revision, after: rows.at(-1)!.id }))
}

/** Asks for it in a task of its own; a later wish for the same change takes the place of one that waits. */
export const askToRejudge = (context: Context, rejudging: Rejudging): Promise<void> =>
  context.enqueue('practice.rejudge', rejudging, { dedupe: keyOf(rejudging) })

const keyOf = ({ problemId, revision }: Rejudging) => `practice.rejudge:${problemId}:${revision}`

/** Without those that only another judge can run. */
async function ofThisJudge(context: Context, rows: OutdatedRow[], problem: JudgedProblem): Promise<OutdatedRow[]> {
  const ofRow = ({ language }: OutdatedRow) => kindOf({ ...problem, language })
  const kinds = [...new Set(rows.map(ofRow))]
  const others = await Promise.all(kinds.map((kind) => isForAnother(context, [kind])))
  return rows.filter((row) => !others[kinds.indexOf(ofRow(row))])
}

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
      await context.announce({ name: isHandedOn ? 'practice.solved-later' : 'practice.unsolved', personId: row.person_id, problemId: row.problem_id })
    }
    await tellOfVerdict(context, row, problem, said.verdict)
  })
}
