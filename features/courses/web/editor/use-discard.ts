import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { DiscardCourseDraft } from './editor-requests.ts'
import type { CourseEditorState } from './use-course-editor.ts'

/** Discards the changes of a published course on the server and on this device; `onDone` opens the published version. */
export function useDiscard({ autosave }: CourseEditorState, onDone: () => void) {
  const discard = useMutation(DiscardCourseDraft)
  const run = async () => {
    // A save that arrived later would write the changes again.
    await autosave.finish()
    discard.mutate({ id: autosave.current().id }, {
      onSuccess: () => showToast('Discarded the changes.'),
      onError: (error) => showToast(error.message, { kind: 'error' }),
      onSettled: onDone,
    })
  }
  return { run, isPending: discard.isPending }
}
