import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { readSession } from '#platform/web/session/session.ts'
import { useKeptText } from '#platform/web/kept-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { COMMENT_LENGTH, maySend } from '../rules/comments.ts'
import type { CommentData } from './CommentThread.tsx'

const CommentOnBlog = graphql(`
  mutation CommentOnBlog($id: ID!, $blogId: ID!, $parentId: ID, $text: String!) {
    commentOnBlog(id: $id, blogId: $blogId, parentId: $parentId, text: $text)
  }
`)

const EditComment = graphql(`
  mutation EditComment($id: ID!, $text: String!) { editComment(id: $id, text: $text) }
`)

interface Props {
  blogId: string
  parentId: string | null
  /** The comment to change; absent: a new one. */
  editing?: CommentData
  label: string
  onAdded: (comment: CommentData) => void
  /** Of a box that was opened for this: it takes the focus, and can be cancelled. */
  onDone?: () => void
}

/** The box for a comment. What is typed stays on the device until it is sent; blank text cannot be sent. */
export function CommentForm({ blogId, parentId, editing, label, onAdded, onDone }: Props) {
  const { asMember } = useAuth()
  const [text, setText, forget] = useKeptText(`comment:${blogId}:${parentId ?? ''}:${editing?.id ?? ''}`, editing?.text ?? '')
  const [id, setId] = useState(() => editing?.id ?? newId())
  const add = useAction(CommentOnBlog)
  const edit = useAction(EditComment)
  const refusal = add.refusal ?? edit.refusal

  const send = async () => {
    const answer = editing === undefined ? await add.run({ id, blogId, parentId, text }) : await edit.run({ id, text })
    if (answer === null) return
    onAdded(editing === undefined ? writtenNow(id, parentId, text.trim()) : { ...editing, text: text.trim(), editedAt: new Date().toISOString() })
    forget()
    setId(newId())
    onDone?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (maySend(text) && !add.busy && !edit.busy) asMember(() => void send())
  }

  return (
    <form className="grid max-w-[68ch] justify-items-start gap-2" onSubmit={submit}>
      <div className="w-full">
        <Field label={label} error={refusal?.says}>
          {(control) => (
            <TextArea
              {...control}
              ref={onDone === undefined ? undefined : takeFocus}
              rows={3}
              maxLength={COMMENT_LENGTH}
              value={text}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={sendByKey}
            />
          )}
        </Field>
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="primary" small busy={add.busy || edit.busy} disabledBecause={maySend(text) ? null : 'Write a comment'}>
          {editing === undefined ? 'Comment' : 'Save'}
        </Button>
        {onDone !== undefined && (
          <Button small look="ghost" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus()
  box?.setSelectionRange(box.value.length, box.value.length)
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The same id goes with every try, so that a comment whose answer was lost is not written twice. */
const newId = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '')

function writtenNow(id: string, parentId: string | null, text: string): CommentData {
  const user = readSession()?.user
  return {
    id,
    parentId,
    text,
    depth: 0,
    writtenAt: new Date().toISOString(),
    editedAt: null,
    // Whom it calls is known to the server: the names lead to people when the page is next read.
    mentions: [],
    isDeleted: false,
    author: { id: user?.id ?? '', username: user?.username ?? '', name: user?.name ?? '', avatarUrl: null },
  }
}
