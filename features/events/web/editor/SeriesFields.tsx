import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MAX_DATES, RECURRENCE_LABELS, RECURRENCES, recurrenceText, type Recurrence } from '../../rules/recurrence.ts'
import type { EventFormValues } from './form-values.ts'

type Series = Pick<EventFormValues, 'recurrence' | 'dateCount'>

interface Props {
  value: Series & Pick<EventFormValues, 'startsAt'>
  errors: Readonly<Record<string, string | undefined>>
  onChange: (changed: Partial<Series>) => void
}

/** How often an event takes place, with what that means in words. */
export function SeriesFields({ value: { recurrence, dateCount, startsAt }, errors, onChange }: Props) {
  const count = Number(dateCount)
  const text = /^\d{4}-/.test(startsAt) && count >= 2 && count <= MAX_DATES ? recurrenceText(startsAt, recurrence, count) : null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Repeats" error={errors['recurrence']} hint={text ?? undefined}>
        {(control) => <Select {...control} value={recurrence} options={RECURRENCES.map((one) => ({ value: one, label: RECURRENCE_LABELS[one] }))} onChange={({ target }) => onChange({ recurrence: target.value as Recurrence })} />}
      </Field>
      {recurrence !== 'none' && (
        <Field label="Number of dates" hint={`2 to ${MAX_DATES}. You can move or cancel single dates later.`} error={errors['dateCount']}>
          {(control) => <TextInput {...control} inputMode="numeric" className="max-w-32" value={dateCount} onChange={({ target }) => onChange({ dateCount: target.value })} />}
        </Field>
      )}
    </div>
  )
}
