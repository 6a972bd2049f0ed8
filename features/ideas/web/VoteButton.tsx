import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { thumbsUpIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { IdeaCardData } from './idea-fields.ts'
import { readAgain, VoteForIdea } from './team-mutations.ts'

interface Props {
  idea: Pick<IdeaCardData, 'id' | 'title' | 'voteCount' | 'isVoted'>
  small?: boolean
}

/** The votes of an idea, and the viewer's own. */
export function VoteButton({ idea: { id, title, voteCount, isVoted }, small = false }: Props) {
  const { asMember } = useAuth()
  const { mutate, isPending, variables } = useMutation(VoteForIdea, {
    scope: { id: `idea vote ${id}` },
    onSuccess: (_data, _variables, cache) => readAgain(cache),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const isOn = isPending ? variables!.isVoted : isVoted
  const count = voteCount + (isOn === isVoted ? 0 : isOn ? 1 : -1)
  return (
    <Button
      small={small}
      icon={thumbsUpIcon}
      className="tabular aria-pressed:border-accent aria-pressed:text-accent"
      aria-pressed={isOn}
      aria-label={`Vote for “${title}”. ${count === 1 ? '1 vote' : `${count} votes`}`}
      onClick={() => asMember(() => mutate({ id, isVoted: !isOn }), `Log in to vote for “${title}”.`)}
    >
      {count}
    </Button>
  )
}
