import { Suspense } from 'react'
import type { SessionUser } from '#platform/rules/session-user.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from './auth.ts'
import { avatarUrlOf } from './avatar-url.ts'

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu), OwnAvatar)

const fetchDialog = () => void import('./LoginDialog.tsx').catch(() => {})

/** The account slot of the top bar: Login for a visitor, the avatar menu for a member. */
export function AccountSlot() {
  const session = useSession()
  const { asMember } = useAuth()
  if (session !== null) {
    return (
      <Suspense fallback={<OwnAvatar user={session.user} />}>
        <AccountMenu user={session.user} />
      </Suspense>
    )
  }
  return (
    // For members the button is hidden until the page is hydrated and shows the avatar.
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

function OwnAvatar({ user }: { user: SessionUser }) {
  return <Avatar person={{ id: user.id, name: user.name, picture: avatarUrlOf(user) }} />
}
