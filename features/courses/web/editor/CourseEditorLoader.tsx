import { useCallback, useEffect, useState } from 'react'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { OWN_COURSES_PATH } from '../../rules/paths.ts'
import { courseDraftStore } from './course-draft-store.ts'
import { CourseEditor } from './CourseEditor.tsx'
import { draftOfServer } from './editor-requests.ts'
import './editor.css'
import { InReview } from './InReview.tsx'
import { openCourse, type OpenedCourse } from './open-course.ts'

interface Props {
  id: string
  owner: string
  search: URLSearchParams
}

type State = { kind: 'opening' } | { kind: 'open'; opened: OpenedCourse; turn: number } | { kind: 'failed'; error: unknown }

/** Loads a course from the device or the server, or starts an empty one; shows the reason if there is none to load. */
export function CourseEditorLoader({ id, owner, search }: Props) {
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [turn, setTurn] = useState(0)
  const isNew = search.get('new') === '1'
  const open = useCallback(() => {
    openCourse({ id, isNew, find: (id) => courseDraftStore.find(owner, id), load: draftOfServer }).then(
      (opened) => setState({ kind: 'open', opened, turn }),
      (error: unknown) => setState({ kind: 'failed', error }),
    )
    // The address loses its `new` when a tab is chosen; that opens nothing again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, owner, turn])
  useEffect(open, [open])
  const reload = () => setTurn(turn + 1)

  if (state.kind === 'failed') {
    const isMissing = state.error instanceof ApiError && ['NOT_FOUND', 'INVALID_INPUT'].includes(state.error.code)
    return (
      <Page title="Edit course" action={isMissing ? undefined : <ButtonLink to={OWN_COURSES_PATH}>Your courses</ButtonLink>}>
        {isMissing ? (
          <EmptyState text="This draft was deleted, or it never existed" action={<ButtonLink to={OWN_COURSES_PATH}>Go to your courses</ButtonLink>} />
        ) : (
          <ErrorState text={errorMessage(state.error)} onRetry={reload} />
        )}
      </Page>
    )
  }
  if (state.kind === 'opening') {
    return (
      <Page title="Edit course">
        <Skeleton className="h-80 w-full" />
      </Page>
    )
  }
  if (state.opened.state === 'review') return <InReview opened={state.opened} isFromAdmin={search.get('from') === 'admin'} onTakenBack={reload} />
  return <CourseEditor key={state.turn} opened={state.opened} owner={owner} search={search} onReload={reload} />
}
