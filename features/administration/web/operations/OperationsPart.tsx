import type { ReactNode } from 'react'

/** A part of the operations section with its heading. Its tables are regions of their own. */
export function OperationsPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-medium">{title}</h2>
        {action}
      </div>
      {children}
    </div>
  )
}
