import { useState } from 'react'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { isSameDraft, type CourseDraft } from '../../rules/course-draft.ts'
import { draftConflicts, mergeDrafts } from '../../rules/merge-drafts.ts'
import { contentOf, draftOfServer } from './editor-requests.ts'
import type { CourseEditorState } from './use-course-editor.ts'

export interface MergeSides {
  mine: CourseDraft
  theirs: CourseDraft
  base: CourseDraft | null
  /** The revision of theirs, on which the merged course is saved. */
  revision: number
}

/** Handles a conflict with another window: merges what differs, and asks only where both windows changed the same part. */
export function useCourseMerge({ autosave, change, read }: CourseEditorState) {
  const [sides, setSides] = useState<MergeSides | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [latest, setLatest] = useState<CourseDraft | null>(null)

  const adopt = (merged: CourseDraft, { theirs, mine, revision }: MergeSides, text: string) => {
    setSides(null)
    autosave.resolve({ revision, saved: theirs })
    change(() => merged)
    void autosave.retry()
    showToast(text, { action: { label: 'Undo', run: () => change(() => mine) } })
  }

  const open = async () => {
    setError(null)
    await autosave.pause()
    try {
      const found = await draftOfServer(autosave.current().id)
      compare({ mine: read(), theirs: contentOf(found), base: autosave.saved(), revision: found.revision })
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.code !== 'NOT_FOUND') return setError(`We couldn’t load the version from the other window. ${errorMessage(reason)}`)
      autosave.resolve({ revision: 0, saved: null })
      void autosave.retry()
      showToast('This course was deleted in another window. Your version is saved as a new draft.', { kind: 'error' })
    }
  }

  const compare = (found: MergeSides) => {
    const { mine, theirs, revision } = found
    setLatest(theirs)
    const sent = autosave.lastSent()
    // Our own save whose response was lost is not another window.
    if (isSameDraft(mine, theirs) || (sent !== null && isSameDraft(sent, theirs))) return autosave.resolve({ revision, saved: theirs })
    if (draftConflicts(found).length > 0) return setSides(found)
    adopt(mergeDrafts(found), found, 'Changes from another window were added.')
  }

  return {
    sides,
    error,
    /** What another window saved last; null until there was a conflict. */
    latest,
    open: () => void open(),
    /** Later: the draft stays on this device until the two are merged. */
    close: () => setSides(null),
    finish: (merged: CourseDraft) => sides !== null && adopt(merged, sides, 'Versions merged.'),
  }
}
