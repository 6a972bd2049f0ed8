import type { ReactNode } from 'react'

/** Text for readers of the accessibility tree alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr-only" id={id}>
      {children}
    </span>
  )
}
