import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { NO_COMMENTS, threadsOf } from '../../rules/comments.ts'
import type { BlogData } from './BlogPage.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentFields, CommentThread, type CommentData } from './CommentThread.tsx'

const MoreComments = graphql(
  `
  query MoreComments($slug: String!, $after: String) {
    blog(slug: $slug) { _id comments(after: $after) { items { ...CommentFields } next } }
  }
`,
  [CommentFields],
)

/** The comments of a blog: threads in the order they were written, and the comment form. */
export function Comments({ blog }: { blog: BlogData }) {
  const [comments, setComments] = useState<readonly CommentData[]>(blog.comments.items)
  const [next, setNext] = useState(blog.comments.next)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const heading = useRef<HTMLHeadingElement>(null)
  const [deletedCount, setDeletedCount] = useState(0)
  // The focused button was removed with the comment.
  useEffect(() => {
    if (deletedCount > 0) heading.current?.focus({ preventScroll: true })
  }, [deletedCount])

  const fetchMore = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const { blog: more } = await request(MoreComments, { slug: blog.slug, after: next })
      const known = new Set(comments.map(({ id }) => id))
      setComments([...comments, ...(more?.comments.items ?? []).filter(({ id }) => !known.has(id))])
      setNext(more?.comments.next ?? null)
    } catch (error) {
      setFailed(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  const changes = {
    added: (comment: CommentData) => setComments((all) => [...all, comment]),
    changed: (comment: CommentData) => {
      // As on the server: a deleted comment stays as a placeholder while it has replies.
      const isGone = comment.isDeleted && !comments.some(({ parentId }) => parentId === comment.id)
      if (isGone) setDeletedCount(deletedCount + 1)
      setComments((all) => (isGone ? all.filter(({ id }) => id !== comment.id) : all.map((one) => (one.id === comment.id ? comment : one))))
    },
  }
  const threads = threadsOf(comments)
  return (
    <div className="grid gap-6">
      <h2 ref={heading} id="comments-title" tabIndex={-1} className="text-xl">
        Comments
      </h2>
      <CommentForm blogId={blog._id} parentId={null} label="Add a comment" onAdded={changes.added} />
      {threads.length === 0 ? (
        <p className="text-text-muted">{NO_COMMENTS}</p>
      ) : (
        <ul className="grid gap-6">
          {threads.map((thread) => (
            <CommentThread key={thread.comment.id} blogId={blog._id} thread={thread} changes={changes} />
          ))}
        </ul>
      )}
      <ErrorMessage message={failed} />
      {next !== null && (
        <Button busy={busy} onClick={() => void fetchMore()}>
          More comments
        </Button>
      )}
    </div>
  )
}
