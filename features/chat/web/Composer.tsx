import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon, imageIcon } from '#platform/web/ui/icons.ts'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { MentionTextArea, type MentionablePerson } from '#features/people/web/public.tsx'
import { MESSAGE_DELETED } from '../rules/chat.ts'
import { messageFault } from '../rules/message-fault.ts'
import { plainPreview } from '../rules/plain-preview.ts'
import { ShowTyping } from './chat-queries.ts'
import { enqueue, type Unsent } from './outbox.ts'
import { PendingPictures } from './PendingPictures.tsx'
import { usePictures, withPictures } from './use-pictures.ts'

const TYPING_EVERY_MS = 3_000
/** WebKit ends a composition before the Enter that confirms it. */
const COMPOSITION_GRACE_MS = 100

interface Props {
  conversationId: string
  /** Whom a message can mention. */
  people: readonly MentionablePerson[]
  replyTo: Unsent['replyTo']
  onCancelReply: () => void
  /** Lets the parent put a text before what is written. */
  writer: RefObject<((text: string) => void) | null>
}

/** The text box: Enter sends, Shift+Enter starts a new line. Each conversation has a draft of its own. */
export function Composer({ conversationId, people, replyTo, onCancelReply, writer }: Props) {
  const [text, setText, clear] = useLocalDraft(`message.${conversationId}`)
  const off = useTurnedOff('messages')
  const { pictures, uploading, progress, trouble, add: addPictures, remove, clear: clearPictures } = usePictures(conversationId)
  const typingSentAt = useRef(0)
  const composedAt = useRef(0)
  const file = useRef<HTMLInputElement>(null)

  const whole = withPictures(text.trim(), pictures)
  const tooLong = messageFault(whole)
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(writer, () => (written) => {
    setText(text.trim() === '' ? written : `${written}\n${text}`)
    form.current?.querySelector('textarea')?.focus()
  })

  const replyId = replyTo?.id
  const repliedBefore = useRef(replyId)
  useEffect(() => {
    // Not for a reply that was restored with the page.
    if (replyId !== undefined && replyId !== repliedBefore.current) form.current?.querySelector('textarea')?.focus()
    repliedBefore.current = replyId
  }, [replyId])

  function send(): void {
    if (whole === '' || tooLong !== null || uploading > 0) return
    enqueue({ id: crypto.randomUUID(), conversationId, text: whole, replyTo })
    clear()
    clearPictures()
    onCancelReply()
    typingSentAt.current = 0
  }

  function change(next: string): void {
    setText(next)
    if (next.trim() === '' || Date.now() - typingSentAt.current < TYPING_EVERY_MS) return
    typingSentAt.current = Date.now()
    fetchDocument(ShowTyping, { id: conversationId }).catch(() => {})
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || Date.now() - composedAt.current < COMPOSITION_GRACE_MS) return
    event.preventDefault()
    send()
  }

  const filesOf = (list: DataTransfer) => [...list.files].filter((one) => one.type.startsWith('image/'))

  if (off !== null) {
    return (
      <div className="border-t border-line p-3">
        <Notice>{off}</Notice>
      </div>
    )
  }
  return (
    // Images can be dropped anywhere on the form; the button does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void addPictures([...event.dataTransfer.files])
      }}
    >
      {replyTo !== null && (
        <p className="chat-quote flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">
            Reply to <strong>{replyTo.author}</strong>: {replyTo.text === null ? MESSAGE_DELETED : plainPreview(replyTo.text)}
          </span>
          <IconButton small icon={crossIcon} label="Cancel reply" onClick={onCancelReply} />
        </p>
      )}
      {(pictures.length > 0 || uploading > 0) && <PendingPictures pictures={pictures} uploading={uploading} progress={progress} onRemove={remove} />}
      <div className="flex items-end gap-2">
        <IconButton icon={imageIcon} label="Add a picture" onClick={() => file.current?.click()} />
        <input ref={file} type="file" accept="image/*" multiple hidden onChange={({ target }) => {
          void addPictures([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
          form.current?.querySelector('textarea')?.focus()
        }} />
        <MentionTextArea
          aria-label="Message"
          placeholder="Write a message"
          rows={1}
          className="chat-input min-w-0 flex-1"
          value={text}
          people={people}
          onText={change}
          onKeyDown={onKeyDown}
          onCompositionEnd={() => (composedAt.current = Date.now())}
          onPaste={(event) => {
            const pictures = filesOf(event.clipboardData)
            if (pictures.length === 0) return
            event.preventDefault()
            void addPictures(pictures)
          }}
        />
        <Button type="submit" variant="primary" disabledBecause={tooLong ?? (uploading > 0 ? 'A picture is still being uploaded' : null)}>
          Send
        </Button>
      </div>
      <ErrorMessage message={tooLong ?? trouble} />
    </form>
  )
}
