import { useId } from 'react'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { criteriaOutOfRange, rubricPoints, sumTyped } from '../../rules/rubric.ts'

interface Props {
  criteria: readonly { id: string; text: string; points: number }[]
  /** As typed, by criterion. */
  marks: Readonly<Record<string, string>>
  error: string | undefined
  /** Whether points out of range are refused by now. */
  isChecked: boolean
  onChange: (marks: Record<string, string>) => void
}

/** The points of a learner for each criterion of a rubric, and their sum. */
export function MarkFields({ criteria, marks, error, isChecked, onChange }: Props) {
  const errorId = useId()
  const refused = isChecked ? criteriaOutOfRange(criteria, marks) : []
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium">Rubric</legend>
      {criteria.map(({ id, text, points }) => (
        <div key={id} className="grid grid-cols-1 gap-1">
          <label className="flex items-center justify-between gap-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{`${text} (of ${points})`}</span>
            <TextInput
              className="w-20 flex-none"
              inputMode="numeric"
              value={marks[id] ?? ''}
              {...(refused.some((one) => one.id === id) && { 'aria-invalid': true, 'aria-describedby': `${errorId}-${id}` })}
              onChange={({ target }) => onChange({ ...marks, [id]: target.value })}
            />
          </label>
          {refused.some((one) => one.id === id) && (
            <p id={`${errorId}-${id}`} className="text-right text-sm text-danger">
              Enter a number from 0 to {points}.
            </p>
          )}
        </div>
      ))}
      <p className="tabular text-sm text-text-muted">
        {sumTyped(criteria, marks)} of {rubricPoints(criteria)} points
      </p>
      <ErrorMessage message={error} />
    </fieldset>
  )
}
