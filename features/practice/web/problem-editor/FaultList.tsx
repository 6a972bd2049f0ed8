import { WithCode } from '#platform/web/ui/WithCode.tsx'

/** The faults of a part of the form that is not a single field. It is focusable, like an invalid field. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <ul tabIndex={-1} data-fault className="grid gap-1 rounded-control bg-danger-subtle px-3 py-2 text-sm">
      {[...new Set(faults)].map((message) => (
        <li key={message} className="wrap-anywhere">
          <WithCode text={message} />
        </li>
      ))}
    </ul>
  )
}
