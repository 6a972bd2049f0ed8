import { useEffect } from 'react'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { isSameText } from '../../rules/draft-text.ts'
import { blogDrafts } from './blog-drafts.ts'
import { saveDraft } from './editor-requests.ts'

const lockOf = (id: string) => `cloggle.writing.${id}`

/** Says to the other windows of this browser that a blog is being written here. */
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
 * Sends what was begun on this device and never reached the server, such as what was written without a connection and
 * then left. What is open in a window is that window's to send; what is refused stays on the device.
 */
export async function sendUnsentDrafts(person: string): Promise<void> {
  if (!('locks' in navigator)) return
  const drafts = blogDrafts(localDrafts())
  const send = async (id: string) => {
    const draft = await drafts.find(person, id)
    // Pictures that did not arrive yet are sent by the editor.
    if (draft === null || draft.content.includes(' data-upload="')) return
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
