import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { Button } from '#platform/web/ui/Button.tsx'

const JoinElite = graphql(`
  mutation JoinElite { joinElite }
`)

/** The invitation to the elite leaderboard, until it is accepted. */
export function EliteInvitation({ onJoined }: { onJoined: () => void }) {
  const { run, busy, refusal } = useAction(JoinElite)
  const join = async () => {
    if ((await run({})) !== null) onJoined()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-iris bg-iris-wash px-4 py-3 text-sm">
      <p>You’re invited to the elite leaderboard.</p>
      <Button small look="primary" busy={busy} onClick={() => void join()}>
        Join
      </Button>
      {refusal !== null && (
        <p role="alert" className="basis-full text-hard">
          {refusal.says}
        </p>
      )}
    </div>
  )
}
