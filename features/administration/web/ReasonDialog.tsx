import { useState, type FormEvent, type ReactNode } from 'react'
import type { ServerSays } from '#platform/web/graphql/refusal.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { REASON_LENGTH } from '../rules/lengths.ts'

interface Props {
  title: string
  /** What will happen. */
  children: ReactNode
  /** The word on the button. */
  action: string
  danger?: boolean
  /** Whether it may be done without saying why. */
  optional?: boolean
  label?: string
  busy: boolean
  refusal: ServerSays | null
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks why before something is done for the site; the reason goes into the audit log. */
export function ReasonDialog({ title, children, action, danger = false, optional = false, label = 'Reason', busy, refusal, onSend, onClose }: Props) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(reason)
  }
  const isMissing = !optional && reason.trim() === ''
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <div className="text-sm text-ink-soft">{children}</div>
        <Field
          label={label}
          hint={optional ? 'The person reads it. It may be empty.' : 'It is kept in the audit log.'}
          error={refusal?.says}
          count={{ used: reason.length, limit: REASON_LENGTH }}
        >
          {(control) => <TextArea {...control} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} disabledBecause={isMissing ? 'Say why first.' : null}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
