import { counted } from '#platform/rules/counted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CRITERION_LENGTH, MAX_CRITERIA } from '../../rules/rubric.ts'
import { pointsIn, withCriterion, withoutCriterion, type AssignmentForm, type EditedCriterion } from './assignment-form.ts'

interface Props {
  form: Pick<AssignmentForm, 'criteria' | 'points'>
  error: string | undefined
  onChange: (part: Partial<AssignmentForm>) => void
}

/** The criteria of a rubric with their points. */
export function RubricField({ form, error, onChange }: Props) {
  const { criteria } = form
  const change = (id: string, part: Partial<EditedCriterion>) => onChange({ criteria: criteria.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium">Rubric</legend>
      {criteria.map(({ id, text, points }, at) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-start gap-2">
          <Field label={`Criterion ${at + 1}`} count={{ used: text.length, limit: CRITERION_LENGTH }}>
            {(control) => <TextInput {...control} value={text} onChange={({ target }) => change(id, { text: target.value })} />}
          </Field>
          <Field label="Points">
            {(control) => <TextInput {...control} aria-label={`Points for criterion ${at + 1}`} inputMode="numeric" value={points} onChange={({ target }) => change(id, { points: target.value })} />}
          </Field>
          <IconButton className="mt-6.5" icon={trashIcon} label={`Remove criterion ${at + 1}`} onClick={() => onChange(withoutCriterion(form, id))} />
        </div>
      ))}
      <p className="tabular text-sm text-text-muted">{criteria.length === 0 ? 'Optional. The points of the criteria add up to the points of the assignment.' : `${counted(pointsIn(criteria), 'point', 'points')} in total, which are the points of the assignment.`}</p>
      <ErrorMessage message={error} />
      {criteria.length < MAX_CRITERIA && (
        <Button small icon={plusIcon} className="justify-self-start" onClick={() => onChange(withCriterion(form, crypto.randomUUID()))}>
          Add criterion
        </Button>
      )}
    </fieldset>
  )
}
