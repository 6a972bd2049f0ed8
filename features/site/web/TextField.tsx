import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'

interface Props {
  label: string
  hint?: string
  maxLength: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text of several lines with its length. */
export function TextField({ label, hint, maxLength, value, error, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error} count={{ used: value.length, limit: maxLength }}>
      {(control) => <TextArea {...control} rows={5} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
