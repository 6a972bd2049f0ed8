import { useSession } from '#platform/web/session/session.ts'
import { listPath } from '../rules/paths.ts'

/** Links to a member's own lists. */
export function OwnLists() {
  const session = useSession()
  if (session === null) return null
  const { username } = session.user
  return (
    <nav aria-label="Your lists" className="flex gap-4 text-sm">
      <a className="link" href={listPath('followers', username)}>
        Followers
      </a>
      <a className="link" href={listPath('following', username)}>
        Following
      </a>
    </nav>
  )
}
