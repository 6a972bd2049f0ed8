import { useEffect, useRef, useState } from 'react'
import { device } from '#platform/web/device-store.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { ProblemDraft } from '../rules/problem-draft.ts'

const PAUSE_MS = 400

/** What somebody typed, the revision that they typed it on, and when. */
interface Typed {
  draft: ProblemDraft
  revision: number
  at: number
}

const isSame = (one: ProblemDraft, other: ProblemDraft) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is typed into the problem form, kept on this device within a second until the server has it. What an earlier visit left
 * comes back by itself; `broughtFrom` says from when it is.
 */
export function useKeptProblem(slug: string | null, first: { draft: ProblemDraft; revision: number }) {
  // The number stands for the shape of what is kept: an older one is not read.
  const key = `problem-1/${useSession()?.user.id ?? ''}/${slug ?? 'new'}`
  const [saved, setSaved] = useState(first)
  const [typed, setTyped] = useState<Typed | null>(null)
  const [broughtFrom, setBroughtFrom] = useState<number | null>(null)
  const isUnsaved = typed !== null && !isSame(typed.draft, saved.draft)
  const latest = useRef({ typed, isUnsaved })
  latest.current = { typed, isUnsaved }

  useEffect(() => {
    let isOver = false
    void device()
      .find<Typed>(key)
      .then((kept) => {
        if (isOver) return
        const isNews = kept !== null && !isSame(kept.draft, first.draft)
        setTyped(isNews ? kept : { ...first, at: Date.now() })
        setBroughtFrom(isNews ? kept.at : null)
      })
    return () => {
      isOver = true
    }
    // What the server held when the form opened is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (typed === null) return
    if (!isUnsaved) {
      void device().forget(key)
      return
    }
    const timer = setTimeout(() => void device().keep(key, typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, typed, isUnsaved])

  useEffect(() => {
    const keepNow = () => {
      if (latest.current.isUnsaved) device().keepNow(key, latest.current.typed)
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [key])

  const show = (next: { draft: ProblemDraft; revision: number }) => setTyped({ ...next, at: Date.now() })
  return {
    typed,
    isUnsaved,
    broughtFrom,
    show,
    /** The server holds this now; until then what was brought is not forgotten. */
    settle(next: { draft: ProblemDraft; revision: number }): void {
      setSaved(next)
      setBroughtFrom(null)
      setTyped((now) => now && { ...now, revision: next.revision })
      // A new problem gets another page now, which ends this one.
      if (latest.current.typed === null || !isSame(latest.current.typed.draft, next.draft)) return
      latest.current.isUnsaved = false
      void device().forget(key)
    },
    /** Back to what the server holds. */
    throwAway(): void {
      show(saved)
      setBroughtFrom(null)
    },
  }
}
