import { useState } from 'react'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { isSameText, type WrittenText } from '../../rules/written-text.ts'
import { sameForm } from './text-content.ts'
import type { Writing } from './use-writing.ts'
import { draftOf } from './writing-requests.ts'

/** Two texts that began as one. */
export interface Sides {
  mine: WrittenText
  theirs: WrittenText
  base: WrittenText | null
  /** The revision of theirs, on which the merged text will be saved. */
  revision: number
}

type State = { kind: 'closed' } | ({ kind: 'open' } & Sides)

/** What happens when another window was faster: fetch its text, and ask the person only where there is something to ask. */
export function useMerge(writing: Writing, onSeen: () => void) {
  const [state, setState] = useState<State>({ kind: 'closed' })
  const [trouble, setTrouble] = useState<string | null>(null)
  const { autosave } = writing

  const becomeNew = () => {
    autosave.resolve({ id: crypto.randomUUID(), revision: 0, saved: null })
    showToast('This blog was deleted in another window. Your text is saved as a new draft.', { kind: 'trouble' })
  }

  const open = async () => {
    setTrouble(null)
    await autosave.pause()
    try {
      const draft = await draftOf(autosave.current().id)
      const theirs = { title: draft.title, content: sameForm(draft.content), tags: draft.tags, coverId: draft.coverId }
      onSeen()
      compare(theirs, draft.revision)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') becomeNew()
      else setTrouble(`We couldn’t load the version from the other window. ${errorMessage(error)}`)
    }
  }

  const compare = (theirs: WrittenText, revision: number) => {
    const [mine, base, sent] = [writing.read(), autosave.saved(), autosave.lastSent()]
    const settle = () => autosave.resolve({ revision, saved: theirs })
    // Our own save whose answer was lost on the way is no other window.
    if (isSameText(mine, theirs) || (sent !== null && isSameText(sent, theirs))) return settle()
    if (base !== null && isSameText(mine, base)) {
      settle()
      writing.replace(theirs)
      showToast('You’re viewing the latest version.', { action: { label: 'Undo', run: () => writing.replace(mine) } })
      return
    }
    setState({ kind: 'open', mine, theirs, base, revision })
  }

  return {
    state,
    trouble,
    open,
    /** Later: what is written stays on this device until the two are merged. */
    close: () => setState({ kind: 'closed' }),
    finish: (merged: WrittenText) => {
      if (state.kind !== 'open') return
      const { mine, theirs, revision } = state
      setState({ kind: 'closed' })
      autosave.resolve({ revision, saved: theirs })
      writing.replace(merged)
      void autosave.retry()
      showToast('Versions merged.', { action: { label: 'Undo', run: () => writing.replace(mine) } })
    },
  }
}
