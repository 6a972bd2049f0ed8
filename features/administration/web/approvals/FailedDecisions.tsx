import type { OwnDecision } from './approval-queries.ts'

/** Decisions of the viewer that could not be applied; their items wait again. */
export function FailedDecisions({ decisions }: { decisions: readonly OwnDecision[] }) {
  const failed = decisions.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <ul aria-label="Decisions that were not applied" className="grid gap-1 rounded-control border border-line bg-warning-subtle px-4 py-3 text-sm">
      {failed.map(({ id, title, message }) => (
        <li key={id} className="wrap-anywhere">
          The decision about “{title}” wasn’t applied: {message}
        </li>
      ))}
    </ul>
  )
}
