import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'

const JoinElite = graphql(`
  mutation JoinElite { joinElite }
`)

/** The invitation to the elite leaderboard, until it is accepted. */
export function EliteInvitation({ onJoined }: { onJoined: () => void }) {
  const { mutate, isPending, error } = useMutation(JoinElite)
  const join = () => {
    mutate({}, { onSuccess: () => onJoined() })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-accent-subtle px-4 py-3 text-sm">
      <p>You’re invited to the elite leaderboard.</p>
      <Button small variant="primary" busy={isPending} onClick={join}>
        Join
      </Button>
      {error !== null && (
        <p role="alert" className="basis-full text-danger">
          {error.message}
        </p>
      )}
    </div>
  )
}
