import { useRef } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon, thumbsDownIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { nextReaction, recount, type Reaction } from '../../rules/reactions.ts'
import { updateViewerBlog } from './viewer-blog-query.ts'

const ReactToBlog = graphql(`
  mutation ReactToBlog($blogId: ID!, $reaction: Reaction) {
    reactToBlog(blogId: $blogId, reaction: $reaction) { _id likeCount dislikeCount reaction }
  }
`)

interface ReactionState {
  likeCount: number
  dislikeCount: number
  reaction: Reaction | null
}

interface Props {
  blogId: string
  /**
   * What the server knows now: public counts, and the reader's own reaction, which is none until it is loaded. A press sets the state that the button
   * shows.
   */
  known: ReactionState
  commentCount: number
}

/** Like, dislike and the link to the comments. A press shows at once; a refusal reverts it and shows the reason. */
export function BlogReactions({ blogId, known, commentCount }: Props) {
  const { asMember } = useAuth()
  const { mutate, isPending, variables, error } = useMutation(ReactToBlog, {
    scope: { id: `reaction ${blogId}` },
    onSuccess: ({ reactToBlog }, _variables, cache) => updateViewerBlog(cache, blogId, reactToBlog),
  })
  // A live update may contain the reaction before its own response arrives; until then other counts are ignored.
  const base = useRef(known)
  if (!isPending) base.current = known
  const expected = isPending ? (variables?.reaction ?? null) : known.reaction
  const shown = { ...recount(base.current, base.current.reaction, expected), reaction: expected }

  const press = (pressed: Reaction) => mutate({ blogId, reaction: nextReaction(shown.reaction, pressed) })

  const button = (kind: Reaction, icon: string, count: number) => (
    <button
      type="button"
      className="button button-ghost tabular gap-2 aria-pressed:bg-accent-subtle aria-pressed:text-accent"
      aria-pressed={shown.reaction === kind}
      aria-label={`${kind === 'like' ? 'Like' : 'Dislike'}, ${count}`}
      onClick={() => asMember(() => press(kind), kind === 'like' ? 'Log in to like this blog.' : 'Log in to rate this blog.')}
    >
      <Icon of={icon} />
      {count}
    </button>
  )

  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Reactions to this blog" className="flex gap-1 lg:grid lg:justify-items-start">
        {button('like', thumbsUpIcon, shown.likeCount)}
        {button('dislike', thumbsDownIcon, shown.dislikeCount)}
        <a className="button button-ghost tabular gap-2" href="#comments" aria-label={`${commentCount} comments`}>
          <Icon of={messageSquareIcon} />
          {commentCount}
        </a>
      </div>
      <ErrorMessage message={error?.message} />
    </div>
  )
}
