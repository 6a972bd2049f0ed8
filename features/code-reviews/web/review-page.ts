import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react'
import { commentDraft, linesWithDraft } from './comment-drafts.ts'
import type { ReviewComment } from './review-queries.ts'

/** What the parts of a review page share: its forms, and where the focus goes after a comment is deleted. */
interface ReviewPage {
  /** The open forms by name, and whether each has a text that is not posted or saved. */
  forms: Map<string, boolean>
  /** How many texts are not posted or saved, with those of forms that were closed. */
  countUnfinished: () => number
  /** Called when a comment is to be deleted; with null if that failed. */
  followDeleted: (comment: ReviewComment | null) => void
  /** Called when a deleted comment is to be put back. */
  followPutBack: (id: string) => void
}

export const ReviewPageContext = createContext<ReviewPage | null>(null)

export function useReviewPage(): ReviewPage {
  const page = use(ReviewPageContext)
  if (page === null) throw new Error('A part of a review is outside its page.')
  return page
}

/** Registers an open form of the page, and whether it has a text that is not posted or saved. */
export function useUnfinished(name: string, isUnfinished: boolean): void {
  const { forms } = useReviewPage()
  useEffect(() => {
    forms.set(name, isUnfinished)
    return () => void forms.delete(name)
  }, [forms, name, isUnfinished])
}

const find = (box: HTMLElement | null, selector: string) => box?.querySelector<HTMLElement>(selector) ?? null

/** The shared state of a review page, and the ref of the box that its comments are in. */
export function useReviewPageState(reviewId: string, comments: readonly ReviewComment[]): { page: ReviewPage; box: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(comments)
  const deleted = useRef<{ id: string; nextId: string | undefined; line: number | null }>(null)
  const returnedId = useRef<string>(null)
  const [forms] = useState(() => new Map<string, boolean>())
  const [page] = useState<ReviewPage>(() => ({
    forms,
    countUnfinished: () => {
      const closed = linesWithDraft(reviewId).filter((line) => !forms.has(commentDraft(reviewId, line)))
      return [...forms.values()].filter(Boolean).length + closed.length
    },
    followDeleted: (comment) => {
      deleted.current = null
      if (comment === null) return
      const { id, line } = comment
      const list = latest.current.filter((other) => other.line === line)
      deleted.current = { id, line, nextId: list[list.findIndex((other) => other.id === id) + 1]?.id }
    },
    followPutBack: (id) => {
      returnedId.current = id
    },
  }))
  useEffect(() => {
    latest.current = comments
    const isShown = (id: string) => comments.some((comment) => comment.id === id)
    const { activeElement } = document
    if (deleted.current !== null && !isShown(deleted.current.id)) {
      const { nextId, line } = deleted.current
      deleted.current = null
      const target = find(box.current, `[data-comment="${nextId}"]`) ?? find(box.current, line === null ? '[data-general] textarea' : `[data-line="${line}"]`)
      // The button that was pressed is gone with its comment.
      if (activeElement === document.body) target?.focus()
    }
    if (returnedId.current !== null && isShown(returnedId.current)) {
      const target = find(box.current, `[data-comment="${returnedId.current}"]`)
      returnedId.current = null
      if (activeElement?.matches('input, textarea, select') !== true) target?.focus()
    }
  }, [comments])
  return { page, box }
}
