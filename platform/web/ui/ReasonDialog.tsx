import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { rememberedText, rememberText } from '../pages/page-memory.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { submitByKeys } from './submit-by-keys.ts'
import { TextArea } from './TextArea.tsx'

interface Props {
  title: string
  /** What it is about, if the title does not name it: a reason that was not sent comes back only for this. */
  target?: string | undefined
  /** The consequences. */
  children?: ReactNode
  label: string
  /** The hint of the field, such as who reads it. */
  hint: string
  /** What the field begins with. */
  initial?: string
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
  /** The label of the button that closes the dialog. */
  dismiss?: string | undefined
  danger?: boolean
  busy: boolean
  /** The error message after a failure. */
  error: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason before an action. What was typed survives closing the dialog, until it is sent or the page is left. */
export function ReasonDialog({ title, target = '', children, label, hint, initial = '', maxLength, requiredHint, renderFields, missing = null, action, dismiss = action.startsWith('Cancel') ? 'Keep it' : 'Cancel', danger = false, busy, error, onSend, onClose }: Props) {
  const key = `${title} ${target}`
  const [reason, showReason] = useState(() => rememberedText(key) || initial)
  const setReason = (text: string) => {
    rememberText(key, text)
    showReason(text)
  }
  const isSent = useRef(false)
  // The parent unmounts the dialog once the action has succeeded.
  useEffect(
    () => () => {
      if (isSent.current) rememberText(key, '')
    },
    [key],
  )
  const close = () => {
    isSent.current = false
    onClose()
  }
  const disabledBecause = missing ?? (reason.trim() === '' ? requiredHint : null)
  const need = requiredHint === null && !hint.startsWith('Optional') ? 'Optional. ' : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (disabledBecause !== null || busy) return
    isSent.current = true
    onSend(reason)
  }
  return (
    <Dialog open title={title} onClose={close}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {children !== undefined && children !== false && <div className="text-sm text-text-muted">{children}</div>}
        {renderFields?.(setReason)}
        <Field label={requiredHint === null ? label : `${label} (required)`} hint={need + hint} error={error} count={{ used: reason.length, limit: maxLength }}>
          {(control) => <TextArea {...control} aria-required={requiredHint !== null} data-autofocus={renderFields === undefined ? undefined : true} rows={4} onKeyDown={submitByKeys} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <div className="dialog-buttons">
          <Button onClick={close}>{dismiss}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledBecause={disabledBecause}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
