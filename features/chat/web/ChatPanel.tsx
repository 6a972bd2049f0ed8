import { counted } from '#platform/rules/counted.ts'
import { useEffect, useRef } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon, maximize2Icon } from '#platform/web/ui/icons.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { conversationPath, MESSAGES_PATH } from '../rules/paths.ts'
import { activeConversation } from '../rules/thread.ts'
import { Conversations, Thread } from './chat-queries.ts'
import { LIVE } from './ChatLive.tsx'
import { titleOf } from './chat-words.ts'
import { ConversationList } from './ConversationList.tsx'
import { isQuiet, listed } from './listed-conversations.ts'
import { ConversationView } from './ConversationView.tsx'
import { NewConversationButton } from './NewConversationButton.tsx'

interface Props {
  /** The conversation that is open; null when the panel opens for new messages: it chooses one. */
  chosen: string | null
  choose: (id: string | null) => void
  onClose: () => void
}

/** The open widget: conversations on the left, one of them on the right. */
export function ChatPanel({ chosen, choose, onClose }: Props) {
  // The list that tells which conversation has new messages is read when the panel opens: the number on the button may be newer.
  const { data, isFetching } = useQuery(Conversations, { archived: false }, { ...LIVE, refetchOnMount: chosen === null ? 'always' : true })
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    close.current?.focus()
  }, [])
  const choices = data === undefined ? [] : listed(data.conversations, chosen)
  const activeId =
    data === undefined || (chosen === null && isFetching)
      ? chosen
      : activeConversation(
          chosen,
          choices.map((conversation) => ({ id: conversation.id, hasNews: conversation.unreadCount > 0 && !isQuiet(conversation) })),
        )
  // Kept, so that a new message elsewhere does not change the conversation that is open.
  useEffect(() => {
    if (activeId !== chosen) choose(activeId)
  }, [activeId, chosen, choose])
  const opened = useQuery(Thread, activeId === null ? null : { id: activeId }, LIVE)
  const active = data?.conversations.find(({ id }) => id === activeId) ?? opened.data?.conversation
  // A request that was declined, or a group that was left.
  const isGone = opened.isLoadingError && opened.error.code === 'NOT_FOUND'
  useEffect(() => {
    if (isGone) choose(null)
  }, [isGone, choose])
  return (
    // Escape closes the panel from anywhere in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label="Chat" className="popover chat-panel" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="truncate text-base font-semibold">
            <a href={active === undefined ? MESSAGES_PATH : active.kind === 'direct' && active.others[0] !== undefined && !active.isBlocked ? profilePath(active.others[0].username) : conversationPath(active.id)}>{active === undefined ? 'Messages' : titleOf(active)}</a>
          </h2>
          {(active?.kind === 'welcome' || active?.isOnline === true) && <p className="text-xs text-success">Online</p>}
          {(active?.kind === 'group' || active?.kind === 'linked') && <p className="text-xs text-text-muted">{counted(active.memberCount, 'member', 'members')}</p>}
        </div>
        <NewConversationButton onOpen={choose} />
        <a className="button button-ghost button-icon-sm" href={active === undefined ? MESSAGES_PATH : conversationPath(active.id)} aria-label="Open in Messages" data-tip="Open in Messages">
          <Icon of={maximize2Icon} small />
        </a>
        <IconButton ref={close} icon={crossIcon} label="Close chat" onClick={onClose} />
      </header>
      <div className="grid min-h-0 grid-cols-[9.5rem_minmax(0,1fr)]">
        <div className="overflow-y-auto border-r border-line p-1">
          <ConversationList activeId={activeId} onOpen={choose} />
        </div>
        {activeId === null ? <p className="p-4 text-sm text-text-muted">{isFetching ? '' : 'Choose a conversation.'}</p> : <ConversationView id={activeId} header={false} />}
      </div>
    </section>
  )
}
