import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { OWN_BLOGS_PATH, READING_LIST_PATH } from '../../rules/paths.ts'

/** A member's way from the list to their own blogs and to those that they saved. */
export function OwnBlogLinks() {
  const session = useSession()
  if (!useMounted() || session === null) return null
  return (
    <>
      <a className="link py-2" href={OWN_BLOGS_PATH}>
        Your blogs
      </a>
      <a className="link py-2" href={READING_LIST_PATH}>
        Reading list
      </a>
    </>
  )
}
