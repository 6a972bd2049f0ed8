/** A step of a learning path: a course and those that are recommended before it. */
export interface PathStep {
  course: string
  after: readonly string[]
}

/**
 * The rows of a path from top to bottom: a course stands one row below the last of the courses that are recommended before it. Courses outside of the
 * path, and cycles, count as no recommendation.
 */
export function rowsOf<Step extends PathStep>(steps: readonly Step[]): Step[][] {
  const byCourse = new Map(steps.map((step) => [step.course, step]))
  const ranks = new Map<string, number>()
  const rankOf = (course: string, within: ReadonlySet<string>): number => {
    const known = ranks.get(course)
    if (known !== undefined) return known
    const before = byCourse.get(course)!.after.filter((other) => byCourse.has(other) && !within.has(other))
    const rank = before.length === 0 ? 0 : Math.max(...before.map((other) => rankOf(other, new Set([...within, course])))) + 1
    ranks.set(course, rank)
    return rank
  }
  const rows: Step[][] = []
  for (const step of steps) (rows[rankOf(step.course, new Set([step.course]))] ??= []).push(step)
  return rows.filter((row) => row !== undefined)
}

/** The recommended courses that are not finished yet. */
export const openBefore = ({ after }: PathStep, finished: ReadonlySet<string>): string[] => after.filter((course) => !finished.has(course))
