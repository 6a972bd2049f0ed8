import { Suspense, useEffect, useRef, useState } from 'react'
import { hasLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import type { MentionablePerson } from '#features/people/web/public.tsx'
import { SITE } from '#platform/rules/site.ts'
import { EDIT_MINUTES, MESSAGE_DELETED, REACTIONS } from '../rules/chat.ts'
import { plainPreview } from '../rules/plain-preview.ts'
import { DeleteMessage, ReactToMessage, type Conversation, type Message } from './chat-queries.ts'
import { clockTime } from './chat-words.ts'
import { EditBox, editDraftName } from './EditBox.tsx'
import { jumpTo } from './jump-to.ts'
import { LinkCard } from './LinkCard.tsx'
import { pictureOf, picturesIn, type ShownPicture } from './pictures-in.ts'

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx').then((module) => module.PictureDialog), RenderNothing)

interface Props {
  message: Message
  conversation: Pick<Conversation, 'id' | 'kind' | 'isBlocked'>
  /** Whom a message can mention. */
  people: readonly MentionablePerson[]
  /** Sent shortly after another message of the same author, whose name is not repeated. */
  isGrouped: boolean
  /** Who of the others has read it, when that is shown here. */
  seen: string | null
  onReply: (message: Message) => void
}

/** One message with its reactions and its menu. */
export function MessageRow({ message, conversation, people, isGrouped, seen, onReply }: Props) {
  const viewerId = useSession()?.user.id ?? ''
  const isOwn = message.author?.id === viewerId
  // Looked at again when the menu is about to open.
  const [now, setNow] = useState(() => Date.now())
  const mayEdit = isOwn && !conversation.isBlocked && now - Date.parse(message.sentAt) < EDIT_MINUTES * 60_000
  const [isEditing, edit] = useState(() => mayEdit && hasLocalDraft(editDraftName(message.id)))
  const row = useRef<HTMLDivElement>(null)
  const [isReporting, setReporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = useMutation(DeleteMessage)
  const react = useMutation(ReactToMessage, { scope: { id: `react ${message.id}` } })
  const jump = useMutation<void, { sequence: number }>((target) => jumpTo(conversation.id, target), { onError: (error) => showToast(error.message, { kind: 'error' }) })
  const [picture, showPicture] = useState<ShownPicture | null>(null)
  // Read when the menu is about to open.
  const [pictures, setPictures] = useState<readonly ShownPicture[]>([])
  const time = clockTime(new Date(message.sentAt))
  const endEdit = () => {
    edit(false)
    // The button comes back with the message.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('.chat-options')?.focus())
  }
  const list = useRef<HTMLElement>(null)
  const deleteIt = () => {
    list.current = row.current?.closest<HTMLElement>('[role=log]') ?? null
    remove.mutate({ id: message.id }, { onSettled: () => setDeleting(false) })
  }
  // A deleted message has no button for the focus.
  useEffect(() => {
    if (message.isDeleted && document.activeElement === document.body) list.current?.focus()
  }, [message.isDeleted])
  if (message.isDeleted) {
    return (
      <div className={`chat-message ${isOwn ? 'chat-own' : ''}`}>
        <p className="text-sm text-text-muted italic">{MESSAGE_DELETED}</p>
      </div>
    )
  }
  const has = (emoji: string) => message.reactions.some((one) => one.emoji === emoji && one.personIds.includes(viewerId))
  const items: MenuItem[] = [
    ...(conversation.isBlocked ? [] : REACTIONS.map((emoji) => ({ label: `${has(emoji) ? 'Remove' : 'React with'} ${emoji}`, glyph: emoji, checked: has(emoji), onSelect: () => react.mutate({ id: message.id, emoji, isOn: !has(emoji) }) }))),
    ...(conversation.isBlocked ? [] : [{ label: 'Reply', onSelect: () => onReply(message) }]),
    ...(mayEdit ? [{ label: 'Edit', onSelect: () => edit(true) }] : []),
    ...pictures.map((one, at) => ({ label: pictures.length === 1 ? 'Open picture' : `Open picture ${at + 1}`, onSelect: () => showPicture(one) })),
    { label: 'Copy text', onSelect: () => void copyText(message.text, { copied: 'Text copied', failed: 'Couldn’t copy the text. Select and copy it.' }) },
    ...(!isOwn && message.author !== null ? [{ label: 'Report', separated: true, onSelect: () => setReporting(true) }] : []),
    ...(isOwn ? [{ label: 'Delete', danger: true, separated: true, onSelect: () => setDeleting(true) }] : []),
  ]
  return (
    <div ref={row} className={`chat-message ${isOwn ? 'chat-own' : ''}`}>
      {!isOwn && !isGrouped && (
        <p className="flex items-center gap-2 pt-2 text-sm font-medium">
          {message.author !== null && <Avatar size="small" person={{ ...message.author, picture: message.author.avatarUrl }} />}
          {message.author?.name ?? SITE.name}
        </p>
      )}
      {message.replyTo !== null && (
        <button type="button" className="chat-quote chat-quote-link" onClick={() => jump.mutate({ sequence: message.replyTo!.sequence })}>
          <strong>{message.replyTo.author || SITE.name}</strong> {message.replyTo.text === null ? MESSAGE_DELETED : plainPreview(message.replyTo.text)}
        </button>
      )}
      {isEditing ? (
        <EditBox message={message} people={people} onDone={endEdit} />
      ) : (
        <div className="chat-line">
          {/* The menu opens pictures from the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div className="chat-bubble" dir="auto" onClick={({ target }) => target instanceof HTMLImageElement && target.closest('a') === null && showPicture(pictureOf(target))}>
            <RichText shown={message.html} />
          </div>
          {conversation.kind !== 'welcome' && <Menu label={`Options for the message sent at ${time}`} className="chat-options button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} small />} items={items} onNear={() => {
              setNow(Date.now())
              setPictures(picturesIn(row.current?.querySelector<HTMLElement>('.chat-bubble') ?? null))
            }} />}
        </div>
      )}
      {message.linkPreviews.map((preview) => (
        <LinkCard key={preview.path} preview={preview} />
      ))}
      {message.reactions.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {message.reactions.map(({ emoji, personIds }) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={personIds.includes(viewerId)}
              aria-label={`${emoji} ${personIds.length}`}
              className={`rounded-full border px-2 text-sm ${personIds.includes(viewerId) ? 'border-accent bg-accent-subtle' : 'border-line'}`}
              onClick={() => react.mutate({ id: message.id, emoji, isOn: !personIds.includes(viewerId) })}
            >
              {emoji} {personIds.length}
            </button>
          ))}
        </p>
      )}
      <p className="tabular text-xs text-text-muted">
        <time dateTime={message.sentAt}>{time}</time>
        {message.editedAt !== null && ' · edited'}
        {seen !== null && ` · ${seen}`}
      </p>
      <Suspense>{picture !== null && <PictureDialog picture={picture} onClose={() => showPicture(null)} />}</Suspense>
      <Suspense>{isReporting && <ReportDialog kind="message" id={message.id} hint="Moderators see this message, not the rest of the conversation. Its author won’t learn that it was you." onClose={() => setReporting(false)} />}</Suspense>
      <ConfirmDialog
        open={isDeleting}
        question="Delete this message?"
        explanation={conversation.kind === 'direct' ? 'It will be deleted for both of you. You can’t undo this.' : 'It will be deleted for everyone in this conversation. You can’t undo this.'}
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={deleteIt}
        onClose={() => setDeleting(false)}
      />
      <ErrorMessage message={remove.error?.message ?? react.error?.message} />
    </div>
  )
}
