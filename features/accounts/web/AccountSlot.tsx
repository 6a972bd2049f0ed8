import { Suspense } from 'react'
import type { SessionUser } from '#platform/rules/session-user.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { SIGN_UP_PATH } from '../rules/paths.ts'
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
    // For members the buttons are hidden until the page is hydrated and shows the avatar.
    <div className="flex items-center gap-2 in-data-[session=in]:invisible">
      <Button
        small
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => asMember(() => {})}
      >
        Login
      </Button>
      <span className="max-sm:hidden">
        <ButtonLink to={SIGN_UP_PATH} small variant="primary">
          Sign up
        </ButtonLink>
      </span>
    </div>
  )
}

function OwnAvatar({ user }: { user: SessionUser }) {
  return <Avatar person={{ id: user.id, name: user.name, picture: avatarUrlOf(user) }} />
}
