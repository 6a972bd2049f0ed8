import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createAutosave, type LocalDraft } from '#platform/web/autosave/autosave.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { contentText, differingParts, mergeDrafts } from '../../rules/merge-drafts.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { problemOfServer, saveDraft, type ProblemEdit } from './problem-edit-documents.ts'
import { problemDraftStore } from './problem-draft-store.ts'
import { draftOfEdit } from './problem-form.ts'

const isSame = (one: ProblemDraft, other: ProblemDraft) => JSON.stringify(one) === JSON.stringify(other)

const RETRY_MS = 3000

interface Props {
  edit: ProblemEdit
  owner: string
  /** What is only on this device. */
  copy: LocalDraft<ProblemDraft> | null
}

/** Another version of the problem, which was saved elsewhere. */
interface OtherVersion {
  revision: number
  saved: ProblemDraft
  /** The version that is not in the form. */
  shown: ProblemDraft
}

/**
 * A problem in the form, saved on the device and on the server while it changes. Changes that were saved elsewhere are merged into it; where both changed
 * the same part, saving stops until one version is chosen.
 */
export function useProblemEditor({ edit, owner, copy }: Props) {
  const onConflict = useRef(() => {})
  const merging = useRef<Promise<void>>(null)
  /** What was sent since the last answer. A version of the server with one of these values was saved here. */
  const [unanswered] = useState(() => new Set<string>())
  const [autosave] = useState(() => {
    const onServer = draftOfEdit(edit)
    const isRestored = copy !== null && !isSame(copy.value, onServer) && !edit.isInReview
    const save: typeof saveDraft = async (next) => {
      unanswered.add(contentText(next.value))
      const answer = await saveDraft(next)
      unanswered.clear()
      return answer
    }
    return createAutosave<ProblemDraft>({
      id: edit.slug, owner, drafts: problemDraftStore, save, isSame, isEmpty: () => false, onConflict: () => onConflict.current(),
      value: isRestored ? copy.value : onServer, revision: isRestored ? copy.revision : edit.revision, saved: isRestored ? (copy.base ?? onServer) : onServer,
    })
  })
  const [draft, setDraft] = useState(autosave.value)
  const [other, setOther] = useState<OtherVersion | null>(null)
  const known = useMemo(() => contentText(draftOfEdit(edit)), [edit])
  const isChanged = useMemo(() => contentText(draft) !== known, [draft, known])
  const status = useSyncExternalStore(autosave.subscribe, autosave.status)

  useEffect(() => {
    let isOver = false
    const adopt = (theirs: ProblemEdit) => {
      const saved = draftOfEdit(theirs)
      const { revision } = theirs
      const mine = autosave.value()
      // The answer to an earlier request was lost, or another window made the same change.
      if (unanswered.has(contentText(saved)) || differingParts(saved, mine).length === 0) return autosave.resolve({ revision, saved })
      const { value, conflicts, taken } = mergeDrafts({ base: autosave.saved() ?? saved, mine, theirs: saved })
      setDraft(value)
      autosave.change(value)
      if (conflicts.length > 0) return setOther({ revision, saved, shown: saved })
      autosave.resolve({ revision, saved })
      if (taken.length > 0) showToast(`This problem was also changed elsewhere: ${taken.join(', ')}. Both changes are in the form.`)
    }
    onConflict.current = () => {
      merging.current = problemOfServer(edit.slug).then(
        (theirs) => {
          if (!isOver) adopt(theirs)
        },
        (error: unknown) => {
          if (!isOver && !(error instanceof ApiError && error.code === 'NOT_FOUND')) setTimeout(() => !isOver && onConflict.current(), RETRY_MS)
        },
      )
    }
    return () => {
      isOver = true
    }
  }, [autosave, edit.slug, unanswered])

  const show = (value: ProblemDraft) => {
    setDraft(value)
    autosave.change(value)
  }

  const person = useSession()?.user.id ?? null
  useEffect(() => {
    if (person === owner) void autosave.retry()
  }, [autosave, owner, person])

  useEffect(() => {
    const leave = () => autosave.flush()
    const hide = () => document.visibilityState === 'hidden' && autosave.flush()
    const again = () => void autosave.retry()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  return {
    draft,
    /** Whether the draft differs from the version of the server that the screen knows. */
    isChanged,
    status,
    other,
    show,
    /** Changes a part, or what it is now by a function. */
    change: (part: Partial<ProblemDraft> | ((now: ProblemDraft) => Partial<ProblemDraft>)) => show({ ...autosave.value(), ...(typeof part === 'function' ? part(autosave.value()) : part) }),
    /** Swaps the version in the form and the other one. */
    swap(): void {
      if (other === null) return
      setOther({ ...other, shown: autosave.value() })
      show(other.shown)
    },
    /** Goes on with the version in the form, which replaces the other one. */
    keep(): void {
      if (other !== null) autosave.resolve(other)
      setOther(null)
    },
    /** Saves at once; returns the revision, or null if it could not be saved. A problem without a draft gets one. */
    async saveNow(): Promise<number | null> {
      await autosave.retry()
      if (merging.current !== null) {
        await merging.current
        merging.current = null
        await autosave.retry()
      }
      const { revision, value } = autosave.current()
      if (revision === 0 && autosave.status().kind === 'saved') {
        const answer = await saveDraft({ id: edit.slug, revision, value }).catch(() => null)
        if (answer === null) return null
        autosave.resolve({ revision: answer.revision, saved: value })
      }
      return autosave.status().kind === 'saved' ? autosave.current().revision : null
    },
    /** The draft was deleted: nothing is left to save. */
    finish: () => autosave.finish(),
    revision: () => autosave.current().revision,
  }
}

export type ProblemEditorState = ReturnType<typeof useProblemEditor>
