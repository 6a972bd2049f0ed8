import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MembersOnly } from './MembersOnly.tsx'

const EditEvent = lazyPart(() => import('./EditEvent.tsx').then((module) => module.EditEvent))

/** The form of an event that exists. */
function EditEventPage({ location }: { location: RouteLocation }) {
  const id = location.params['id'] ?? ''
  return (
    <Page title="Edit event" sentence="People who answered Going or Maybe are notified about a new time or place.">
      <MembersOnly text="Log in to edit your event">
        {(personId) => (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <EditEvent key={`${personId} ${id}`} id={id} />
          </Suspense>
        )}
      </MembersOnly>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Edit event', description: 'Edit your event.', hidden: true }),
  Component: EditEventPage,
})
