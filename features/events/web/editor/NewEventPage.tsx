import { Suspense } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MembersOnly } from './MembersOnly.tsx'

const NewEvent = lazyPart(() => import('./NewEvent.tsx').then((module) => module.NewEvent))

/** The form for a new event. */
function NewEventPage() {
  return (
    <Page title="New event" sentence="Mentors’ events are published immediately. Other events are published after an admin approves them.">
      <MembersOnly text="Log in to host an event">
        {(personId) => (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <NewEvent key={personId} />
          </Suspense>
        )}
      </MembersOnly>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'New event', description: 'Host a workshop, a webinar or a meetup.', hidden: true }),
  Component: NewEventPage,
})
