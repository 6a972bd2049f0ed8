interface Props {
  criteria: readonly { id: string; text: string; points: number }[]
  marks: readonly { criterion: string; points: number }[]
}

/** The rubric of an assignment for its learner, with their points once it is returned. */
export function RubricMarks({ criteria, marks }: Props) {
  if (criteria.length === 0) return null
  return (
    <details className="text-sm" open={marks.length > 0}>
      <summary className="cursor-pointer">Rubric</summary>
      <ul className="tabular mt-2 grid max-w-[46rem] grid-cols-1 gap-1">
        {criteria.map(({ id, text, points }) => {
          const mark = marks.find(({ criterion }) => criterion === id)
          return (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="whitespace-nowrap text-text-muted">{mark === undefined ? (points === 1 ? '1 point' : `${points} points`) : `${mark.points} of ${points}`}</span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
