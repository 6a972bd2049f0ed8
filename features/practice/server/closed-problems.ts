import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { listProblemReaders } from './discussed.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Features that close hints, editorial, solutions and discussion of a problem to someone for a while, such as a running contest. */
    problemClosures: ProblemClosure
  }
}

export interface ProblemClosure {
  /** Returns why they are closed to someone now, as a sentence, or null. `personId` is null for visitors. */
  because(context: Context, about: { problemId: string; personId: string | null }): Promise<string | null>
  /** Returns those of these people to whom they are not closed now. */
  openAmong(context: Context, problemId: string, personIds: readonly string[]): Promise<string[]>
}

/** Returns why a feature closes hints, editorial, solutions and discussion of a problem to the viewer, or null. */
export async function whyClosed(context: Context, problemId: string): Promise<string | null> {
  for (const closure of context.contributions.to('problemClosures').values()) {
    const reason = await closure.because(context, { problemId, personId: context.viewer?.id ?? null })
    if (reason !== null) return reason
  }
  return null
}

/** Throws NOT_ALLOWED with the reason while a feature closes a problem to the viewer. */
export async function requireOpen(context: Context, problemId: string): Promise<void> {
  const reason = await whyClosed(context, problemId)
  if (reason !== null) throw new Refusal('NOT_ALLOWED', { message: reason })
}

/** Returns those of these people who may read solutions of a problem now: they solved it or gave up, and no feature closes it to them. */
export async function solutionReadersAmong(context: Context, problemId: string, personIds: readonly string[]): Promise<string[]> {
  let readers = await listProblemReaders(context.db, problemId, personIds)
  for (const closure of context.contributions.to('problemClosures').values()) readers = readers.length === 0 ? readers : await closure.openAmong(context, problemId, readers)
  return readers
}
