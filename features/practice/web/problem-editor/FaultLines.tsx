/** What is wrong with a part of a form that is no field, in words; it can take the focus as a wrong field does. */
export function FaultLines({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <ul tabIndex={-1} data-fault className="grid gap-1 rounded-control bg-danger-subtle px-3 py-2 text-sm">
      {[...new Set(faults)].map((says) => (
        <li key={says} className="wrap-anywhere">
          {says}
        </li>
      ))}
    </ul>
  )
}
