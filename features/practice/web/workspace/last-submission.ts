import { useSyncExternalStore } from 'react'
import { readSession, useSession } from '#platform/web/session/session.ts'
import type { SubmissionData } from './SubmissionView.tsx'

/** A submission with the code that was handed in. */
export type HandedIn = SubmissionData & { code: string }

/** What was handed in last in this window, by person and problem: whoever signs up on the way to it comes back to another page. */
const last = new Map<string, HandedIn | null>()
const listeners = new Set<() => void>()
const PREFIX = 'cloggle.submission.'

/** Keeps what the person who is logged in now handed in for a problem, over a reload, too; null shows it no more. */
export function keepSubmission(slug: string, submission: HandedIn | null): void {
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

function keptBefore(key: string): HandedIn | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as HandedIn | null
    return typeof kept?.id === 'string' && typeof kept.code === 'string' && Array.isArray(kept.results) ? kept : null
  } catch {
    return null
  }
}

function find(key: string): HandedIn | null {
  if (!last.has(key)) last.set(key, keptBefore(key))
  return last.get(key) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the member handed in last for a problem, as it was when it was handed in; null: nothing in this window. */
export function useLastSubmission(slug: string): HandedIn | null {
  const personId = useSession()?.user.id ?? ''
  return useSyncExternalStore(subscribe, () => find(`${personId} ${slug}`), () => null)
}
