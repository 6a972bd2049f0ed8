import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { SubmitKeysHint } from '#platform/web/ui/SubmitKeysHint.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { COMMENT_LENGTH, withEarlier } from '../rules/code-review.ts'
import { CancelWriting } from './CancelWriting.tsx'
import { commentDraft } from './comment-drafts.ts'
import { useUnfinished } from './review-page.ts'
import { readAgain, type OpenedReview } from './review-queries.ts'

const CommentOnReview = graphql(`
  mutation CommentOnCodeReview($id: ID!, $key: ID!, $line: Int, $text: String!) { commentOnCodeReview(id: $id, key: $key, line: $line, text: $text) }
`)

/** Writes a comment on a line, or on the whole program. What is typed is stored on the device. */
export function CommentForm({ opened, line, onDone }: { opened: OpenedReview; line: number | null; onDone?: () => void }) {
  const { id } = opened.review
  const draft = commentDraft(id, line)
  const [text, setText, forget] = useLocalDraft(draft)
  useUnfinished(draft, text.trim() !== '')
  const [keys] = useState(() => requestKeys())
  const { mutate, isPending, error } = useMutation(CommentOnReview, {
    onSuccess: async (_data, { text: sent }, cache) => {
      keys.forget()
      // What was typed meanwhile stays.
      const isDone = text === sent
      if (isDone) forget()
      await readAgain(cache)
      if (isDone) onDone?.()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isPending) return
    mutate({ id, key: keys.keyFor(text), line, text })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={submit}>
      {opened.earlierComments.length > 0 && (
        <Select
          aria-label="Use an earlier comment"
          className="max-w-full text-sm"
          value=""
          options={[{ value: '', label: 'Reuse one of your comments on this problem…' }, ...opened.earlierComments.map((earlier) => ({ value: earlier, label: earlier.slice(0, 80) }))]}
          onChange={({ target }) => target.value !== '' && setText(withEarlier(text, target.value))}
        />
      )}
      <Field label={line === null ? 'Add a general comment' : `Comment on line ${line}`} hint={<>Markdown works: `code`, lists and links. <SubmitKeysHint /></>} error={error?.fields['text'] ?? error?.message}>
        {(control) => (
          <TextArea {...control} rows={3} maxLength={COMMENT_LENGTH} aria-keyshortcuts="Control+Enter Meta+Enter" onKeyDown={submitByKeys} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" small variant="primary" busy={isPending} disabledBecause={text.trim() === '' ? 'Write a comment' : null}>
          Comment
        </Button>
        {onDone !== undefined && (
          <CancelWriting
            question="Discard your comment?"
            explanation="You haven’t posted it."
            isChanged={text.trim() !== ''}
            onCancel={() => {
              forget()
              onDone()
            }}
          />
        )}
      </div>
    </form>
  )
}
