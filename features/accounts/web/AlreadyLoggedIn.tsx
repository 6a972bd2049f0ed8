import type { SessionUser } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { LOGOUT_PATH } from '../rules/paths.ts'
import { avatarUrlOf } from './avatar-url.ts'
import { FormColumn } from './FormColumn.tsx'

/** Shown to members on the pages to log in and sign up: who they are, with links to the home page and to log out. */
export function AlreadyLoggedIn({ user, sentence }: { user: SessionUser; sentence: string }) {
  return (
    <FormColumn title="You’re already logged in" sentence={sentence}>
      <div className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface p-4">
        <Avatar person={{ id: user.id, name: user.name, picture: avatarUrlOf(user) }} />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-sm text-text-muted">@{user.username}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/" variant="primary">
          Go to home page
        </ButtonLink>
        <ButtonLink to={LOGOUT_PATH}>Log out</ButtonLink>
      </div>
    </FormColumn>
  )
}
