import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useFollow } from './use-follow.ts'

/** Connect follows the person and then stays Connected (specification, section 4); the connections page can undo it. */
export function ConnectButton({ personId, name }: { personId: string; name: string }) {
  const session = useSession()
  const { follows, error, follow } = useFollow(personId, false)
  if (session?.user.id === personId) return null
  return (
    <div className="grid gap-2">
      <Button
        small
        className="min-w-26"
        aria-label={follows ? `Connected with ${name}` : `Connect with ${name}`}
        disabledBecause={follows ? 'You follow this person. Unfollow on the Connections page.' : null}
        onClick={() => follow(true)}
      >
        {follows ? 'Connected' : 'Connect'}
      </Button>
      <ErrorMessage message={error?.message} />
    </div>
  )
}
