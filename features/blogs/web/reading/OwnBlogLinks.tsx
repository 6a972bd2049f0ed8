import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { OWN_BLOGS_PATH, READING_LIST_PATH, TOPICS_PATH } from '../../rules/paths.ts'

/** A member's way from the list to their own blogs, to those that they saved, and to the topics that they follow. */
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
      <a className="link py-2" href={TOPICS_PATH}>
        Followed topics
      </a>
    </>
  )
}
