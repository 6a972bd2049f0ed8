import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { NO_REFERENCE } from '../rules/finding-place.ts'
import { engineFor } from '../rules/judging.ts'
import type { Solution } from '../rules/problem-source.ts'
import { readTrial, type TrialSource } from '../rules/trial-source.ts'
import { fromWire } from '../rules/wire.ts'
import { OUTDATED } from './edit-problem.ts'
import { computeTests, judgeSolutions } from './gate.ts'
import { forwardTask, findCapableJudge } from './other-judges.ts'
import { editForEditing } from './problem-edits.access.ts'
import { findEdit, type EditRow } from './problem-edits.queries.ts'
import { toStored, type FilledAnswer, type Trial } from './stored-verdicts.ts'
import { saveTrial, saveTrialStart } from './trials.queries.ts'

/** Longer answers are not written into a test. */
const MAX_WRITTEN = 2_000

/** A trial, and whether it only computes the expected answers that are not written. */
export interface Trying {
  slug: string
  id: string
  isFilling: boolean
}

/** Starts a trial of a draft instead of one that is running (requirement Q-54). Returns its id. Throws OUTDATED_EDIT if it was changed in between. */
export async function startTrial(context: Context, { slug, revision, isFilling }: { slug: string; revision: number; isFilling: boolean }): Promise<string> {
  await rateLimit(context, 'problem-trial.person', signedIn(context).id)
  return context.inTransaction(async (context) => {
    const edit = await editForEditing(context, slug)
    const id = context.random.uuid()
    if (!(await saveTrialStart(context.db, { slug: edit.slug, revision, id }))) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await context.enqueue('practice.try-problem', { slug: edit.slug, id, isFilling })
    return id
  })
}

/** Runs all solutions of a draft, or only the reference, and saves the result. A judge that cannot run them leaves it to one that can. */
export async function tryProblem(context: Context, trying: Trying): Promise<void> {
  const { slug, id } = trying
  const edit = await findEdit(context.db, slug)
  if (edit?.trial_id !== id) return
  const read = readTrial(edit.body)
  const solutions = edit.solutions.filter(({ source }) => source.trim() !== '')
  if ('findings' in read) return save(context, trying, { revision: edit.revision, findings: read.findings, verdicts: [], answers: [] })
  const engines = solutions.map(({ language, source: code }) => engineFor({ ...read.source, language, code }))
  if ((await findCapableJudge(context, engines)) === 'another') {
    return forwardTask(context, (context) => context.enqueue('practice.try-problem', trying, { dedupe: `practice.try-problem:${id}` }))
  }
  return save(context, trying, await run(context, edit, { source: read.source, solutions, isFilling: trying.isFilling }))
}

const save = ({ db }: Context, { slug, id }: Trying, trial: Partial<Omit<Trial, 'id'>>) => saveTrial(db, { slug, id, trial })

async function run(context: Context, { revision }: EditRow, { source, solutions, isFilling }: { source: TrialSource; solutions: Solution[]; isFilling: boolean }): Promise<Partial<Omit<Trial, 'id'>>> {
  const reference = solutions.find(({ fault }) => fault === null)
  if (reference === undefined) return { revision, findings: [NO_REFERENCE], verdicts: [], answers: [] }
  const computed = await computeTests(context, source, reference)
  if ('finding' in computed) return { revision, findings: [computed.finding], verdicts: [], answers: [] }
  const answers = computed.answers.flatMap((one, test): FilledAnswer[] => (one === null ? [] : [{ test, answer: one.answer.length > MAX_WRITTEN ? null : one.answer, timeMs: one.timeMs }]))
  // The verdicts of the last trial stay.
  if (isFilling) return { findings: [], answers }
  const tests = source.tests.map(({ arguments: given, expected }, at) => ({ arguments: given, expected: expected === undefined ? fromWire(computed.answers[at]!.answer)! : expected }))
  const verdicts = await judgeSolutions(context, { ...source, tests }, solutions)
  return { revision, findings: [], verdicts: verdicts.map(toStored), answers }
}
