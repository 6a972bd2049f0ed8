import { useState } from 'react'
import type { FieldRefusals } from '#platform/rules/refusals.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { statusText } from '#platform/web/autosave/autosave-status.ts'
import { fileOfDraft } from '../../rules/course-draft.ts'
import { courseFaults } from '../../rules/course-faults.ts'
import { PublishOwnCourse, SubmitCourse } from './editor-requests.ts'
import type { CourseEditorState } from './use-course-editor.ts'

const NONE: FieldRefusals = {}

/** Submits the course for review, or publishes it for who may approve their own: first the last change is saved, then the server checks it once more. */
export function useSubmit({ autosave, read }: CourseEditorState, mayPublish: boolean, onSubmitted: () => void) {
  const submission = useMutation(SubmitCourse)
  const publication = useMutation(PublishOwnCourse)
  const [attempts, setAttempts] = useState(0)
  const [error, setError] = useState<string | null>(null)
  /** What only the server knows, such as an address that is taken, by path. */
  const [fields, setFields] = useState<FieldRefusals>(NONE)

  /** Returns false if there are faults to list. */
  const run = async (): Promise<boolean> => {
    setAttempts(attempts + 1)
    setError(null)
    setFields(NONE)
    if (courseFaults(fileOfDraft(read())).length > 0) return false
    await autosave.retry()
    if (autosave.status().kind !== 'saved') return fail(`The last changes aren’t on the server yet. ${statusText(autosave.status())}`)
    const { id, revision } = autosave.current()
    try {
      const { submitCourse } = await submission.mutateAsync({ id, revision })
      await autosave.finish()
      if (mayPublish) await publish(id, submitCourse)
      onSubmitted()
      return true
    } catch (reason) {
      const refused = reason instanceof ApiError ? reason.fields : NONE
      setFields(refused)
      return Object.keys(refused).length > 0 ? false : fail(errorMessage(reason))
    }
  }
  const fail = (message: string) => {
    setError(message)
    return true
  }
  /** The course is in review by now: if it can't be approved, it waits there. */
  const publish = async (id: string, revision: number) => {
    try {
      await publication.mutateAsync({ id, revision })
      showToast('Published.')
    } catch (reason) {
      showToast(errorMessage(reason), { kind: 'error' })
    }
  }
  return { run, isPending: submission.isPending || publication.isPending, attempts, error, fields }
}
