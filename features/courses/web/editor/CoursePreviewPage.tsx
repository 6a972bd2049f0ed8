import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'

const CoursePreview = lazyPart(() => import('./CoursePreview.tsx').then((module) => module.CoursePreview))

/** A draft as learners would see it, for its author and for reviewers (requirement K-23). */
function CoursePreviewPage({ location }: { data: unknown; location: RouteLocation }) {
  const isMounted = useMounted()
  const person = useSession()?.user.id ?? null
  if (isMounted && person === null) {
    return (
      <Page title="See as a learner">
        <EmptyState text="Log in to see this draft" />
      </Page>
    )
  }
  const waiting = (
    <Page title="See as a learner">
      <Skeleton className="h-80 w-full" />
    </Page>
  )
  if (!isMounted) return waiting
  return (
    <Suspense fallback={waiting}>
      <CoursePreview key={person} id={location.params['id'] ?? ''} lesson={location.searchParams.get('lesson')} isFromAdmin={location.searchParams.get('from') === 'admin'} />
    </Suspense>
  )
}

export const page = definePage({
  meta: () => ({ title: 'See as a learner', description: 'A draft of a course as learners would see it.', hidden: true }),
  Component: CoursePreviewPage,
})
