import { Suspense, useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { acceptedFirst, DELETED_COMMENT, OWN_NAME, type Thread } from '../rules/comments.ts'
import type { CommentData, CommentSource, Moments } from './comment-fields.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentText } from './CommentText.tsx'
import { LikeComment } from './LikeComment.tsx'

interface Props {
  source: CommentSource
  thread: Thread<CommentData>
  /** The comments that the viewer likes. */
  liked: ReadonlySet<string>
  /** The author of the question that this comment answers. */
  askerId?: string | null
  /** Called with a comment that the viewer added, edited or deleted. */
  onChanged: (comment: CommentData) => void
}

const CommentMenu = lazyPart(() => import('./CommentMenu.tsx').then((module) => module.CommentMenu), RenderNothing)

/** A comment with its replies below it. */
export function CommentThread({ source, thread, liked, askerId, onChanged }: Props) {
  const { comment, replies } = thread
  const session = useSession()
  const { asMember } = useAuth()
  const [doing, setDoing] = useState<'reply' | 'edit' | null>(null)
  const line = useRef<HTMLDivElement>(null)
  const done = () => {
    setDoing(null)
    line.current?.querySelector<HTMLElement>(doing === 'reply' ? '[data-reply]' : '[aria-haspopup]')?.focus()
  }
  const isOwn = comment.author !== null && session?.user.id === comment.author.id

  return (
    <li id={`comment-${comment.id}`} className="comment grid gap-3">
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
            {isOwn ? <OwnLikes count={comment.likeCount} /> : <LikeComment source={source} comment={comment} isLiked={liked.has(comment.id)} />}
            <button type="button" data-reply="" className="button button-ghost button-sm" onClick={() => asMember(() => setDoing('reply'))}>
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
              liked={liked}
              {...(comment.parentId === null && { askerId: comment.author?.id ?? null })}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** How many like the viewer's own comment; nothing without likes. */
function OwnLikes({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="tally px-3 text-sm text-text-muted">
      <Icon of={thumbsUpIcon} small />
      <span className="tabular">{count}</span>
      <span className="sr-only">{count === 1 ? 'like' : 'likes'}</span>
    </span>
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
      <a className="min-w-0 rounded-control font-medium wrap-anywhere text-text" href={`/profile/${author.username}`}>
        {name}
      </a>
      <span aria-hidden="true">·</span>
      <a className="rounded-control hover:underline" href={`#comment-${comment.id}`}>
        <span className="sr-only">Link to this comment, </span>
        <TimeAgo at={comment.writtenAt} />
      </a>
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
