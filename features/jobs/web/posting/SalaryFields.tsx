import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CURRENCIES, PERIOD_LABELS, PERIODS, type Period } from '../../rules/salary.ts'
import { salaryErrors, salaryReading, type SalaryForm } from './salary-form.ts'

interface Props {
  form: SalaryForm
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<SalaryForm>) => void
}

/** The salary range, or that it is not stated. */
export function SalaryFields({ form, errorAt, onChange }: Props) {
  const { hasSalary, min, max, currency, period } = form
  const errors = salaryErrors(form, errorAt)
  const reading = salaryReading(form)
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">Salary</legend>
      <Checkbox label="State a salary" hint="Jobs with a salary get more applications." checked={hasSalary} onChange={({ target }) => onChange({ hasSalary: target.checked })} />
      {hasSalary && (
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label="From" error={errors.min}>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={20} value={min} onChange={({ target }) => onChange({ min: target.value })} />}
          </Field>
          <Field label="To" error={errors.max}>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={20} value={max} onChange={({ target }) => onChange({ max: target.value })} />}
          </Field>
          <Field label="Currency" error={errorAt('salary.currency')}>
            {(control) => <Select {...control} value={currency} options={CURRENCIES} onChange={({ target }) => onChange({ currency: target.value })} />}
          </Field>
          <Field label="Period" error={errorAt('salary.period')}>
            {(control) => (
              <Select {...control} value={period} options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))} onChange={({ target }) => onChange({ period: target.value as Period })} />
            )}
          </Field>
        </div>
      )}
      {reading !== null && (
        <p role="status" className="tabular text-sm text-text-muted">
          Shown as: <span className="text-text">{reading}</span>
        </p>
      )}
    </fieldset>
  )
}
