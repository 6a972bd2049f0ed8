import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { RestoredChanges } from '#platform/web/ui/RestoredChanges.tsx'
import type { OpenedCourse } from './open-course.ts'

interface Props {
  opened: OpenedCourse
  error: string | null
  /** Null: the server has nothing to go back to. */
  onDiscard: (() => void) | null
}

/** What the author should know: a refusal, the comment of a reviewer, or changes that were restored from this device. */
export function EditorNotices({ opened: { isRestored, state, comment, publishedSlug, mayPublish }, error, onDiscard }: Props) {
  return (
    <>
      <ErrorMessage message={error} />
      {state === 'returned' && (
        <section aria-label="Changes requested" className="grid gap-1 rounded-control bg-warning-subtle px-4 py-3 text-sm">
          <h2 className="font-medium">The reviewer requested changes</h2>
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        </section>
      )}
      {publishedSlug !== null && <p className="text-sm text-text-muted">This course is published. {mayPublish ? 'Learners see your changes when you publish them.' : 'Learners see your changes after an admin has reviewed them.'}</p>}
      {isRestored && <RestoredChanges onDiscard={onDiscard} />}
    </>
  )
}
