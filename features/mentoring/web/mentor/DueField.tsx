import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { endOfDay } from './assignment-form.ts'

const PRESETS = [{ label: 'In a week', days: 7 }, { label: 'In two weeks', days: 14 }]

/** When an assignment is due, with buttons for usual times. */
export const DueField = ({ value, error, onChange }: { value: string; error: string | undefined; onChange: (due: string) => void }) => (
  <div className="grid gap-2">
    <Field label="Due" hint="Optional. Each learner has until this time in their own time zone, and is reminded a day before." error={error}>
      {(control) => <TextInput {...control} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
    <div className="flex flex-wrap gap-2">
      {PRESETS.map(({ label, days }) => (
        <Button key={days} small onClick={() => onChange(endOfDay(new Date(), days))}>
          {label}
        </Button>
      ))}
    </div>
  </div>
)
