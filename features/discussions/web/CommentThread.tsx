import { Suspense, useRef, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { DELETED_COMMENT, OWN_NAME, type Thread } from '../../rules/comments.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentText } from './CommentText.tsx'

export const CommentFields = graphql(`
  fragment CommentFields on BlogComment {
    id
    parentId
    text
    mentions
    depth
    writtenAt
    editedAt
    isDeleted
    author { id username name avatarUrl }
  }
`)

export type CommentData = ResultOf<typeof CommentFields>

export interface CommentChanges {
  added: (comment: CommentData) => void
  changed: (comment: CommentData) => void
}

interface Props {
  blogId: string
  thread: Thread<CommentData>
  changes: CommentChanges
}

const CommentMenu = lazyPart(() => import('./CommentMenu.tsx').then((module) => module.CommentMenu), RenderNothing)

/** A comment with its replies below it. */
export function CommentThread({ blogId, thread, changes }: Props) {
  const { comment, replies } = thread
  const session = useSession()
  const { asMember } = useAuth()
  const [doing, setDoing] = useState<'reply' | 'edit' | null>(null)
  const line = useRef<HTMLDivElement>(null)
  const done = () => {
    setDoing(null)
    line.current?.querySelector<HTMLElement>(doing === 'reply' ? 'button' : '[aria-haspopup]')?.focus()
  }
  const isOwn = comment.author !== null && session?.user.id === comment.author.id

  return (
    <li id={`comment-${comment.id}`} className="grid gap-3">
      {comment.author === null ? (
        <p className="text-sm text-text-muted">{DELETED_COMMENT}</p>
      ) : (
        <article className="grid gap-2" data-of={comment.author.id}>
          <SeedCommentRow comment={comment} name={isOwn ? OWN_NAME : comment.author.name} />
          {doing === 'edit' ? (
            <CommentForm blogId={blogId} parentId={null} editing={comment} label="Edit your comment" onAdded={changes.changed} onDone={done} />
          ) : (
            <CommentText text={comment.text} mentions={comment.mentions} />
          )}
          <div ref={line} className="-ml-3 flex items-center gap-1">
            <button type="button" className="button button-ghost button-sm" onClick={() => asMember(() => setDoing('reply'))}>
              Reply
            </button>
            {session !== null && (
              <Suspense>
                <CommentMenu comment={comment} isOwn={isOwn} hasReplies={replies.length > 0} onEdit={() => setDoing('edit')} onChanged={changes.changed} />
              </Suspense>
            )}
          </div>
        </article>
      )}
      {doing === 'reply' && (
        <CommentForm
          blogId={blogId}
          parentId={comment.id}
          label={isOwn ? 'Reply to yourself' : `Reply to ${comment.author?.name ?? 'this'}`}
          onAdded={changes.added}
          onDone={done}
        />
      )}
      {replies.length > 0 && (
        <ul className="grid gap-5 border-l border-line pl-5 max-md:pl-3">
          {replies.map((reply) => (
            <CommentThread key={reply.comment.id} blogId={blogId} thread={reply} changes={changes} />
          ))}
        </ul>
      )}
    </li>
  )
}

function SeedCommentRow({ comment, name }: { comment: CommentData; name: string }) {
  const author = comment.author!
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
      <Avatar person={{ id: author.id, name: author.name, picture: author.avatarUrl }} size="small" />
      <a className="rounded-control font-medium text-text" href={`/profile/${author.username}`}>
        {name}
      </a>
      <span aria-hidden="true">·</span>
      <TimeAgo at={comment.writtenAt} />
      {comment.editedAt !== null && <span>(edited)</span>}
    </p>
  )
}
