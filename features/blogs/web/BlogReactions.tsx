import { useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useLatest } from '#platform/web/graphql/use-choice.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { messageSquareIcon, thumbsDownIcon, thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { nextReaction, recount, type Reaction } from '../rules/reactions.ts'

const ReactToBlog = graphql(`
  mutation ReactToBlog($blogId: ID!, $reaction: Reaction) {
    reactToBlog(blogId: $blogId, reaction: $reaction) { _id likeCount dislikeCount reaction }
  }
`)

export interface ReactionState {
  likeCount: number
  dislikeCount: number
  reaction: Reaction | null
}

interface Props {
  blogId: string
  /** What the server knows now: public counts, and the reader's own reaction, none until that has arrived. A press does what is shown. */
  known: ReactionState
  commentCount: number
  onSettled: (state: ReactionState) => void
}

/** Like, dislike and the way to the comments. The press shows at once; a refusal takes it back and says why. */
export function BlogReactions({ blogId, known, commentCount, onSettled }: Props) {
  const { asMember } = useAuth()
  const { run, refusal } = useAction(ReactToBlog)
  const [expected, setExpected] = useState<ReactionState | null>(null)
  const shown = expected ?? known

  const settled = useRef<ReactionState | null>(null)
  const send = useLatest<Reaction | null>(async (reaction) => {
    const answer = await run({ blogId, reaction })
    if (answer !== null) settled.current = answer.reactToBlog
  })

  const press = async (pressed: Reaction) => {
    const after = nextReaction(shown.reaction, pressed)
    setExpected({ ...recount(shown, shown.reaction, after), reaction: after })
    if (!(await send(after))) return
    if (settled.current !== null) onSettled(settled.current)
    settled.current = null
    setExpected(null)
  }

  const button = (kind: Reaction, icon: string, count: number) => (
    <button
      type="button"
      className="button button-ghost tabular gap-2 aria-pressed:bg-iris-wash aria-pressed:text-iris"
      aria-pressed={shown.reaction === kind}
      aria-label={`${kind === 'like' ? 'Like' : 'Dislike'}, ${count}`}
      onClick={() => asMember(() => void press(kind))}
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
      <Refused says={refusal?.says} />
    </div>
  )
}
