import { counted } from '#platform/rules/counted.ts'
import { Suspense, useState, type ReactNode } from 'react'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { archiveIcon, banIcon, bellOffIcon, bookmarkIcon, ellipsisIcon, flagIcon, logOutIcon, searchIcon, userRoundIcon, userRoundPlusIcon, usersIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { BlockDialog } from '#features/connections/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { Conversations, FlagConversation, type OpenConversation } from './chat-queries.ts'
import { titleOf } from './chat-words.ts'
import { refreshConversation, withCache } from './thread-cache.ts'

const NewConversation = lazyPart(() => import('./NewConversation.tsx').then((module) => module.NewConversation))

const RemoveMemberDialog = lazyPart(() => import('./RemoveMemberDialog.tsx').then((module) => module.RemoveMemberDialog))

const GroupDialog = lazyPart(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog))

const SearchConversation = lazyPart(() => import('./SearchConversation.tsx').then((module) => module.SearchConversation))

/** The title of a conversation and its menu. */
export function ConversationHeader({ conversation, back }: { conversation: OpenConversation; back?: ReactNode }) {
  const { id, kind, others, isMuted, isPinned, isArchived, isBlocked, isBlockedByViewer } = conversation
  const viewerId = useSession()?.user.id ?? ''
  const flag = useMutation(FlagConversation, { onSuccess: (_data, _variables, cache) => refresh(cache) })
  const refresh = (cache: Cache) => Promise.all([cache.invalidateQueries(Conversations), refreshConversation(cache, id)]).then(() => {})
  const archive = (archived: boolean) =>
    flag.mutate({ id, archived }, {
      onSuccess: () => showToast(!archived ? 'Moved to the inbox.' : isMuted ? 'Archived.' : 'Archived. It comes back with the next message.', { action: { label: 'Undo', run: () => flag.mutate({ id, archived: !archived }) } }),
    })
  const [dialog, openDialog] = useState<'add' | 'block' | 'group' | 'leave' | 'report' | 'search' | null>(null)
  const [first] = others
  const title = titleOf(conversation)
  const items: MenuItem[] = [
    ...(kind === 'group' ? [{ label: 'Group details', icon: usersIcon, onSelect: () => openDialog('group') }] : []),
    ...(kind === 'direct' && first !== undefined && !isBlocked ? [{ label: 'View profile', icon: userRoundIcon, to: profilePath(first.username) }] : []),
    { label: 'Search', icon: searchIcon, onSelect: () => openDialog('search') },
    { label: isPinned ? 'Unpin' : 'Pin', icon: bookmarkIcon, onSelect: () => flag.mutate({ id, pinned: !isPinned }) },
    { label: isMuted ? 'Unmute' : 'Mute', icon: bellOffIcon, onSelect: () => flag.mutate({ id, muted: !isMuted }) },
    { label: isArchived ? 'Move to inbox' : 'Archive', icon: archiveIcon, onSelect: () => archive(!isArchived) },
    ...(kind === 'group' && conversation.ownerId === viewerId ? [{ label: 'Add members', icon: userRoundPlusIcon, onSelect: () => openDialog('add') }] : []),
    ...(kind === 'direct' && first !== undefined ? [{ label: 'Report', icon: flagIcon, separated: true, onSelect: () => openDialog('report') }] : []),
    ...(kind === 'direct' && first !== undefined && !isBlockedByViewer ? [{ label: 'Block', icon: banIcon, danger: true, onSelect: () => openDialog('block') }] : []),
    ...(kind === 'group' ? [{ label: 'Leave group', icon: logOutIcon, danger: true, separated: true, onSelect: () => openDialog('leave') }] : []),
  ]
  return (
    <header className={`flex items-center gap-3 border-b border-line px-4 py-2.5 ${back === undefined ? '' : 'max-md:gap-1 max-md:pl-1'}`}>
      {back}
      <Avatar person={{ id: first?.id ?? id, name: title, picture: kind === 'direct' ? first?.avatarUrl : null }} />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-base font-semibold">
          {kind === 'direct' && first !== undefined && !isBlocked ? <a href={profilePath(first.username)}>{title}</a> : kind === 'group' ? <GroupTitle title={title} onPress={() => openDialog('group')} /> : title}
        </h2>
        {conversation.isOnline && <p className="text-xs text-success">Online</p>}
        {kind === 'group' && <p className="text-xs text-text-muted">{counted(conversation.memberCount, 'member', 'members')}</p>}
      </div>
      <Menu label="Conversation options" className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />
      <Suspense>
        {dialog === 'block' && first !== undefined && <BlockDialog personId={first.id} name={first.name} onBlocked={() => withCache(refresh)} onClose={() => openDialog(null)} />}
        {dialog === 'report' && first !== undefined && <ReportDialog kind="profile" id={first.id} hint="Moderators see the profile, not this conversation. To report a message, use its own menu." onClose={() => openDialog(null)} />}
        {dialog === 'group' && <GroupDialog conversation={conversation} onClose={() => openDialog(null)} />}
        {dialog === 'leave' && <RemoveMemberDialog conversation={conversation} personId={viewerId} onClose={() => openDialog(null)} />}
        {dialog === 'add' && <NewConversation groupId={id} onClose={() => openDialog(null)} />}
        {dialog === 'search' && <SearchConversation id={id} onClose={() => openDialog(null)} />}
      </Suspense>
    </header>
  )
}

const GroupTitle = ({ title, onPress }: { title: string; onPress: () => void }) => (
  <button type="button" className="max-w-full truncate hover:underline" aria-haspopup="dialog" onClick={onPress}>
    {title}
  </button>
)
