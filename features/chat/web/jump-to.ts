import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { HistoryAt, History, Thread } from './chat-queries.ts'
import { currentCache } from './thread-cache.ts'
import { holdInView } from './use-kept-place.ts'

/** How many messages are loaded above the target, plus one. */
const ABOVE = 8

/** Replaces the loaded part of a conversation with the part around a message or a date, and scrolls there. The message is marked for some seconds. */
export async function jumpTo(id: string, target: { sequence: number } | { at: string }): Promise<void> {
  const { messageHistory } =
    'sequence' in target
      ? await fetchDocument(History, { id, before: null, after: Math.max(0, target.sequence - ABOVE) })
      : { messageHistory: (await fetchDocument(HistoryAt, { id, at: target.at })).messageHistoryAt }
  const cache = await currentCache()
  await cache.updateQuery(Thread, { id }, (thread) => ({ ...thread, messageHistory }))
  // A date: the server returns five messages before it (`readHistoryAt`).
  const sequence = 'sequence' in target ? target.sequence : (messageHistory.items.find(({ sentAt }) => sentAt >= target.at) ?? messageHistory.items.at(-1))?.sequence
  requestAnimationFrame(() => point(document.querySelector(`[data-sequence="${sequence}"]`)))
}

const MARKED_MS = 2_500

let unmarking: ReturnType<typeof setTimeout> | undefined

function point(row: Element | null): void {
  holdInView(row)
  clearTimeout(unmarking)
  for (const marked of document.querySelectorAll('[role=log] [data-linked]')) marked.removeAttribute('data-linked')
  row?.setAttribute('data-linked', '')
  unmarking = setTimeout(() => row?.removeAttribute('data-linked'), MARKED_MS)
}
