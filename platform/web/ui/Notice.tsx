import type { ReactNode } from 'react'
import { alertIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

/** A short message about the state of a page or a part of it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-warning-subtle px-3 py-2.5 text-sm text-text">
      <span className="mt-0.5 text-warning">
        <Icon of={alertIcon} small />
      </span>
      {children}
    </p>
  )
}
