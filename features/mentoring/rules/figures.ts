/** The value in the middle; null without values. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How many weeks of activity are shown. */
export const WEEKS = 8

/** A problem of a group with its attempts. */
export interface ProblemAttempts {
  title: string
  attempts: number
  solved: number
}

/** The problems that somebody tried, by attempts for each acceptance, hardest first; unsolved ones before others with as many attempts. */
export function hardestFirst<Row extends ProblemAttempts>(rows: readonly Row[]): Row[] {
  const hardness = ({ attempts, solved }: Row) => (solved === 0 ? attempts + 0.5 : attempts / solved)
  return rows.filter(({ attempts }) => attempts > 0).sort((a, b) => hardness(b) - hardness(a) || a.title.localeCompare(b.title, 'en'))
}

/** A lesson or quiz of a group with its learners. */
export interface LessonAttempts {
  title: string
  opened: number
  finished: number
  tries: number
}

/** Lessons that somebody opened and did not finish, and quizzes that took several tries, hardest first. */
export function hardestLessons<Row extends LessonAttempts>(rows: readonly Row[]): Row[] {
  const hardness = ({ opened, finished, tries }: Row) => opened - finished + Math.max(0, tries - finished) / Math.max(1, opened)
  return rows.filter((row) => hardness(row) > 0).sort((a, b) => hardness(b) - hardness(a) || a.title.localeCompare(b.title, 'en'))
}

/** A duration as people say it: `20 min`, `3.5 h`, `2 days`. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1 / 60) return 'At once'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 24)} days`
}
