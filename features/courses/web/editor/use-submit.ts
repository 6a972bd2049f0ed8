import { useState } from 'react'
import type { FieldRefusals } from '#platform/rules/refusals.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { statusText } from '#platform/web/autosave/autosave-status.ts'
import { fileOfDraft } from '../../rules/course-draft.ts'
import { courseFaults } from '../../rules/course-faults.ts'
import { SubmitCourse } from './editor-requests.ts'
import type { CourseEditorState } from './use-course-editor.ts'

const NONE: FieldRefusals = {}

/** Submits the course for review: first the last change is saved, then the server checks it once more. */
export function useSubmit({ autosave, read }: CourseEditorState, onSubmitted: () => void) {
  const { mutateAsync, isPending } = useMutation(SubmitCourse)
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
      await mutateAsync({ id, revision })
      await autosave.finish()
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
  return { run, isPending, attempts, error, fields }
}
