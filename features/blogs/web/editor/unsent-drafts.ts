import { useEffect } from 'react'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { hasImagesToSend, isSameText } from '../../rules/draft-text.ts'
import { blogDrafts } from './blog-drafts.ts'
import { saveDraft } from './editor-requests.ts'

const lockOf = (id: string) => `cloggle.writing.${id}`

/** Tells other windows of this browser that a blog is being edited here. */
export function useEditLock(id: string): void {
  useEffect(() => {
    if (!('locks' in navigator)) return
    const over = new AbortController()
    const whole = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
    void navigator.locks.request(lockOf(id), { mode: 'shared' }, () => whole)
    return () => over.abort()
  }, [id])
}

/**
 * Sends drafts of this device that never reached the server, for example those written without a connection. A draft that is open in a window is sent
 * by that window; a refused one stays on the device.
 */
export async function sendUnsentDrafts(person: string): Promise<void> {
  if (!('locks' in navigator)) return
  const drafts = blogDrafts(localDrafts())
  const send = async (id: string) => {
    const draft = await drafts.find(person, id)
    // Images that are not uploaded yet are sent by the editor.
    if (draft === null || hasImagesToSend(draft.content)) return
    await saveDraft({ id, revision: draft.revision, value: draft })
    const now = await drafts.find(person, id)
    if (now !== null && isSameText(now, draft)) await drafts.delete(person, id)
  }
  for (const { id } of await drafts.listUnsent(person)) {
    // One after the other, so that a full device does not meet the limits of the server.
    // oxlint-disable-next-line no-await-in-loop
    await navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => (lock === null ? undefined : send(id))).catch(() => {})
  }
}
