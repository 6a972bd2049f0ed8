/** The fields of a message that ordering and merging use. */
export interface Sequenced {
  id: string
  sequence: number
  change: number
}

export interface LoadedHistory<Message> {
  items: readonly Message[]
  hasBefore: boolean
  hasAfter: boolean
}

/**
 * Merges changed messages into the loaded part of a history, ordered by sequence. Known messages are replaced by a later state. New ones are added
 * at the end, unless the messages between are not loaded. Changes of messages before the loaded part are ignored.
 */
export function mergeMessages<Message extends Sequenced>(history: LoadedHistory<Message>, changed: readonly Message[]): LoadedHistory<Message> {
  const byId = new Map(history.items.map((message) => [message.id, message]))
  const last = history.items.at(-1)?.sequence ?? 0
  const { hasAfter } = history
  for (const message of [...changed].sort((a, b) => a.sequence - b.sequence)) {
    const known = byId.get(message.id)
    if (known !== undefined) {
      if (message.change >= known.change) byId.set(message.id, message)
    } else if (message.sequence > last) {
      if (hasAfter) continue
      byId.set(message.id, message)
    }
  }
  const items = [...byId.values()].sort((a, b) => a.sequence - b.sequence)
  return { ...history, items }
}

/** Adds an older page before the loaded part, or a newer one after it. */
export function joinPage<Message extends Sequenced>(history: LoadedHistory<Message>, page: LoadedHistory<Message>, side: 'before' | 'after'): LoadedHistory<Message> {
  const known = new Set(history.items.map(({ id }) => id))
  const fresh = page.items.filter(({ id }) => !known.has(id))
  return side === 'before'
    ? { items: [...fresh, ...history.items], hasBefore: page.hasBefore, hasAfter: history.hasAfter }
    : { items: [...history.items, ...fresh], hasBefore: history.hasBefore, hasAfter: page.hasAfter }
}

interface LoadedThread {
  conversation: { lastChange: number; lastSequence: number; readSequence: number }
  messageHistory: unknown
}

/**
 * Puts a newer state of the conversation into a loaded thread. The last change and the last message stay those of the loaded history, so that
 * what is missing is still requested; what the viewer read never becomes less.
 */
export const withConversation = <Thread extends LoadedThread>(thread: Thread, conversation: Thread['conversation']): Thread => ({
  ...thread,
  conversation: {
    ...conversation,
    lastChange: thread.conversation.lastChange,
    lastSequence: thread.conversation.lastSequence,
    readSequence: Math.max(conversation.readSequence, thread.conversation.readSequence),
  },
})

/** The conversation to show: the one that was shown, which is not in the list while nothing was written in it, otherwise the first with new messages that count, otherwise the first. */
export const activeConversation = (shown: string | null, list: readonly { id: string; hasNews: boolean }[]): string | null =>
  shown ?? (list.find(({ hasNews }) => hasNews) ?? list[0])?.id ?? null

/** Whether the viewer just wrote a message, by the last one that waits to be sent now and before. */
export const hasWritten = (last: string | undefined, lastBefore: string | undefined): boolean => last !== undefined && last !== lastBefore
