import type { Context } from '#platform/server/context.ts'
import type { Language } from '../rules/problem.ts'
import { listForReview, listLatestJudged } from './submissions.queries.ts'

/** A submission as those who review it see it. */
export interface ReviewedSubmission {
  id: string
  person_id: string
  slug: string
  title: string
  language: Language
  code: string
  verdict: string | null
  passed: number
  total: number
}

/** A judged submission in a list of its author. */
export interface JudgedSubmission {
  id: string
  slug: string
  title: string
  language: Language
  verdict: string
  passed: number
  total: number
  submitted_at: Date
  /** The beginning of the program. */
  beginning: string
}

/** Submissions by their ids. The caller checks that their authors asked for a review, or are the viewer. */
export async function submissionsForReview({ db }: Context, ids: readonly string[]): Promise<Map<string, ReviewedSubmission>> {
  return new Map((await listForReview(db, ids)).map((row) => [row.id, row]))
}

/** The latest judged submissions of a person, newest first. */
export const latestJudged = ({ db }: Context, personId: string, max: number): Promise<JudgedSubmission[]> => listLatestJudged(db, personId, max)
