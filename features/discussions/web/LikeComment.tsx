import { useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { CommentData, CommentSource } from './comment-fields.ts'

interface Props {
  source: CommentSource
  comment: CommentData
  /** Whether the viewer likes it, according to the server. */
  isLiked: boolean
}

/** Likes a comment of somebody else, and shows how many do. A press shows at once; a refusal reverts it. */
export function LikeComment({ source, comment, isLiked }: Props) {
  const { asMember } = useAuth()
  const [pressed, setPressed] = useState<boolean | null>(null)
  // What the counts were before the first press: later ones may contain it already.
  const base = useRef({ count: comment.likeCount, isLiked })
  if (pressed === null) base.current = { count: comment.likeCount, isLiked }
  const { mutate } = useMutation(source.like, {
    scope: { id: `like ${comment.id}` },
    onError: (error, { isLiked: wanted }) => {
      setPressed(!wanted)
      showToast(error.message, { kind: 'error' })
    },
  })
  const shown = pressed ?? isLiked
  const count = base.current.count + Number(shown) - Number(base.current.isLiked)
  const press = () => {
    setPressed(!shown)
    mutate({ id: comment.id, isLiked: !shown })
  }
  return (
    <button
      type="button"
      className="button button-ghost button-sm tabular gap-1.5 aria-pressed:text-accent"
      aria-pressed={shown}
      aria-label={count === 0 ? 'Like this comment' : `Like this comment, ${count}`}
      onClick={() => asMember(press)}
    >
      <Icon of={thumbsUpIcon} small />
      {count > 0 && count}
    </button>
  )
}
