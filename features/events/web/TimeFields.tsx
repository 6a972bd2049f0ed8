import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { endAfterStart } from '../rules/end-after-start.ts'

export interface Times {
  startsAt: string
  endsAt: string
  fold: 'earlier' | 'later' | null
}

interface Props {
  times: Times
  errors: Readonly<Record<string, string | undefined>>
  onChange: (changed: Partial<Times>) => void
}

/** Local start and end, which is filled from the start, and which of two repeated hours is meant when the clocks go back. */
export function TimeFields({ times: { startsAt, endsAt, fold }, errors, onChange }: Props) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Starts" error={errors['startsAt']}>
          {(control) => <TextInput {...control} type="datetime-local" value={startsAt} onChange={({ target }) => onChange({ startsAt: target.value, endsAt: endAfterStart({ startsAt, endsAt }, target.value), fold: null })} />}
        </Field>
        <Field label="Ends" error={errors['endsAt']}>
          {(control) => <TextInput {...control} type="datetime-local" value={endsAt} onChange={({ target }) => onChange({ endsAt: target.value, fold: null })} />}
        </Field>
      </div>
      <FoldField fold={fold} error={errors['fold']} onChange={(fold) => onChange({ fold })} />
    </>
  )
}

interface FoldProps {
  fold: Times['fold']
  error: string | undefined
  onChange: (fold: Times['fold']) => void
}

/** Which of two repeated hours is meant when the clocks go back; shown once the server has asked for it. */
export function FoldField({ fold, error, onChange }: FoldProps) {
  if (error === undefined && fold === null) return null
  return (
    <Field label="Which hour?" error={error}>
      {(control) => (
        <Select
          {...control}
          value={fold ?? ''}
          options={[{ value: '', label: 'Choose' }, { value: 'earlier', label: 'The first one, before the clocks go back' }, { value: 'later', label: 'The second one, after the clocks go back' }]}
          onChange={({ target }) => onChange(target.value === 'earlier' || target.value === 'later' ? target.value : null)}
        />
      )}
    </Field>
  )
}
