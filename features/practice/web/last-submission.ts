import { useSyncExternalStore } from 'react'
import { readSession, useSession } from '#platform/web/session/session.ts'
import type { SubmissionData } from './SubmissionView.tsx'

/** What was handed in last in this window, by person and problem: whoever signs up on the way to it comes back to another page. */
const last = new Map<string, SubmissionData>()
const listeners = new Set<() => void>()

/** Keeps what the person who is logged in now handed in for a problem; null shows it no more. */
export function keepSubmission(slug: string, submission: SubmissionData | null): void {
  const key = `${readSession()?.user.id ?? ''} ${slug}`
  if (submission === null) last.delete(key)
  else last.set(key, submission)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the member handed in last for a problem, as it was when it was handed in; null: nothing in this window. */
export function useLastSubmission(slug: string): SubmissionData | null {
  const personId = useSession()?.user.id ?? ''
  return useSyncExternalStore(subscribe, () => last.get(`${personId} ${slug}`) ?? null, () => null)
}
