import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'

const JoinElite = graphql(`
  mutation JoinElite { joinElite }
`)
const LeaveElite = graphql(`
  mutation LeaveElite { leaveElite }
`)

interface Props {
  state: 'invited' | 'joined'
  onChanged: () => void
}

/** Accepts the invitation to the elite leaderboard, or leaves it. */
export function EliteMembership({ state, onChanged }: Props) {
  const isInvited = state === 'invited'
  const join = useMutation(JoinElite)
  const leave = useMutation(LeaveElite)
  const { mutate, isPending, error } = isInvited ? join : leave
  return (
    <span className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 justify-between md:ml-auto max-md:basis-full">
      <span>{isInvited ? 'You’re invited to the elite leaderboard.' : 'You’re on the elite leaderboard.'}</span>
      <Button small variant={isInvited ? 'primary' : 'plain'} busy={isPending} onClick={() => mutate({}, { onSuccess: () => onChanged() })}>
        {isInvited ? 'Join' : 'Leave'}
      </Button>
      {error !== null && (
        <span role="alert" className="text-danger">
          {error.message}
        </span>
      )}
    </span>
  )
}
