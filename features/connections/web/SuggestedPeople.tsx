import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { PeopleSkeleton } from './PeopleSkeleton.tsx'

export const SUGGESTED_SHOWN = 4

const SuggestionGrid = lazyPart(() => import('./SuggestionGrid.tsx').then((module) => module.SuggestionGrid))

/** People whom a member may want to follow. Their space is reserved while they load; a visitor does not see it. */
export function SuggestedPeople() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  return (
    <section aria-labelledby="suggested" className="hidden gap-4 in-data-[session=in]:grid">
      <h2 id="suggested" className="text-lg">
        People you may want to follow
      </h2>
      {isMounted && isMember ? (
        <Suspense fallback={<PeopleSkeleton count={SUGGESTED_SHOWN} />}>
          <SuggestionGrid shown={SUGGESTED_SHOWN} waiting={<PeopleSkeleton count={SUGGESTED_SHOWN} />} />
        </Suspense>
      ) : (
        <PeopleSkeleton count={SUGGESTED_SHOWN} />
      )}
    </section>
  )
}
