import { lazy, Suspense } from 'react'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth } from './auth.ts'
import { pictureOf } from './picture.ts'

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })))

const fetchDialog = () => void import('./LoginDialog.tsx').catch(() => {})

/** The top bar's last place: Login for a visitor, the avatar's menu for a member. */
export function AccountSlot() {
  const session = useSession()
  const { asMember } = useAuth()
  if (session !== null) {
    const { id, name } = session.user
    return (
      <Suspense fallback={<Avatar person={{ id, name, picture: pictureOf(session.user) }} />}>
        <AccountMenu user={session.user} />
      </Suspense>
    )
  }
  return (
    // Where a login is remembered, the button is not seen until the page has come alive and shows the avatar.
    <Button
      small
      className="in-data-[session=in]:invisible"
      onPointerEnter={fetchDialog}
      onFocus={fetchDialog}
      onClick={() => asMember(() => {})}
    >
      Login
    </Button>
  )
}
