import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

interface Props {
  criteria: readonly { id: string; text: string; points: number }[]
  /** As typed, by criterion. */
  marks: Readonly<Record<string, string>>
  error: string | undefined
  onChange: (marks: Record<string, string>) => void
}

/** The points of a learner for each criterion of a rubric, and their sum. */
export function MarkFields({ criteria, marks, error, onChange }: Props) {
  const sum = criteria.reduce((total, { id }) => total + (Number(marks[id]) || 0), 0)
  const max = criteria.reduce((total, { points }) => total + points, 0)
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium">Rubric</legend>
      {criteria.map(({ id, text, points }) => (
        <label key={id} className="flex items-center justify-between gap-4 text-sm">
          <span className="min-w-0 wrap-anywhere">{`${text} (of ${points})`}</span>
          <TextInput className="w-20 flex-none" inputMode="numeric" value={marks[id] ?? ''} onChange={({ target }) => onChange({ ...marks, [id]: target.value })} />
        </label>
      ))}
      <p className="tabular text-sm text-text-muted">
        {sum} of {max} points
      </p>
      <ErrorMessage message={error} />
    </fieldset>
  )
}
