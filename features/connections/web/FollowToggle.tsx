import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { userRoundCheckIcon, userRoundPlusIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useFollow } from './use-follow.ts'

interface Props {
  personId: string
  name: string
  /** Whether the viewer follows the person; null while unknown: the button says Follow, and a press follows. */
  follows: boolean | null
  wide?: boolean | undefined
  /** For the main action of its place, as on a profile. */
  primary?: boolean | undefined
}

/** Follow and Following. It is hidden on the viewer's own profile. */
export function FollowToggle({ personId, name, follows: told, wide = false, primary = false }: Props) {
  const session = useSession()
  const { follows, error, follow } = useFollow(personId, told)
  if (session?.user.id === personId) return null
  return (
    <div className="grid gap-2">
      <Button
        small={!primary}
        wide={wide}
        className={`min-w-30 ${follows ? 'text-accent' : ''}`}
        variant={primary && !follows ? 'primary' : 'plain'}
        icon={follows ? userRoundCheckIcon : userRoundPlusIcon}
        aria-label={follows ? `Following ${name}. Click to unfollow.` : `Follow ${name}`}
        onClick={() => follow(!follows)}
      >
        {follows ? 'Following' : 'Follow'}
      </Button>
      <ErrorMessage message={error?.message} />
    </div>
  )
}
