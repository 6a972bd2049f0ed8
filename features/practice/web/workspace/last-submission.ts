import { useSyncExternalStore } from 'react'
import { readSession, useSession } from '#platform/web/session/session.ts'
import type { SubmissionData } from './SubmissionView.tsx'

/** A submission with its code. */
export type StoredSubmission = SubmissionData & { code: string }

/** The last submissions of this window, by person and problem. They survive a sign-up, which leaves the page. */
const last = new Map<string, StoredSubmission | null>()
const listeners = new Set<() => void>()
const PREFIX = 'cloggle.submission.'

/** Stores the last submission of the current person for a problem, also across reloads; null removes it. */
export function storeSubmission(slug: string, submission: StoredSubmission | null): void {
  const key = `${readSession()?.user.id ?? ''} ${slug}`
  last.set(key, submission)
  try {
    if (submission === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(submission))
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function readStored(key: string): StoredSubmission | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as StoredSubmission | null
    return typeof stored?.id === 'string' && typeof stored.code === 'string' && Array.isArray(stored.results) ? stored : null
  } catch {
    return null
  }
}

function find(key: string): StoredSubmission | null {
  if (!last.has(key)) last.set(key, readStored(key))
  return last.get(key) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The last submission of the member for a problem, as it was when it was sent; null if there is none in this window. */
export function useLastSubmission(slug: string): StoredSubmission | null {
  const personId = useSession()?.user.id ?? ''
  return useSyncExternalStore(subscribe, () => find(`${personId} ${slug}`), () => null)
}
