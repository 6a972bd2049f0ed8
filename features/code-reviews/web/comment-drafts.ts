import { hasLocalDraft, localDraftNames } from '#platform/web/autosave/use-local-draft.ts'

/** The name of the text in progress on a line of a review, or on the whole program. */
export const commentDraft = (reviewId: string, line: number | null) => `code-review.${reviewId}.${line ?? 'all'}`

/** The name of the changed text of a comment. */
export const editDraft = (reviewId: string, commentId: string) => `code-review.${reviewId}.edit.${commentId}`

/** The name of the question in progress about a submission. */
export const questionDraft = (submissionId: string) => `code-review-question.${submissionId}`

/** The lines of a review with a text in progress. */
export function linesWithDraft(reviewId: string): number[] {
  const prefix = `code-review.${reviewId}.`
  return localDraftNames(prefix).flatMap((name) => (/^\d+$/.test(name.slice(prefix.length)) ? [Number(name.slice(prefix.length))] : []))
}

/** Whether a comment, or a change of one, is in progress on this device. */
export const hasWriting = (reviewId: string): boolean => hasLocalDraft(`code-review.${reviewId}.`)
