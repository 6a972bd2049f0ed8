export const MAX_CRITERIA = 10
export const CRITERION_LENGTH = 200

/** A line of a rubric. */
export interface Criterion {
  text: string
  points: number
}

/** The points of an assignment with a rubric. */
export const rubricPoints = (criteria: readonly { points: number }[]): number => criteria.reduce((sum, { points }) => sum + points, 0)

/** Whether a whole number from 0 to the most points is typed. */
export const isPoints = (typed: string, most: number): boolean => /^\d+$/.test(typed.trim()) && Number(typed) <= most

/** The criteria with something typed that isn’t a whole number within their points. */
export const criteriaOutOfRange = <One extends Criterion & { id: string }>(criteria: readonly One[], typed: Readonly<Record<string, string>>): One[] =>
  criteria.filter(({ id, points }) => (typed[id] ?? '').trim() !== '' && !isPoints(typed[id]!, points))

/** The sum of the points that are typed, without those out of range. */
export const sumTyped = (criteria: readonly (Criterion & { id: string })[], typed: Readonly<Record<string, string>>): number =>
  criteria.reduce((sum, { id, points }) => (isPoints(typed[id] ?? '', points) ? sum + Number(typed[id]) : sum), 0)

/** What is wrong with the points given for a rubric; null if nothing is. Each criterion needs points, from 0 to its own. */
export function marksFault(criteria: readonly (Criterion & { id: string })[], marks: readonly { criterion: string; points: number }[]): string | null {
  if (marks.length !== criteria.length) return 'Enter points for each criterion.'
  for (const { id, text, points } of criteria) {
    const mark = marks.find(({ criterion }) => criterion === id)
    if (mark === undefined) return 'The rubric changed. Close this window and open it again.'
    if (mark.points > points) return `“${text}” has at most ${points === 1 ? '1 point' : `${points} points`}.`
  }
  return null
}
