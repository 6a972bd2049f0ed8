import { Button } from '#platform/web/ui/Button.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth } from './auth.ts'
import { AccountMenu } from './AccountMenu.tsx'

/** The top bar's last place: Login for a visitor, the avatar's menu for a member. */
export function AccountSlot() {
  const session = useSession()
  const { asMember } = useAuth()
  if (session !== null) return <AccountMenu user={session.user} />
  return (
    <Button small onClick={() => asMember(() => {})}>
      Login
    </Button>
  )
}
