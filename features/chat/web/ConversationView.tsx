import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { arrowDownIcon } from '#platform/web/ui/icons.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { MentionablePerson } from '#features/people/web/public.tsx'
import { composerState } from '../rules/composer-state.ts'
import { CANNOT_REACH, isWaitingFor, requestHint } from '../rules/first-contact.ts'
import { seenBy } from '../rules/seen-by.ts'
import { hasWritten, joinPage } from '../rules/thread.ts'
import { History, Thread, type Message, type ThreadData } from './chat-queries.ts'
import { LIVE } from './ChatLive.tsx'
import { dayOf, seenText, titleOf } from './chat-words.ts'
import { BlockedNote } from './BlockedNote.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageRequest } from './MessageRequest.tsx'
import { MessageRow } from './MessageRow.tsx'
import { addOpenThread } from './open-threads.ts'
import { dropSent, onDelivered, useOutbox } from './outbox.ts'
import { catchUp, currentCache, syncThread, withCache } from './thread-cache.ts'
import { UnsentRow } from './UnsentRow.tsx'
import { useConversationFocus } from './use-conversation-focus.ts'
import { atEnd, useKeptPlace } from './use-kept-place.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useReply } from './use-reply.ts'
import { useTyping } from './typing-store.ts'

interface Props {
  id: string
  header?: boolean
  /** The way back to the list, on a phone. */
  back?: ReactNode
}

/** One conversation: its header, its messages and the text box. */
export function ConversationView({ id, header = true, back }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(Thread, { id }, LIVE)
  useEffect(() => {
    const close = addOpenThread(id)
    // The socket may have been lost while the cached part was not on the screen.
    withCache((cache) => syncThread(cache, id))
    return () => close()
  }, [id])
  if (isLoadingError) {
    return (
      <>
        {back}
        {error.code === 'NOT_FOUND' ? <ErrorState text="We couldn’t find that conversation." hint="You may have left it, or someone removed you." /> : <ErrorState text="We couldn’t load this conversation." hint={error.message} onRetry={refetch} />}
      </>
    )
  }
  if (data === undefined) {
    return (
      <>
        {back}
        <Waiting />
      </>
    )
  }
  return <OpenConversation key={id} id={id} thread={data} header={header} back={back} />
}

function OpenConversation({ id, thread, header, back }: Required<Props> & { thread: ThreadData }) {
  const { conversation } = thread
  const { replyTo, reply, endReply } = useReply(id)
  const writer = useRef<((text: string) => void) | null>(null)
  const viewerId = useSession()?.user.id ?? ''
  // A message that was refused, such as one with a link, can be written again.
  const isSending = useOutbox().some(({ conversationId, status }) => conversationId === id && status !== 'refused')
  const hasWritten = isSending || thread.messageHistory.items.some(({ author }) => author?.id === viewerId)
  const composer = composerState({ ...conversation, isWaiting: hasWritten && isWaitingFor(conversation, viewerId) })
  const hint = requestHint(conversation, viewerId, hasWritten)
  const box = useRef<HTMLDivElement>(null)
  useConversationFocus(box, composer === 'open')
  const people = conversation.members.flatMap(({ person, isMentionable }) => (isMentionable && person.id !== viewerId ? [person] : []))
  return (
    <div ref={box} className="chat-conversation">
      {header && <ConversationHeader conversation={conversation} back={back} />}
      <MessageList id={id} thread={thread} people={people} onReply={reply} onWrite={(text) => writer.current?.(text)} />
      {conversation.isRequest && <MessageRequest conversation={conversation} />}
      {hint !== null && <p className="border-t border-line px-4 py-3 text-sm text-text-muted">{hint}</p>}
      {composer === 'open' && <Composer conversationId={id} people={people} replyTo={replyTo} onCancelReply={endReply} writer={writer} />}
      {composer === 'blocked' && <BlockedNote conversation={conversation} />}
      {(composer === 'welcome' || composer === 'unreachable') && (
        <p className="border-t border-line px-4 py-3 text-sm text-text-muted">
          {composer === 'welcome' ? 'You can’t reply to welcome messages. To message someone, open their profile.' : CANNOT_REACH}
        </p>
      )}
    </div>
  )
}

