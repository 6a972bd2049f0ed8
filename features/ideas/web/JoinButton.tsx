import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { IdeaCardData } from './idea-fields.ts'
import { JoinIdea, readAgain } from './team-mutations.ts'

interface Props {
  idea: Pick<IdeaCardData, 'id' | 'title' | 'status' | 'joined'>
  small?: boolean
}

/** Join, which becomes a disabled Joined (specification, section 2; requirement I-4). No one can join an archived idea. */
export function JoinButton({ idea: { id, title, status, joined }, small = false }: Props) {
  const { asMember } = useAuth()
  const { mutate, isPending, isSuccess } = useMutation(JoinIdea, {
    onSuccess: async (_data, _variables, cache) => {
      showToast(`You joined “${title}”. You’re now in the team’s conversation in Messages.`)
      await readAgain(cache)
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const isJoined = joined || isPending || isSuccess
  const reason = isJoined ? 'You’re a member of this idea' : null
  if (status === 'archived' && !isJoined) return <p className="text-sm text-text-muted">Archived: closed to new members</p>
  return (
    <Button
      small={small}
      variant={isJoined ? 'plain' : 'primary'}
      aria-label={`${isJoined ? 'Joined' : 'Join'}: ${title}`}
      disabledBecause={reason}
      onClick={() => asMember(() => mutate({ id }), `Log in to join “${title}”.`)}
    >
      {isJoined ? 'Joined' : 'Join'}
    </Button>
  )
}
