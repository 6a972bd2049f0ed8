import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import { MembersOnly } from './MembersOnly.tsx'

const CopiedEvent = lazyPart(() => import('./CopiedEvent.tsx').then((module) => module.CopiedEvent))
const NewEvent = lazyPart(() => import('./NewEvent.tsx').then((module) => module.NewEvent))

/** When the viewer’s event is published. Visitors see the rule for everybody. */
function PublishingRule() {
  const { roles } = useRoles(useSession() !== null)
  if (roles === null) return 'Mentors’ events are published immediately, other events after an admin approves them.'
  return roles.rights.includes('events.publish') ? 'Your event is published immediately.' : 'Your event is published after an admin approves it.'
}

/** The form for a new event. With `copy`, the id of an event, it begins as a copy of it. */
function NewEventPage({ location }: { location: RouteLocation }) {
  const copied = location.searchParams.get('copy')
  return (
    <Page title="New event" sentence={<PublishingRule />}>
      <MembersOnly text="Log in to host an event">
        {(personId) => (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            {copied === null ? <NewEvent key={personId} /> : <CopiedEvent key={`${personId} ${copied}`} id={copied} />}
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
