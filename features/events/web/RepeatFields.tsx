import { useState } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const USUAL_WEEKS = '4'

interface Props {
  /** As typed; 1 does not repeat. */
  weeks: string
  max: number
  error: string | undefined
  onChange: (weeks: string) => void
}

/** Whether something takes place once or weekly, and for how many weeks. */
export function RepeatFields({ weeks, max, error, onChange }: Props) {
  const [isWeekly, setWeekly] = useState(weeks !== '1')
  return (
    <>
      <Field label="Repeats" error={isWeekly ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            value={isWeekly ? 'weekly' : 'none'}
            options={[{ value: 'none', label: 'Does not repeat' }, { value: 'weekly', label: 'Weekly' }]}
            onChange={({ target }) => {
              setWeekly(target.value === 'weekly')
              onChange(target.value === 'weekly' ? USUAL_WEEKS : '1')
            }}
          />
        )}
      </Field>
      {isWeekly && (
        <Field label="Number of weeks" hint={`2 to ${max}.`} error={error}>
          {(control) => <TextInput {...control} className="w-24" inputMode="numeric" value={weeks} onChange={({ target }) => onChange(target.value)} />}
        </Field>
      )}
    </>
  )
}
