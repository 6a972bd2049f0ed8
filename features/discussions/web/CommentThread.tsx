import { Suspense, useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { acceptedFirst, DELETED_COMMENT, OWN_NAME, type Thread } from '../rules/comments.ts'
import type { CommentData, CommentSource, Moments } from './comment-fields.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentText } from './CommentText.tsx'

interface Props {
  source: CommentSource
  thread: Thread<CommentData>
  /** The author of the question that this comment answers. */
  askerId?: string | null
  /** Called with a comment that the viewer added, edited or deleted. */
  onChanged: (comment: CommentData) => void
}

const CommentMenu = lazyPart(() => import('./CommentMenu.tsx').then((module) => module.CommentMenu), RenderNothing)

/** A comment with its replies below it. */
export function CommentThread({ source, thread, askerId, onChanged }: Props) {
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
          <CommentByline comment={comment} name={isOwn ? OWN_NAME : comment.author.name} {...(source.moments && { moments: source.moments })} />
          {doing === 'edit' ? (
            <CommentForm source={source} parentId={null} editing={comment} label="Edit your comment" onChanged={onChanged} onDone={done} />
          ) : (
            <CommentText comment={comment} />
          )}
          <div ref={line} className="-ml-3 flex items-center gap-1">
            <button type="button" className="button button-ghost button-sm" onClick={() => asMember(() => setDoing('reply'))}>
              Reply
            </button>
            {source.answers !== undefined && askerId !== undefined && session !== null && (source.answers.isOwner || session.user.id === askerId) && (
              <AcceptButton accept={source.answers.accept} comment={comment} onChanged={onChanged} />
            )}
            {session !== null && (
              <Suspense>
                <CommentMenu source={source} comment={comment} isOwn={isOwn} hasReplies={replies.length > 0} onEdit={() => setDoing('edit')} onChanged={onChanged} />
              </Suspense>
            )}
          </div>
        </article>
      )}
      {doing === 'reply' && (
        <CommentForm
          source={source}
          parentId={comment.id}
          label={isOwn ? 'Reply to yourself' : `Reply to ${comment.author?.name ?? 'this'}`}
          onChanged={onChanged}
          onDone={done}
        />
      )}
      {replies.length > 0 && (
        <ul className="grid gap-5 border-l border-line pl-5 max-md:pl-3">
          {acceptedFirst(replies).map((reply) => (
            <CommentThread
              key={reply.comment.id}
              source={source}
              thread={reply}
              {...(comment.parentId === null && { askerId: comment.author?.id ?? null })}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Accepts a reply as the answer to its question, or takes that back. */
function AcceptButton({ accept, comment, onChanged }: { accept: NonNullable<CommentSource['answers']>['accept']; comment: CommentData; onChanged: Props['onChanged'] }) {
  const { mutate, isPending } = useMutation(accept, { onSuccess: (_data, { isAccepted }) => onChanged({ ...comment, isAccepted }) })
  return (
    <Button small variant="ghost" busy={isPending} onClick={() => mutate({ id: comment.id, isAccepted: !comment.isAccepted })}>
      {comment.isAccepted ? 'Unaccept this answer' : 'Accept this answer'}
    </Button>
  )
}

function CommentByline({ comment, name, moments }: { comment: CommentData; name: string; moments?: Moments }) {
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
      {comment.second !== null && moments !== undefined && <Moment second={comment.second} moments={moments} />}
      {comment.isAccepted && <Badge tone="success">Accepted answer</Badge>}
    </p>
  )
}

function Moment({ second, moments }: { second: number; moments: Moments }) {
  return (
    <button type="button" className="link tabular" aria-label={`Go to ${moments.textOf(second)}`} onClick={() => moments.seek(second)}>
      {moments.textOf(second)}
    </button>
  )
}
