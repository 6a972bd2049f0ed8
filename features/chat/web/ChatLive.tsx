import { useEffect } from 'react'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { readSession } from '#platform/web/session/session.ts'
import { mergeMessages } from '../rules/thread.ts'
import { ChatBadge, ChatUpdates, Conversations, MissedChanges, Thread, type Message, type ThreadData } from './chat-queries.ts'
import { openThreads } from './open-threads.ts'
import { dropSent, flush } from './outbox.ts'
import { noteTyping } from './typing-store.ts'

type Update = ResultOf<typeof ChatUpdates>['chatUpdates']

/** Options of queries that live updates keep current, so that they never become stale by themselves. */
export const LIVE = { staleTime: Infinity, gcTime: Infinity, meta: { isLive: true } }

/** How many messages came since the chat was last opened; null until it is known. */
export const useChatBadge = (): number | null => useQuery(ChatBadge, {}, LIVE).data?.chatBadge ?? null

/** Receives live updates of the member's conversations and writes them into the query cache. Mounted once, by the widget. */
export function ChatLive() {
  const badge = useChatBadge()
  useSubscription(ChatUpdates, {}, { onData: ({ chatUpdates }, cache) => applyUpdate(chatUpdates, cache) })
  useTitleCount(badge ?? 0)
  useEffect(() => {
    void flush()
  }, [])
  return null
}

function applyUpdate(update: Update, cache: Cache): void {
  const { kind, conversationId: id } = update
  if (kind === 'typing') return noteTyping(id!, update.personId!)
  if (kind === 'opened') return cache.setQueryData(ChatBadge, {}, { chatBadge: 0 })
  if (kind === 'presence') return void refreshPresence(cache, update.personId!)
  if (kind === 'messages') {
    dropSent(update.messages.map((message) => message.id))
    updateThread(cache, update)
    void cache.invalidateQueries(Conversations)
    if (update.messages.some(({ author }) => author?.id !== readSession()?.user.id)) void cache.invalidateQueries(ChatBadge)
    return
  }
  if (kind === 'read') {
    if (update.personId === readSession()?.user.id) {
      void cache.invalidateQueries(ChatBadge)
      void cache.invalidateQueries(Conversations)
    }
    patchThread(cache, id!, (thread) => withRead(thread, update.personId!, update.sequence!))
    return
  }
  void cache.invalidateQueries(Conversations)
  void cache.invalidateQueries(ChatBadge)
  if (kind === 'conversations') void cache.invalidateQueries(Thread, { id: id! })
  else for (const open of openThreads()) void catchUp(cache, open)
}

async function refreshPresence(cache: Cache, personId: string): Promise<void> {
  await cache.invalidateQueries(Conversations)
  for (const id of openThreads()) {
    if (cache.getQueryData(Thread, { id })?.conversation.others.some((person) => person.id === personId) === true) void cache.invalidateQueries(Thread, { id })
  }
}

function patchThread(cache: Cache, id: string, change: (thread: ThreadData) => ThreadData): void {
  const known = cache.getQueryData(Thread, { id })
  if (known !== undefined) cache.setQueryData(Thread, { id }, change(known))
}

function updateThread(cache: Cache, update: Update): void {
  const [id, after, last] = [update.conversationId!, update.afterChange!, update.lastChange!]
  const known = cache.getQueryData(Thread, { id })
  if (known === undefined || last <= known.conversation.lastChange) return
  if (after > known.conversation.lastChange) void catchUp(cache, id)
  else cache.setQueryData(Thread, { id }, withMessages(known, update.messages, last))
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
  } catch {
    // The next connection asks again.
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

const withRead = ({ conversation, ...rest }: ThreadData, personId: string, sequence: number): ThreadData => ({
  ...rest,
  conversation: {
    ...conversation,
    readSequence: personId === readSession()?.user.id ? Math.max(conversation.readSequence, sequence) : conversation.readSequence,
    members: conversation.members.map((member) => (member.person.id === personId ? { ...member, readSequence: Math.max(member.readSequence ?? 0, sequence) } : member)),
  },
})

/** Shows the number of new messages before the title of the page. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '')
      const title = count === 0 ? plain : `(${count}) ${plain}`
      if (document.title !== title) document.title = title
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => observer.disconnect()
  }, [count])
}
