import { useId, type ReactNode } from 'react'

/** A part of the operations section with its heading. */
export function OperationsPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-base font-medium">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
