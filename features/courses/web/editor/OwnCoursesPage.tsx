import { Suspense } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { WritersOnly } from './WritersOnly.tsx'

const OwnCourses = lazyPart(() => import('./OwnCourses.tsx').then((module) => module.OwnCourses))

/** The viewer's own courses and drafts. */
function OwnCoursesPage() {
  return (
    <WritersOnly title="Your courses">
      {(owner) => (
        <Suspense fallback={<Waiting />}>
          <OwnCourses key={owner} owner={owner} />
        </Suspense>
      )}
    </WritersOnly>
  )
}

const Waiting = () => (
  <Page title="Your courses">
    <Skeleton className="h-60 w-full" />
  </Page>
)

export const page = definePage({
  meta: () => ({ title: 'Your courses', description: 'Your courses and drafts.', hidden: true }),
  Component: OwnCoursesPage,
})
