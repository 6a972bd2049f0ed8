import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { DoneFeaturedQuery } from './done-featured-query.ts'
import type { HomeData } from './HomePage.tsx'
import { TeaserCard } from './TeaserCard.tsx'

// One or two items fill the row.
const COLUMNS: readonly string[] = ['', '', 'sm:grid-cols-2']

/** What an admin features, for members without what they are done with; nothing without items. */
export function Featured({ items }: { items: HomeData['featuredItems'] }) {
  const isMounted = useMounted()
  const isMember = useSession() !== null && isMounted
  const { data, error } = useQuery(DoneFeaturedQuery, isMember ? {} : null)
  const shown = items.filter(({ path }) => data?.doneFeatured.includes(path) !== true)
  if (shown.length === 0) return null
  // An item that leaves the list after it was seen would move the page.
  const isWaiting = isMember && data === undefined && error === null
  return (
    <section aria-labelledby="featured" className={`grid grid-cols-1 gap-4 ${isWaiting ? 'invisible' : ''}`}>
      <h2 id="featured" className="text-xl">
        Featured
      </h2>
      <ul className={`grid gap-4 ${COLUMNS[shown.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {shown.map(({ id, path, kind, title, excerpt, note }) => (
          <TeaserCard key={id} kind={kind} path={path} title={title} text={note || excerpt} />
        ))}
      </ul>
    </section>
  )
}
