import { useEffect, useRef, useState } from 'react'
import { localDrafts } from './local-drafts.ts'
import { rebaseDraft } from './rebase-draft.ts'

const WAIT_MS = 400

/** The value of a form, the revision that it was edited on, and when. */
export interface FormDraft<Value> {
  value: Value
  revision: number
  /** The value of that revision; missing in drafts of an earlier version of this site. */
  base?: Value
  at: number
}

type Saved<Value> = Pick<FormDraft<Value>, 'value' | 'revision'>

/** How a restored draft was put on a version that was saved elsewhere since; `conflict`: both changed the same field. */
export type NewerVersion = 'merged' | 'conflict'

/** The drafts of forms that were unmounted in this moment. */
const justLeft = new Set<string>()

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The value of a form with a Save button: until it is saved, a draft is stored on this device within a second. A later visit restores it;
 * `restoredFrom` is its time. If a newer version was saved elsewhere meanwhile, the draft is put on top of it, and `newerVersion` says so. A form that
 * opens again on the newer version, with the revision as its key, restores nothing: what was typed was there all the time. `initial` is the server's
 * value when the form opened.
 */
export function useFormDraft<Value extends object>(key: string, initial: Saved<Value>) {
  const [saved, setSaved] = useState(initial)
  const [current, setCurrent] = useState<FormDraft<Value> | null>(null)
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null)
  const [newerVersion, setNewerVersion] = useState<NewerVersion | null>(null)
  const isUnsaved = current !== null && !isSame(current.value, saved.value)
  const latest = useRef({ current, isUnsaved })
  latest.current = { current, isUnsaved }
  /** The draft was deleted; the form may still be there until the next page has loaded. */
  const isForgotten = useRef(false)

  useEffect(() => {
    let isOver = false
    const isReopened = justLeft.has(key)
    void localDrafts()
      .find<FormDraft<Value>>(key)
      .then((draft) => {
        if (isOver) return
        const isOutdated = draft !== null && draft.revision < initial.revision
        const { value, hasConflict } = isOutdated ? rebaseDraft({ base: draft.base, draft: draft.value, latest: initial.value }) : { value: draft?.value, hasConflict: false }
        const isRestored = draft !== null && value !== undefined && !isSame(value, initial.value)
        if (!isRestored) setCurrent({ ...initial, base: initial.value, at: Date.now() })
        else setCurrent(isOutdated ? { ...initial, value, base: initial.value, at: draft.at } : draft)
        setRestoredFrom(isRestored && !(isOutdated && isReopened) ? draft.at : null)
        setNewerVersion(isRestored && isOutdated ? (hasConflict ? 'conflict' : 'merged') : null)
      })
    return () => {
      isOver = true
      // The form that takes its place in the same render has run its effects by then.
      justLeft.add(key)
      setTimeout(() => justLeft.delete(key))
    }
    // The server's value when the form opened counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (current === null) return
    if (!isUnsaved) {
      void localDrafts().delete(key)
      return
    }
    const timer = setTimeout(() => {
      if (!isForgotten.current) void localDrafts().save(key, current)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [key, current, isUnsaved])

  useEffect(() => {
    const saveNow = () => {
      if (latest.current.isUnsaved && !isForgotten.current) localDrafts().saveNow(key, latest.current.current)
    }
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [key])

  const show = (next: Saved<Value>) => {
    isForgotten.current = false
    setCurrent((now) => ({ ...next, ...(now?.base !== undefined && { base: now.base }), at: Date.now() }))
  }
  return {
    /** Null until the device's storage has been read. */
    current,
    isUnsaved,
    restoredFrom,
    newerVersion,
    show,
    /** The server has this value now; until then a restored draft is not deleted. */
    settle(next: Saved<Value>): void {
      setSaved(next)
      setRestoredFrom(null)
      setNewerVersion(null)
      setCurrent((now) => now && { ...now, revision: next.revision, base: next.value })
      // A new record gets another page now, which unmounts this one.
      if (latest.current.current === null || !isSame(latest.current.current.value, next.value)) return
      latest.current.isUnsaved = false
      void localDrafts().delete(key)
    },
    /** Deletes the draft, also when the form is gone. */
    forget(): void {
      isForgotten.current = true
      void localDrafts().delete(key)
    },
    /** Resets to the server's value. */
    discard(): void {
      show(saved)
      setRestoredFrom(null)
      setNewerVersion(null)
    },
  }
}
