import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'

const SHOWN = 4

const SuggestionGrid = lazy(() => import('./SuggestionGrid.tsx').then((module) => ({ default: module.SuggestionGrid })))

/** People whom a member may want to follow. The place for them is there before they are; a visitor sees nothing of it. */
export function SuggestedPeople() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  return (
    <section aria-labelledby="suggested" className="hidden gap-4 in-data-[session=in]:grid">
      <h2 id="suggested" className="text-lg">
        People you may want to follow
      </h2>
      {isMounted && isMember ? (
        <Suspense fallback={<Waiting />}>
          <SuggestionGrid shown={SHOWN} waiting={<Waiting />} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Looking for people..." className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {Array.from({ length: SHOWN }, (_, at) => (
        <Skeleton key={at} className="h-68" />
      ))}
    </div>
  )
}
