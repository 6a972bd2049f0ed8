import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { submitByKeys } from './submit-by-keys.ts'
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
  /** Fields above the reason, which can fill it. */
  renderFields?: ((setReason: (reason: string) => void) => ReactNode) | undefined
  /** Why the button is disabled because of these fields. */
  missing?: string | null
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
export function ReasonDialog({ title, children, label, hint, maxLength, requiredHint, renderFields, missing = null, action, danger = false, busy, error, onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const disabledBecause = missing ?? (reason.trim() === '' ? requiredHint : null)
  const need = requiredHint === null ? (hint.startsWith('Optional') ? '' : 'Optional. ') : 'Required. '
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (disabledBecause === null && !busy) onSend(reason)
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {children !== undefined && <div className="text-sm text-text-muted">{children}</div>}
        {renderFields?.(setReason)}
        <Field label={label} hint={need + hint} error={error} count={{ used: reason.length, limit: maxLength }}>
          {(control) => <TextArea {...control} aria-required={requiredHint !== null} data-autofocus={renderFields === undefined ? undefined : true} rows={4} onKeyDown={submitByKeys} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledBecause={disabledBecause}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
