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
  templates: readonly ReasonTemplate[]
  busy: boolean
  error: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks why an item is sent back. A template fills the text, which stays editable. */
export function ReturnDialog({ title, action, templates, busy, error, onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onSend(reason)
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TemplateSelect templates={templates} onChoose={setReason} />
        <Field label="Reason" hint="The author sees it." error={error} count={{ used: reason.length, limit: REASON_LENGTH }}>
          {(control) => <TextArea {...control} data-autofocus rows={5} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" variant="primary" busy={busy} disabledBecause={reason.trim() === '' ? 'Enter a reason or choose a template' : null}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
