import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { Discussion } from '#features/discussions/web/public.tsx'

/** The comments on a problem. They contain solutions, so they are only for members who solved it or gave up (requirement Q-11). */
export function ProblemDiscussion({ problemId }: { problemId: string }) {
  const session = useSession()
  const { asMember } = useAuth()
  if (session !== null) return <Discussion kind="problem" subject={problemId} title="Discussion" emptyTitle="Ask or explain" label="Share your approach" />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-text-muted">Log in to discuss this problem with members who solved it.</p>
      <Button onClick={() => asMember(() => {})}>Log in</Button>
    </div>
  )
}
