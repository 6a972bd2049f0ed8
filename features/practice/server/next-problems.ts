import type { Context } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Features that say which problem comes after a solved one, such as a running contest. The first answer counts, before tracks and similar problems. */
    nextProblems: NextProblem
  }
}

/** Returns the id of the problem that someone should solve next, or null to leave it to others. */
export type NextProblem = (context: Context, solved: { personId: string; problemId: string }) => Promise<string | null>

/** The id of the next problem that a feature names; null if none does. */
export async function nextProblemOfFeatures(context: Context, solved: { personId: string; problemId: string }): Promise<string | null> {
  for (const next of context.contributions.to('nextProblems').values()) {
    const id = await next(context, solved)
    if (id !== null) return id
  }
  return null
}
