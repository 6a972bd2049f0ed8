import type { Context } from '#platform/server/context.ts'
import { progressOf, type CourseProgress } from '../rules/progress.ts'
import { listStarted, listTaken } from './progress.queries.ts'

/** A course that someone takes, with how far they are. */
export interface CourseInProgress extends CourseProgress {
  slug: string
  title: string
  personId: string
  /** When the person last opened it. */
  lastAt: Date
}

/** The courses that a person takes and has not finished, latest first. */
export async function coursesInProgress({ database }: Context, personId: string, max: number): Promise<CourseInProgress[]> {
  const rows = await listTaken(database, personId, max)
  return rows.map(({ slug, title, outline, finished, last_lesson, last_at: lastAt }) => ({ slug, title, personId, lastAt, ...progressOf(outline, new Set(finished), last_lesson) }))
}

/** Which of these courses a person has started, by their slugs. */
export const startedAmong = ({ db }: Context, personId: string, slugs: readonly string[]): Promise<string[]> => listStarted(db, personId, slugs)