/** The loaded messages. It opens at the first unread one, follows new messages when scrolled to the end, and loads more at both ends. */
function MessageList({ id, thread, people, onReply, onWrite }: { id: string; thread: ThreadData; people: readonly MentionablePerson[]; onReply: (message: Message) => void; onWrite: (text: string) => void }) {
  const { conversation, messageHistory: history } = thread
  const viewerId = useSession()?.user.id ?? ''
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [firstUnread] = useState(() => history.items.find((message) => message.sequence > conversation.readSequence && message.author?.id !== viewerId)?.sequence ?? null)
  const unsent = useOutbox().filter((one) => one.conversationId === id && !history.items.some((message) => message.id === one.id))
  const typing = useTyping(id).flatMap((personId) => conversation.members.find(({ person }) => person.id === personId)?.person.name ?? [])
  const seen = seenBy(history.items, conversation.members, viewerId)
  const loadMore = useLoadMore(id, box)
  const [isAway, setAway] = useState(false)
  /** The last message when the end was on the screen. */
  const [readTo, setReadTo] = useState(conversation.lastSequence)
  const toLatest = () => {
    // A message that arrives before the scrolling is over is followed, too.
    isAtEnd.current = true
    release()
    void showLatest(thread, box)
  }
  const markSeen = useMarkSeen(id, conversation.readSequence)

  useEffect(() => {
    const stop = onDelivered((message) => {
      if (message.conversationId === id) withCache((cache) => catchUp(cache, id))
    })
    return () => stop()
  }, [id])

  const release = useKeptPlace(box, isAtEnd)
  const ownLast = unsent.at(-1)?.id
  const ownLastBefore = useRef(ownLast)
  useLayoutEffect(() => {
    const element = box.current!
    const wrote = hasWritten(ownLast, ownLastBefore.current)
    if (wrote) release()
    if (isAtEnd.current || wrote) {
      element.scrollTop = element.scrollHeight
      isAtEnd.current = true
      // The scroll event may come only after the reader has scrolled up again.
      if (!history.hasAfter) setReadTo(conversation.lastSequence)
    }
    // In the middle of the history the own message belongs behind what is not loaded.
    if (wrote && history.hasAfter) void showLatest(thread, box)
    ownLastBefore.current = ownLast
    // The thread is the one that the change came with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [history.items.length, ownLast, typing.length])
  useEffect(() => {
    dropSent(history.items.map((message) => message.id))
  }, [history.items])
  useEffect(() => {
    markSeen(box.current!)
  })
  useEffect(() => {
    const onVisible = () => markSeen(box.current!)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  })

  return (
    <div className="chat-history">
      <div
        ref={box}
        className="chat-messages"
        // Focusable, so that it can be scrolled with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-label={`Messages with ${titleOf(conversation)}`}
        onScroll={(event) => {
          const element = event.currentTarget
          isAtEnd.current = atEnd(element)
          setAway(!isAtEnd.current)
          if (isAtEnd.current && !history.hasAfter) setReadTo(conversation.lastSequence)
          markSeen(element)
          if (element.scrollTop < 200 && history.hasBefore) loadMore('before', history.items[0]!.sequence)
          if (isAtEnd.current && history.hasAfter) loadMore('after', history.items.at(-1)!.sequence)
        }}
      >
        {history.hasBefore && (
          <Button small className="mx-auto" onClick={() => loadMore('before', history.items[0]!.sequence)}>
            Load older messages
          </Button>
        )}
        <ol className="grid gap-1">
          {history.items.map((message, at) => {
            const previous = history.items[at - 1]
            const day = dayOf(new Date(message.sentAt))
            return (
              <li key={message.id} data-sequence={message.sequence}>
                {(previous === undefined || dayOf(new Date(previous.sentAt)) !== day) && <p className="chat-day">{day}</p>}
                {message.sequence === firstUnread && (
                  <p data-first-unread className="chat-unread">
                    New messages
                  </p>
                )}
                <MessageRow message={message} conversation={conversation} people={people} isGrouped={isGrouped(previous, message)} seen={seen?.id === message.id ? seenText(conversation.kind, seen.count) : null} onReply={onReply} />
              </li>
            )
          })}
          {unsent.map((message) => (
            <li key={message.id}>
              <UnsentRow message={message} onEdit={onWrite} />
            </li>
          ))}
        </ol>
        {history.items.length === 0 && unsent.length === 0 && <EmptyState text="No messages yet" hint="Say hello." />}
        <p className="min-h-5 px-1 text-xs text-text-muted" aria-live="polite">
          {typing.length > 0 && `${new Intl.ListFormat('en').format(typing)} ${typing.length === 1 ? 'is' : 'are'} typing…`}
        </p>
      </div>
      {(isAway || history.hasAfter) && (
        <Button small className="chat-latest" icon={arrowDownIcon} onClick={toLatest}>
          {conversation.lastSequence > readTo ? 'New messages' : 'Latest messages'}
        </Button>
      )}
    </div>
  )
}

/** Loads the end of a conversation if it is not there, and scrolls to it. */
async function showLatest({ conversation: { id, lastSequence }, messageHistory }: ThreadData, box: RefObject<HTMLDivElement | null>): Promise<void> {
  try {
    if (messageHistory.hasAfter) {
      const latest = await fetchDocument(History, { id, before: lastSequence + 1, after: null })
      await (await currentCache()).updateQuery(Thread, { id }, (thread) => ({ ...thread, ...latest }))
    }
    requestAnimationFrame(() => {
      box.current?.scrollTo({ top: box.current.scrollHeight })
      // The button goes away.
      if (document.activeElement?.matches('.chat-latest, body') === true) box.current?.focus()
    })
  } catch (error) {
    showToast(errorMessage(error), { kind: 'error' })
  }
}

const GROUP_MS = 5 * 60_000
const isGrouped = (previous: Message | undefined, message: Message) =>
  previous !== undefined && !previous.isDeleted && previous.author?.id === message.author?.id &&
  Date.parse(message.sentAt) - Date.parse(previous.sentAt) < GROUP_MS && message.replyTo === null

/** Loads the page before or after the loaded part, without moving what is on the screen. */
function useLoadMore(id: string, box: RefObject<HTMLDivElement | null>) {
  const isLoading = useRef(false)
  return (side: 'before' | 'after', sequence: number) => {
    if (isLoading.current) return
    isLoading.current = true
    void (async () => {
      try {
        const { messageHistory } = await fetchDocument(History, { id, before: side === 'before' ? sequence : null, after: side === 'after' ? sequence : null })
        const cache = await currentCache()
        const element = box.current
        const fromEnd = element === null ? 0 : element.scrollHeight - element.scrollTop
        await cache.updateQuery(Thread, { id }, (thread) => {
          const joined = joinPage(thread.messageHistory, messageHistory, side)
          return { ...thread, messageHistory: { ...joined, items: [...joined.items] } }
        })
        if (side === 'before' && element !== null) requestAnimationFrame(() => (element.scrollTop = element.scrollHeight - fromEnd))
      } catch {
        // The next scroll, or the button, tries again.
      } finally {
        isLoading.current = false
      }
    })()
  }
}

const Waiting = () => (
  <div className="grid content-end gap-3 p-4" role="status" aria-label="Loading the conversation">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="ml-auto h-10 w-1/2" />
    <Skeleton className="h-16 w-3/5" />
  </div>
)
