import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { readSession } from '#platform/web/session/session.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { avatarUrlOf, useAuth } from '#features/accounts/web/public.tsx'
import { MentionTextArea } from '#features/people/web/public.tsx'
import { COMMENT_LENGTH, maySend } from '../rules/comments.ts'
import type { CommentData, CommentSource } from './comment-fields.ts'

interface Props {
  source: CommentSource
  parentId: string | null
  /** The comment to edit; absent for a new one. */
  editing?: CommentData
  label: string
  onChanged: (comment: CommentData) => void
  /** For a form opened on demand: it takes the focus, and can be canceled. */
  onDone?: () => void
}

/** The comment form. A draft is saved on the device until it is sent; blank text cannot be sent. */
export function CommentForm({ source, parentId, editing, label, onChanged, onDone }: Props) {
  const { asMember } = useAuth()
  const [text, setText, forget] = useLocalDraft(`comment:${source.subject}:${parentId ?? ''}:${editing?.id ?? ''}`, editing?.text ?? '')
  // A text that is sent again keeps its key, so that a comment whose answer was lost is not stored twice.
  const [keys] = useState(() => requestKeys(newId))
  // It belongs to the moment of the video at which its first word was typed, unless the writer says otherwise.
  const isQuestion = parentId === null && editing === undefined && source.answers !== undefined
  const moments = parentId === null && editing === undefined ? source.moments : undefined
  const [second, setSecond] = useState<number | null>(null)
  const [isPinned, pin] = useState(true)
  const type = (typed: string) => {
    if (moments !== undefined && second === null && typed !== '') setSecond(Math.floor(moments.now()))
    setText(typed)
  }
  const finish = (comment: CommentData) => {
    onChanged(comment)
    // The server renders Markdown and mentions; until then the text is shown as it was written.
    request(RenderedComment, { text: comment.text }).then(({ renderedComment: html }) => {
      if (html !== null) onChanged({ ...comment, html })
    }, () => {})
    clear()
  }
  const clear = () => {
    forget()
    keys.forget()
    setSecond(null)
    onDone?.()
  }
  const add = useMutation(source.add, { onSuccess: (_data, sent) => finish(writtenNow(sent.id, parentId, sent.text.trim(), sent.second)) })
  const edit = useMutation(source.edit, { onSuccess: (_data, sent) => editing && finish({ ...editing, text: sent.text.trim(), html: null, editedAt: new Date().toISOString() }) })
  const error = add.error ?? edit.error

  // The answer was lost, but the comment was stored: it is in the list.
  const sent = useRef<{ id: string; text: string } | null>(null)
  const isStored = add.error !== null && sent.current !== null && source.ids?.has(sent.current.id) === true
  useEffect(() => {
    if (!isStored) return
    add.reset()
    // What was changed meanwhile stays.
    if (text === sent.current?.text) clear()
    // It is asked when the comment appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStored])

  const send = () => {
    if (editing === undefined) sent.current = { id: keys.keyFor(text), text }
    if (editing === undefined) add.mutate({ id: keys.keyFor(text), parentId, text, second: moments !== undefined && isPinned ? second : null })
    else edit.mutate({ id: editing.id, text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (maySend(text) && !add.isPending && !edit.isPending) asMember(send)
  }

  return (
    <form className="grid max-w-[68ch] justify-items-start gap-2" onSubmit={submit}>
      <div ref={onDone === undefined ? undefined : focusAtEnd} className="w-full">
        <Field label={label} error={error?.message}>
          {(control) => (
            <MentionTextArea
              {...control}
              rows={3}
              maxLength={COMMENT_LENGTH}
              value={text}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              people={source.people ?? []}
              onText={type}
              onKeyDown={(event) => (isLeaving(event, text) && onDone !== undefined ? onDone() : submitByKeys(event))}
            />
          )}
        </Field>
      </div>
      {moments !== undefined && second !== null && (
        <Checkbox label={`About ${moments.textOf(second)} of the video`} checked={isPinned} onChange={({ target }) => pin(target.checked)} />
      )}
      <div className="flex w-full gap-2">
        <Button type="submit" variant="primary" small busy={add.isPending || edit.isPending} disabledBecause={maySend(text) ? null : isQuestion ? 'Write a question' : 'Write a comment'}>
          {editing !== undefined ? 'Save' : isQuestion ? 'Ask' : 'Comment'}
        </Button>
        {onDone !== undefined && (
          <Button small variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        )}
        <p className="ml-auto self-center text-xs text-text-muted max-sm:hidden">
          Markdown: <code>**bold**</code>, <code>`code`</code>, <code>$x^2$</code>
        </p>
      </div>
    </form>
  )
}

function focusAtEnd(field: HTMLElement | null): void {
  const box = field?.querySelector('textarea')
  box?.focus()
  box?.setSelectionRange(box.value.length, box.value.length)
}

/** Escape closes a reply in which nothing is written. */
const isLeaving = (event: KeyboardEvent, text: string) => event.key === 'Escape' && text.trim() === ''

const RenderedComment = graphql(`query RenderedComment($text: String!) { renderedComment(text: $text) }`)
const newId = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '')

function writtenNow(id: string, parentId: string | null, text: string, second: number | null): CommentData {
  const user = readSession()?.user
  return {
    id,
    parentId,
    text,
    depth: 0,
    second,
    isAccepted: false,
    likeCount: 0,
    writtenAt: new Date().toISOString(),
    editedAt: null,
    mentions: [],
    html: null,
    isDeleted: false,
    author: { id: user?.id ?? '', username: user?.username ?? '', name: user?.name ?? '', avatarUrl: user === undefined ? null : avatarUrlOf(user) },
  }
}
