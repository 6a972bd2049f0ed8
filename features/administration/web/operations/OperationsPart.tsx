import type { ReactNode } from 'react'
import { partId } from './part-id.ts'

/** A part of the operations section with its heading. Its tables are regions of their own. */
export function OperationsPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={partId(title)} tabIndex={-1} className="scroll-mt-[calc(var(--topbar)+1rem)] text-base font-medium">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </div>
  )
}
