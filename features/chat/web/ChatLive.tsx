import { useEffect } from 'react'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { readSession } from '#platform/web/session/session.ts'
import { ChatBadge, ChatUpdates, Thread } from './chat-queries.ts'
import { openThreads } from './open-threads.ts'
import { dropSent, flush } from './outbox.ts'
import { refreshList } from './refresh-list.ts'
import { addMessages, noteRead, refreshConversation, syncThread } from './thread-cache.ts'
import { noteTyping, stopTyping } from './typing-store.ts'

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
  useUnreadMark((badge ?? 0) > 0)
  useEffect(() => {
    void flush()
  }, [])
  return null
}

function applyUpdate(update: Update, cache: Cache): void {
  const { kind, conversationId: id } = update
  if (kind === 'typing') return noteTyping(id!, update.personId!)
  if (kind === 'opened') return cache.setQueryData(ChatBadge, {}, { chatBadge: 0 })
  if (kind === 'presence') return refreshPresence(cache, update.personId!)
  if (kind === 'messages') {
    dropSent(update.messages.map((message) => message.id))
    for (const { author } of update.messages) if (author !== null) stopTyping(id!, author.id)
    addMessages(cache, { conversationId: id!, afterChange: update.afterChange!, lastChange: update.lastChange!, messages: update.messages })
    refreshList(cache)
    if (update.messages.some(({ author }) => author?.id !== readSession()?.user.id)) void cache.invalidateQueries(ChatBadge)
    return
  }
  if (kind === 'read') {
    if (update.personId === readSession()?.user.id) {
      void cache.invalidateQueries(ChatBadge)
      refreshList(cache)
    }
    return noteRead(cache, id!, { personId: update.personId!, sequence: update.sequence! })
  }
  refreshList(cache)
  void cache.invalidateQueries(ChatBadge)
  if (kind === 'conversations') return void refreshConversation(cache, id!)
  for (const open of openThreads()) void syncThread(cache, open)
}

function refreshPresence(cache: Cache, personId: string): void {
  refreshList(cache)
  for (const id of openThreads()) {
    if (cache.getQueryData(Thread, { id })?.conversation.others.some((person) => person.id === personId) === true) void refreshConversation(cache, id)
  }
}

/** Shows the number of new messages before the title of the page. */
/** Marks the menu button of small screens, which have no chat button. */
function useUnreadMark(isUnread: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unread', isUnread)
    return () => document.documentElement.removeAttribute('data-unread')
  }, [isUnread])
}

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
