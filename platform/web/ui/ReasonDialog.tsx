import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

interface Props {
  title: string
  /** What will happen. */
  children?: ReactNode
  label: string
  /** Who reads it. */
  hint: string
  /** In characters. */
  maxLength: number
  /** What to do before it can be sent; null: it may be empty. */
  requiredHint: string | null
  /** The word on the button. */
  action: string
  danger?: boolean
  busy: boolean
  /** Why it was not taken. */
  error: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for some words before something is done. */
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
