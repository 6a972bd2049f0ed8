import { useRef, useState, type ToggleEvent } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { LateRule } from '../../rules/assignment.ts'
import type { AssignmentForm } from './assignment-form.ts'
import { RubricField } from './RubricField.tsx'

interface Props {
  form: AssignmentForm
  errors: { lateRule: string | undefined; latePoints: string | undefined; criteria: string | undefined }
  onChange: (part: Partial<AssignmentForm>) => void
}

/** What few assignments need: the rule for late work and a rubric. Folded until something of it is set. */
export function LateAndRubricFields({ form, errors, onChange }: Props) {
  const [isOpen, setOpen] = useState(form.lateRule === 'refused' || form.latePoints !== '0' || form.criteria.length > 0)
  const hasError = Object.values(errors).some((error) => error !== undefined)
  if (hasError && !isOpen) setOpen(true)
  const summary = useRef<HTMLElement>(null)
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    // The fields would open below the end of the dialog.
    if (currentTarget.open && document.activeElement === summary.current) currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <details open={isOpen} onToggle={onToggle} className="scroll-mb-24 border-t border-line pt-4">
      <summary ref={summary} className="cursor-pointer text-sm font-medium">Late work and rubric</summary>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Late work" error={errors.lateRule}>
            {(control) => (
              <Select {...control} value={form.lateRule} options={[{ value: 'accepted', label: 'Accepted' }, { value: 'refused', label: 'Not accepted' }]} onChange={({ target }) => onChange({ lateRule: target.value as LateRule })} />
            )}
          </Field>
          {form.lateRule === 'accepted' && (
            <Field label="Points deducted for late work" error={errors.latePoints}>
              {(control) => <TextInput {...control} inputMode="numeric" value={form.latePoints} onChange={({ target }) => onChange({ latePoints: target.value })} />}
            </Field>
          )}
        </div>
        <RubricField form={form} error={errors.criteria} onChange={onChange} />
      </div>
    </details>
  )
}
