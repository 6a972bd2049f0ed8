import { useState } from 'react'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { isSameText, type DraftText } from '../../rules/draft-text.ts'
import { normalizeHtml } from './text-content.ts'
import type { BlogEditorState } from './use-blog-editor.ts'
import { draftOf } from './editor-requests.ts'

/** Two texts with a common base. */
export interface Sides {
  mine: DraftText
  theirs: DraftText
  base: DraftText | null
  /** The revision of theirs, on which the merged text is saved. */
  revision: number
}

type State = { kind: 'closed' } | ({ kind: 'open' } & Sides)

/** Handles a conflict with another window: loads its text, and asks the person only where both differ. */
export function useMerge(blogEditor: BlogEditorState, onSeen: () => void) {
  const [state, setState] = useState<State>({ kind: 'closed' })
  const [error, setError] = useState<string | null>(null)
  const { autosave } = blogEditor

  const becomeNew = () => {
    autosave.resolve({ id: crypto.randomUUID(), revision: 0, saved: null })
    showToast('This blog was deleted in another window. Your text is saved as a new draft.', { kind: 'error' })
  }

  const open = async () => {
    setError(null)
    await autosave.pause()
    try {
      const draft = await draftOf(autosave.current().id)
      const theirs = { title: draft.title, content: normalizeHtml(draft.content), tags: draft.tags, coverId: draft.coverId }
      onSeen()
      compare(theirs, draft.revision)
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'NOT_FOUND') becomeNew()
      else setError(`We couldn’t load the version from the other window. ${errorMessage(reason)}`)
    }
  }

  const compare = (theirs: DraftText, revision: number) => {
    const [mine, base, sent] = [blogEditor.read(), autosave.saved(), autosave.lastSent()]
    const settle = () => autosave.resolve({ revision, saved: theirs })
    // Our own save whose response was lost is not another window.
    if (isSameText(mine, theirs) || (sent !== null && isSameText(sent, theirs))) return settle()
    if (base !== null && isSameText(mine, base)) {
      settle()
      blogEditor.replace(theirs)
      showToast('You’re viewing the latest version.', { action: { label: 'Undo', run: () => blogEditor.replace(mine) } })
      return
    }
    setState({ kind: 'open', mine, theirs, base, revision })
  }

  return {
    state,
    error,
    open,
    /** Later: the draft stays on this device until the two are merged. */
    close: () => setState({ kind: 'closed' }),
    finish: (merged: DraftText) => {
      if (state.kind !== 'open') return
      const { mine, theirs, revision } = state
      setState({ kind: 'closed' })
      autosave.resolve({ revision, saved: theirs })
      blogEditor.replace(merged)
      void autosave.retry()
      showToast('Versions merged.', { action: { label: 'Undo', run: () => blogEditor.replace(mine) } })
    },
  }
}
