import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

interface Props {
  title: string
  /** The consequences. */
  children?: ReactNode
  label: string
  /** The hint of the field, such as who reads it. */
  hint: string
  /** In characters. */
  maxLength: number
  /** Why the button is disabled while the field is empty; null: it may be empty. */
  requiredHint: string | null
  /** The label of the button. */
  action: string
  danger?: boolean
  busy: boolean
  /** The error message after a failure. */
  error: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason before an action. */
export function ReasonDialog({ title, children, label, hint, maxLength, requiredHint, action, danger = false, busy, error, onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (requiredHint === null || reason.trim() !== '') onSend(reason)
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {children !== undefined && <div className="text-sm text-text-muted">{children}</div>}
        <Field label={label} hint={hint} error={error} count={{ used: reason.length, limit: maxLength }}>
          {(control) => <TextArea {...control} rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledBecause={reason.trim() === '' ? requiredHint : null}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
