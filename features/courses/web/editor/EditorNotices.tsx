import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import type { OpenedCourse } from './open-course.ts'

interface Props {
  opened: OpenedCourse
  error: string | null
  /** Null: the server has nothing to go back to. */
  onDiscard: (() => void) | null
}

/** What the author should know: a refusal, the comment of a reviewer, or changes that were restored from this device. */
export function EditorNotices({ opened: { isRestored, state, comment, publishedSlug, mayPublish }, error, onDiscard }: Props) {
  const [isOver, setOver] = useState(!isRestored)
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
      {!isOver && (
        <div role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-accent-subtle px-4 py-2 text-sm">
          <span className="flex-1">We restored your unsaved changes from this device.</span>
          {onDiscard !== null && (
            <Button
              small
              onClick={() => {
                setOver(true)
                onDiscard()
              }}
            >
              Discard changes
            </Button>
          )}
          <Button small variant="ghost" onClick={() => setOver(true)}>
            Keep changes
          </Button>
        </div>
      )}
    </>
  )
}
