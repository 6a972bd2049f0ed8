import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { FieldShape } from '../rules/shapes.ts'
import { LinesField } from './LinesField.tsx'
import { TextField } from './TextField.tsx'

export type FieldValue = string | number | readonly string[]
export type RecordValue = Readonly<Record<string, FieldValue>>

interface Props {
  fields: readonly FieldShape[]
  value: RecordValue
  errorOf: (field: string) => string | undefined
  onChange: (value: RecordValue) => void
}

/** The fields of one record, generated from their shapes. */
export function RecordFields({ fields, value, errorOf, onChange }: Props) {
  return (
    <div className="grid gap-4">
      {fields.filter(({ isMade }) => isMade !== true).map((field) => (
        <OneField key={field.name} field={field} value={value[field.name] ?? ''} error={errorOf(field.name)} onChange={(now) => onChange({ ...value, [field.name]: now })} />
      ))}
    </div>
  )
}

interface OneProps {
  field: FieldShape
  value: FieldValue
  error: string | undefined
  onChange: (value: FieldValue) => void
}

function OneField({ field, value, error, onChange }: OneProps) {
  if (field.kind === 'text') return <TextField label={field.label} maxLength={field.maxLength} value={String(value)} error={error} onChange={onChange} />
  if (field.kind === 'lines') return <LinesField label={field.label} value={Array.isArray(value) ? (value as string[]) : []} error={error} onChange={onChange} />
  if (field.kind === 'number') {
    return (
      <Field label={field.label} error={error}>
        {(control) => (
          <TextInput {...control} type="number" className="max-w-32" min={field.min} max={field.maxLength} value={value === 0 ? '' : String(value)} onChange={(event) => onChange(event.target.valueAsNumber || 0)} />
        )}
      </Field>
    )
  }
  return (
    <Field label={field.label} hint={field.optional === true ? 'Optional' : undefined} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={field.kind === 'address' ? 'url' : 'text'}
          maxLength={field.maxLength}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
