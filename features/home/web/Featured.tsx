import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { NextPracticeQuery } from '#features/practice/web/public.tsx'
import type { HomeData } from './HomePage.tsx'
import { TeaserCard } from './TeaserCard.tsx'

/** What an admin features; nothing without items. */
export function Featured({ items }: { items: HomeData['featuredItems'] }) {
  const isMounted = useMounted()
  const isMember = useSession() !== null && isMounted
  // Notes on problems speak to newcomers.
  const hasSolved = useQuery(NextPracticeQuery, isMember ? {} : null).data?.nextPractice.hasSolved === true
  if (items.length === 0) return null
  return (
    <section aria-labelledby="featured" className="grid grid-cols-1 gap-4">
      <h2 id="featured" className="text-xl">
        Featured
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, path, kind, title, excerpt, note }) => (
          <TeaserCard key={id} kind={kind} path={path} title={title} text={note === '' || (kind === 'Problem' && hasSolved) ? excerpt : note} />
        ))}
      </ul>
    </section>
  )
}
