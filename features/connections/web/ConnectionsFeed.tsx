import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { CONNECTIONS_PATH } from '../rules/paths.ts'
import { FeedRow } from './FeedRow.tsx'
import type { PersonCardData } from './PersonCardFields.ts'
import { FEED_SHOWN } from './suggestions-query.ts'

const SuggestedFeed = lazyPart(() => import('./SuggestedFeed.tsx').then((module) => module.SuggestedFeed))

/**
 * The feed of the home page: suggested people with a reason. A visitor sees the people with the most followers, whom the document of the page loads
 * with `people(first: 5) { items { ...PersonCardFields } }`.
 */
export function ConnectionsFeed({ notable }: { notable: readonly PersonCardData[] }) {
  const session = useSession()
  const isMounted = useMounted()
  return (
    <section aria-labelledby="connections-feed" className="@container grid content-start gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="connections-feed" className="text-lg">
          Connections Feed
        </h2>
        <a className="link text-sm" href={CONNECTIONS_PATH}>
          See all
        </a>
      </header>
      {isMounted && session !== null ? (
        <Suspense fallback={<Waiting />}>
          <SuggestedFeed shown={FEED_SHOWN} row={FeedRow} waiting={<Waiting />} />
        </Suspense>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {notable.slice(0, FEED_SHOWN).map((person) => (
            <FeedRow key={person.id} person={person} reason={followedBy(person.followerCount)} />
          ))}
        </ul>
      )}
    </section>
  )
}

const followedBy = (count: number | null) =>
  count === null ? 'Known here' : count === 1 ? 'Followed by one person' : `Followed by ${count} people`

function Waiting() {
  return (
    <div role="status" aria-label="Loading people..." className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: FEED_SHOWN }, (_, at) => (
        <div key={at} className="flex min-h-20 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-8 w-26" />
        </div>
      ))}
    </div>
  )
}
