import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { WritersOnly } from './WritersOnly.tsx'

const CourseEditorLoader = lazyPart(() => import('./CourseEditorLoader.tsx').then((module) => module.CourseEditorLoader))

/** The course editor (requirement K-21). Everything loads in the browser, because a draft belongs to its author. */
function EditCoursePage({ location }: { data: unknown; location: RouteLocation }) {
  return (
    <WritersOnly title="Edit course">
      {(owner) => (
        <Suspense fallback={<Waiting />}>
          <CourseEditorLoader key={owner} id={location.params['id'] ?? ''} owner={owner} search={location.searchParams} />
        </Suspense>
      )}
    </WritersOnly>
  )
}

const Waiting = () => (
  <Page title="Edit course">
    <Skeleton className="h-80 w-full" />
  </Page>
)

export const page = definePage({
  meta: () => ({ title: 'Edit course', description: 'Write a course with videos, readings, quizzes and problems.', hidden: true }),
  Component: EditCoursePage,
})
