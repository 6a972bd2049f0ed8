import type { RefObject } from 'react'
import { commentPlaces } from '../rules/comment-places.ts'
import { counted } from '#platform/rules/counted.ts'
import type { ReviewComment } from './review-queries.ts'

/** Above the code: where there are comments. A press goes to the first one of a line. */
export function CommentPlaces({ comments, box }: { comments: readonly ReviewComment[]; box: RefObject<HTMLElement | null> }) {
  const places = commentPlaces(comments)
  if (places.length === 0) return null
  const go = (id: string) => {
    const comment = box.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`)
    comment?.focus({ preventScroll: true })
    comment?.scrollIntoView({ block: 'center' })
  }
  return (
    <nav aria-label="Comments" className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-text-muted">{counted(comments.length, 'comment', 'comments')}:</span>
      {places.map(({ line, firstId, count, isResolved }) => (
        <button key={line} type="button" className="chip" onClick={() => go(firstId)}>
          {line === null ? 'General' : `Line ${line}`}
          {count > 1 && <span className="tabular text-text-muted"> ({count})</span>}
          {isResolved && <span className="text-success"> resolved</span>}
        </button>
      ))}
    </nav>
  )
}
