import { WithCode } from '#platform/web/ui/WithCode.tsx'

interface Props {
  faults: readonly string[]
  /** Where a fault is in the form; null for one that belongs to no field. */
  placeOf?: (message: string) => string | null
  onGo?: (at: string) => void
}

/** The faults of a part of the form that is not a single field. It is focusable, like an invalid field. */
export function FaultList({ faults, placeOf, onGo }: Props) {
  if (faults.length === 0) return null
  return (
    <ul tabIndex={-1} data-fault className="grid gap-1 rounded-control bg-danger-subtle px-3 py-2 text-sm">
      {[...new Set(faults)].map((message) => {
        const at = placeOf?.(message) ?? null
        return (
          <li key={message} className="wrap-anywhere">
            {at === null ? <WithCode text={message} /> : <FaultLink className="underline underline-offset-2" message={message} onGo={() => onGo?.(at)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** A fault that leads to its field. */
export const FaultLink = ({ message, className = 'link', onGo }: { message: string; className?: string; onGo: () => void }) => (
  <button type="button" className={`${className} flex min-h-8 items-center text-left wrap-anywhere pointer-coarse:min-h-11`} onClick={onGo}>
    <WithCode text={message} />
  </button>
)
