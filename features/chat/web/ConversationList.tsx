import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { bellOffIcon, bookmarkIcon } from '#platform/web/ui/icons.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { countText, MESSAGE_DELETED } from '../rules/chat.ts'
import { plainPreview } from '../rules/plain-preview.ts'
import { ARCHIVE, conversationPath } from '../rules/paths.ts'
import { Conversations, type Conversation } from './chat-queries.ts'
import { LIVE } from './ChatLive.tsx'
import { shortTime, titleOf } from './chat-words.ts'
import { isQuiet as isQuietConversation, listed } from './listed-conversations.ts'

interface Props {
  archived?: boolean
  /** The conversation that is open. */
  activeId: string | null
  /** Opens a conversation in place, in the widget. Without it, each row links to the conversation's page. */
  onOpen?: (id: string) => void
}

/** The member's conversations, pinned ones first, then the latest. */
export function ConversationList({ archived = false, activeId, onOpen }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(Conversations, { archived }, LIVE)
  if (isLoadingError) return <ErrorState text="We couldn’t load your conversations." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Waiting />
  const conversations = listed(data.conversations, activeId)
  if (conversations.length === 0) {
    return archived ? (
      <EmptyState text="No archived conversations" hint="Archive a conversation in its options. It comes back with the next message." />
    ) : (
      <EmptyState text="No conversations yet" hint="To message someone, open their profile." />
    )
  }
  return (
    <ul aria-label={archived ? 'Archived conversations' : 'Conversations'} className="grid grid-cols-[minmax(0,1fr)] content-start">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Row conversation={conversation} path={`${conversationPath(conversation.id)}${archived ? ARCHIVE : ''}`} isActive={conversation.id === activeId} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Row({ conversation, path, isActive, onOpen }: { conversation: Conversation; path: string; isActive: boolean; onOpen: Props['onOpen'] }) {
  const { lastMessage: last, id, others, unreadCount: unread } = conversation
  const [first] = others
  const viewerId = useSession()?.user.id
  const title = titleOf(conversation)
  const isQuiet = isQuietConversation(conversation)
  const className = `flex w-full items-center rounded-control py-2.5 text-left hover:bg-sunken ${onOpen === undefined ? 'gap-3 px-3' : 'gap-2 px-2 text-sm'} ${isActive ? 'bg-accent-subtle' : ''}`
  const content = (
    <>
      <Avatar person={{ id: first?.id ?? id, name: title, picture: conversation.kind === 'direct' ? first?.avatarUrl : null }} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className={`min-w-0 truncate ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>{title}</span>
          {conversation.isPinned && <Icon of={bookmarkIcon} small />}
          {conversation.isMuted && <Icon of={bellOffIcon} small />}
          {last !== null && <time className="chat-list-time tabular ml-auto shrink-0 text-xs text-text-muted">{shortTime(new Date(last.sentAt))}</time>}
        </span>
        <span className="flex items-center gap-2 text-sm text-text-muted">
          <span className="min-w-0 truncate">{conversation.isRequest ? 'Message request' : previewOf(conversation, viewerId)}</span>
          {unread > 0 && (
            <span className={`tabular ml-auto min-w-5 shrink-0 rounded-full px-1.5 text-center text-xs/5 font-semibold ${isQuiet ? 'bg-sunken text-text-muted' : 'bg-accent text-on-accent'}`}>
              <span aria-hidden="true">{countText(unread)}</span>
              <VisuallyHidden>{unread} unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </>
  )
  return onOpen === undefined ? (
    <a href={path} className={className} aria-current={isActive ? 'page' : undefined}>
      {content}
    </a>
  ) : (
    <button type="button" className={className} aria-pressed={isActive} onClick={() => onOpen(id)}>
      {content}
    </button>
  )
}

function previewOf({ lastMessage: last, kind }: Conversation, viewerId: string | undefined): string {
  if (last === null) return 'No messages yet'
  if (last.isDeleted) return MESSAGE_DELETED
  const text = plainPreview(last.text)
  if (last.author?.id === viewerId) return `You: ${text}`
  return kind === 'group' && last.author !== null ? `${last.author.name}: ${text}` : text
}

const Waiting = () => (
  <div className="grid gap-2" role="status" aria-label="Loading your conversations">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)
