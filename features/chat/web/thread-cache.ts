import type { Cache } from '#platform/web/data/query-cache.ts'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { loadQueryClient } from '#platform/web/data/load-query-client.ts'
import { currentPersonKey } from '#platform/web/data/query-key.ts'
import { isTransient } from '#platform/web/graphql/api-error.ts'
import { readSession } from '#platform/web/session/session.ts'
import { mergeMessages, withConversation } from '../rules/thread.ts'
import { ConversationState, MissedChanges, Thread, type Message, type ThreadData } from './chat-queries.ts'
import { dropSent } from './outbox.ts'

/** The cache of the current user. */
export const currentCache = async (): Promise<Cache> => (await loadQueryClient()).cacheFor(currentPersonKey())

function patchThread(cache: Cache, id: string, change: (thread: ThreadData) => ThreadData): void {
  const known = cache.getQueryData(Thread, { id })
  if (known !== undefined) cache.setQueryData(Thread, { id }, change(known))
}

interface LiveMessages {
  conversationId: string
  /** The messages are all that changed after this change, up to `lastChange`. */
  afterChange: number
  lastChange: number
  messages: Message[]
}

/** Writes live messages into a loaded conversation. After a gap, what is missing is requested. */
export function addMessages(cache: Cache, { conversationId: id, afterChange, lastChange, messages }: LiveMessages): void {
  const known = cache.getQueryData(Thread, { id })
  if (known === undefined || lastChange <= known.conversation.lastChange) return
  if (afterChange > known.conversation.lastChange) void catchUp(cache, id)
  else cache.setQueryData(Thread, { id }, withMessages(known, messages, lastChange))
}

/** Requests the changes of a conversation after the last one in the cache: after a lost connection, or a gap. */
export async function catchUp(cache: Cache, id: string): Promise<void> {
  const known = cache.getQueryData(Thread, { id })
  if (known === undefined) return
  try {
    const { conversationChanges: missed } = await fetchDocument(MissedChanges, { id, afterChange: known.conversation.lastChange })
    dropSent(missed.messages.map((message) => message.id))
    if (!missed.isComplete) return void cache.invalidateQueries(Thread, { id })
    patchThread(cache, id, (thread) => withMessages(thread, missed.messages, missed.lastChange))
  } catch (error) {
    // Without a network the next connection asks again.
    if (!isTransient(error)) await cache.invalidateQueries(Thread, { id })
  }
}

/** Brings a conversation in the cache up to date; for one that was not on the screen, or after a lost connection. */
export async function syncThread(cache: Cache, id: string): Promise<void> {
  await catchUp(cache, id)
  await refreshConversation(cache, id)
}

/** Runs with the cache of the current user, for callers outside of mutations and subscriptions. Without a network nothing happens. */
export const withCache = (work: (cache: Cache) => unknown): void => void currentCache().then(work, () => {})

const running = new Map<string, AbortController>()

/** Reloads a conversation without its history: its members, marks and presence. A newer call replaces one that still runs. */
export async function refreshConversation(cache: Cache, id: string): Promise<void> {
  if (cache.getQueryData(Thread, { id }) === undefined) return
  running.get(id)?.abort()
  const own = new AbortController()
  running.set(id, own)
  try {
    const { conversation } = await fetchDocument(ConversationState, { id }, own.signal)
    patchThread(cache, id, (thread) => withConversation(thread, conversation))
  } catch (error) {
    // The viewer is no longer in it: the query shows why.
    if (!own.signal.aborted && !isTransient(error)) await cache.invalidateQueries(Thread, { id })
  } finally {
    if (running.get(id) === own) running.delete(id)
  }
}

function withMessages(thread: ThreadData, messages: Message[], lastChange: number): ThreadData {
  const history = mergeMessages(thread.messageHistory, messages)
  const lastSequence = Math.max(thread.conversation.lastSequence, ...messages.map(({ sequence }) => sequence))
  return {
    conversation: { ...thread.conversation, lastChange: Math.max(lastChange, thread.conversation.lastChange), lastSequence },
    messageHistory: { ...thread.messageHistory, ...history, items: [...history.items] },
  }
}

/** Notes up to which message a member has read a loaded conversation. */
export function noteRead(cache: Cache, id: string, { personId, sequence }: { personId: string; sequence: number }): void {
  const isOwn = personId === readSession()?.user.id
  patchThread(cache, id, ({ conversation, ...rest }) => ({
    ...rest,
    conversation: {
      ...conversation,
      readSequence: isOwn ? Math.max(conversation.readSequence, sequence) : conversation.readSequence,
      members: conversation.members.map((member) => (member.person.id === personId ? { ...member, readSequence: Math.max(member.readSequence ?? 0, sequence) } : member)),
    },
  }))
}
