import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

interface Props {
  label: string
  name: string
  maxLength?: number
  busy?: boolean
  error?: string | null
  /** Called with the typed name, without spaces around it, if it differs. */
  onSave: (name: string) => void
  onClose: () => void
}

/** A name as a field, in place of its text. Escape and an unchanged name close it. */
export function RenameForm({ label, name, maxLength, busy = false, error = null, onSave, onClose }: Props) {
  const [typed, type] = useState(name)
  const [tooLong, refuse] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim()
    if (next === name) onClose()
    // The form may close before the answer comes, so it refuses this itself.
    else if (maxLength !== undefined && next.length > maxLength) refuse(next)
    else onSave(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
      <div className="w-72 max-w-full max-md:flex-1">
        <Field label={label} error={tooLong !== null && tooLong === typed.trim() ? `Keep it to ${maxLength} characters.` : error} {...(maxLength !== undefined && { count: { used: typed.length, limit: maxLength } })}>
          {/* It was asked for by the button whose place it takes. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          {(control) => <TextInput {...control} autoFocus value={typed} onChange={({ target }) => type(target.value)} onKeyDown={onKeyDown} />}
        </Field>
      </div>
      <span className="mt-6.5 flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </span>
    </form>
  )
}
