import { useState, type FormEvent } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { REASON_LENGTH } from '../../rules/lengths.ts'
import { TemplateSelect } from '../TemplateSelect.tsx'
import type { ReasonTemplate } from './approval-queries.ts'

interface Props {
  title: string
  action: string
  /** Templates for the reason; none for an approval, whose comment may be empty. */
  templates: readonly ReasonTemplate[] | null
  busy: boolean
  error: string | undefined
  onSend: (comment: string) => void
  onClose: () => void
}

/** Asks why an item is sent back, or for a comment on an approval. A template fills the text, which stays editable. */
export function DecideDialog({ title, action, templates, busy, error, onSend, onClose }: Props) {
  const [comment, setComment] = useState('')
  const missing = templates !== null && comment.trim() === '' ? 'Enter a reason or choose a template' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === null) onSend(comment)
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TemplateSelect templates={templates ?? []} onChoose={setComment} />
        <Field label={templates === null ? 'Comment' : 'Reason'} hint="The author sees it." error={error} count={{ used: comment.length, limit: REASON_LENGTH }}>
          {(control) => <TextArea {...control} data-autofocus rows={5} value={comment} onChange={(event) => setComment(event.target.value)} />}
        </Field>
        <Button type="submit" variant="primary" busy={busy} disabledBecause={missing}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
