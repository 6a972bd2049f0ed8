import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Whether the code has changed since. */
  isEarlier: boolean
  children: ReactNode
}

/** The results of a run or submission, in grey if the code has changed since. */
export function Results({ label, isEarlier, children }: Props) {
  return (
    <section aria-label={label} className={`grid gap-3 ${isEarlier ? 'grayscale' : ''}`}>
      {isEarlier && <p className="text-sm text-text-muted">These results are from an earlier version of your code.</p>}
      {children}
    </section>
  )
}
