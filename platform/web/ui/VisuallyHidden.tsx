import type { ReactNode } from 'react'

/** Text only for screen readers. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr-only" id={id}>
      {children}
    </span>
  )
}
