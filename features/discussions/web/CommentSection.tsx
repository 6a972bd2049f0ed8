import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NO_COMMENTS, NO_QUESTIONS, threadsOf } from '../rules/comments.ts'
import type { CommentData, CommentSource } from './comment-fields.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'

interface Props {
  source: CommentSource
  comments: readonly CommentData[]
  /** The heading. */
  title?: string
  /** Shown in the heading. */
  count?: number
  label?: string
  /** Called with a comment that the viewer added, edited or deleted. */
  onChanged: (comment: CommentData) => void
  /** What follows the comments, such as a button for more of them. */
  children?: ReactNode
}

/** The comment form and threads of comments in the order they were written. */
export function CommentSection({ source, comments, title = 'Comments', count, label = 'Add a comment', onChanged, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [deletedCount, setDeletedCount] = useState(0)
  // The focused button was removed with the comment.
  useEffect(() => {
    if (deletedCount > 0) heading.current?.focus({ preventScroll: true })
  }, [deletedCount])
  const change = (comment: CommentData) => {
    if (comment.isDeleted) setDeletedCount(deletedCount + 1)
    onChanged(comment)
  }
  const threads = threadsOf(comments)
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 ref={heading} id="comments-title" tabIndex={-1} className="text-xl">
        {title}
        {count !== undefined && <span className="tabular text-text-muted">{` ${count}`}</span>}
      </h2>
      <CommentForm source={source} parentId={null} label={label} onChanged={change} />
      {threads.length === 0 ? (
        <p className="text-text-muted">{source.answers === undefined ? NO_COMMENTS : NO_QUESTIONS}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-6">
          {threads.map((thread) => (
            <CommentThread key={thread.comment.id} source={source} thread={thread} onChanged={change} />
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
