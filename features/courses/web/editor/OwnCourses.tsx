import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { editCoursePath } from '../../rules/paths.ts'
import { courseDraftStore } from './course-draft-store.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { DiscardCourseDraft } from './editor-requests.ts'
import { ImportCourse } from './ImportCourse.tsx'
import { duplicateCourse, OwnCoursesQuery, type OwnCourse } from './own-course-requests.ts'
import { OwnCourseRow } from './OwnCourseRow.tsx'

/** The list of own courses: new ones, imported ones, and what can be done with each. */
export function OwnCourses({ owner }: { owner: string }) {
  const navigate = useNavigate()
  // The last save of a draft may end after its list is shown.
  const query = useQuery(OwnCoursesQuery, {}, { meta: { followsMutations: true } })
  const discard = useMutation(DiscardCourseDraft)
  const [toDiscard, setToDiscard] = useState<OwnCourse | null>(null)
  const unsent = useUnsent(owner)
  const courses = query.data?.ownCourses
  const waiting = unsent.filter(({ id }) => courses?.some((course) => course.id === id) !== true)

  const create = () => navigate(`${editCoursePath(crypto.randomUUID())}?new=1`)
  const duplicate = (id: string) => void duplicateCourse(id).then((copy) => navigate(editCoursePath(copy)), (error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  const remove = ({ id }: OwnCourse) => {
    const onSuccess = () => {
      void courseDraftStore.delete(owner, id)
      query.refetch()
    }
    discard.mutate({ id }, { onSuccess, onError: (error) => showToast(error.message, { kind: 'error' }), onSettled: () => setToDiscard(null) })
  }
  const action = (
    <Button variant="primary" icon={plusIcon} onClick={create}>
      New course
    </Button>
  )
  return (
    <Page title="Your courses" sentence="Drafts and published courses, most recently changed first." action={action}>
      <StaleNote query={query} />
      <ImportCourse onImported={query.refetch} />
      {waiting.length > 0 && (
        <ul aria-label="Only on this device" className="grid gap-2 rounded-control bg-accent-subtle px-4 py-3 text-sm">
          {waiting.map(({ id, value }) => (
            <li key={id}>
              <a className="link" href={editCoursePath(id)}>
                {value.title || 'Untitled course'}
              </a>{' '}
              is saved on this device only. Open it to send it to the server.
            </li>
          ))}
        </ul>
      )}
      {query.isLoadingError ? (
        <ErrorState text="We couldn’t load your courses." hint={query.error.message} onRetry={query.refetch} />
      ) : courses === undefined ? (
        <Skeleton className="h-60 w-full" />
      ) : courses.length === 0 ? (
        <EmptyState text="You haven’t written a course yet" hint="Start with an outline: topics, then lessons. You can add texts and videos later." />
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {courses.map((course) => (
            <OwnCourseRow key={course.id} course={course} onDuplicate={() => duplicate(course.id)} onDiscard={() => setToDiscard(course)} />
          ))}
        </ul>
      )}
      <DiscardDialog open={toDiscard !== null} title={toDiscard?.title ?? ''} isPublished={toDiscard !== null && toDiscard.slug !== null} busy={discard.isPending} onConfirm={() => toDiscard !== null && remove(toDiscard)} onClose={() => setToDiscard(null)} />
    </Page>
  )
}

/** New courses of this device that never reached the server. */
function useUnsent(owner: string) {
  const [unsent, setUnsent] = useState<Awaited<ReturnType<typeof courseDraftStore.listUnsent>>>([])
  useEffect(() => {
    void courseDraftStore.listUnsent(owner).then(setUnsent)
  }, [owner])
  return unsent
}
