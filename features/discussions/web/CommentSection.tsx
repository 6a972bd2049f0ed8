import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { readSession } from '#platform/web/session/session.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import type { MentionablePerson } from '#features/people/web/public.tsx'
import { COMMENT_ORDERS, NO_COMMENTS, NO_QUESTIONS, sortThreads, threadsOf, type CommentOrder } from '../rules/comments.ts'
import type { CommentData, CommentSource } from './comment-fields.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import { useLikedComments } from './use-liked-comments.ts'
import { useLinkedMark } from './use-linked-mark.ts'
import { useNewComment } from './use-new-comment.ts'

const ORDER_LABELS: Record<CommentOrder, string> = { oldest: 'Oldest first', newest: 'Newest first', best: 'Most liked' }

interface Props {
  source: CommentSource
  comments: readonly CommentData[]
  /** The heading. */
  title?: string
  /** The heading while there are no comments. */
  emptyTitle?: string | undefined
  /** Shown in the heading. */
  count?: number
  label?: string
  /** Called with a comment that the viewer added, edited or deleted. */
  onChanged: (comment: CommentData) => void
  /** Loads the next page; absent on the last one. Another order than the oldest first needs all of them. */
  fetchMore?: (() => void) | undefined
  /** What follows the comments, such as a button for more of them. */
  children?: ReactNode
}

/** The comment form and threads of comments, oldest first unless the reader chooses otherwise. A new comment is scrolled to and announced. */
export function CommentSection({ source: asked, comments, title = 'Comments', emptyTitle, count, label = 'Add a comment', onChanged, fetchMore, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const source = useMemo(() => ({ ...asked, people: peopleIn(comments), ids: new Set(comments.map(({ id }) => id)) }), [asked, comments])
  const [deletedCount, setDeletedCount] = useState(0)
  const [order, setOrder] = useState<CommentOrder>('oldest')
  const liked = useLikedComments(comments)
  const { announcement, showNew } = useNewComment(comments)
  useLinkedMark(comments)
  // The focused button was removed with the comment.
  useEffect(() => {
    if (deletedCount > 0) heading.current?.focus({ preventScroll: true })
  }, [deletedCount])
  useEffect(() => {
    if (order !== 'oldest') fetchMore?.()
  }, [order, fetchMore])
  const change = (comment: CommentData) => {
    if (comment.isDeleted) setDeletedCount(deletedCount + 1)
    else if (!comments.some(({ id }) => id === comment.id)) showNew(comment.id)
    onChanged(comment)
  }
  const threads = sortThreads(threadsOf(comments), order)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="comments-title" tabIndex={-1} className="text-xl">
          {count === 0 ? (emptyTitle ?? title) : title}
          {count !== undefined && (count > 0 || emptyTitle === undefined) && <span className="tabular text-text-muted">{` ${count}`}</span>}
        </h2>
        {threads.length > 1 && (
          <Select
            aria-label="Order of comments"
            options={COMMENT_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
            value={order}
            onChange={({ target }) => setOrder(target.value as CommentOrder)}
          />
        )}
      </div>
      <CommentForm source={source} parentId={null} label={label} onChanged={change} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {threads.length === 0 ? (
        <p className="text-text-muted">{source.answers === undefined ? NO_COMMENTS : NO_QUESTIONS}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-6">
          {threads.map((thread) => (
            <CommentThread key={thread.comment.id} source={source} thread={thread} liked={liked} onChanged={change} />
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** The authors of comments, each once, for mentions. */
const peopleIn = (comments: readonly CommentData[]): MentionablePerson[] =>
  [...new Map(comments.flatMap(({ author }) => (author === null ? [] : [[author.id, author] as const]))).values()].filter(({ id }) => id !== readSession()?.user.id)
