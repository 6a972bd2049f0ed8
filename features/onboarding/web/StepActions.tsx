import type { ReactNode } from 'react'

/** The end of a step, always in view: its main action, and a link that skips it. */
export function StepActions({ skipTo, skip = 'Skip this step', children }: { skipTo: string; skip?: string; children: ReactNode }) {
  return (
    <div className="sticky bottom-(--tabs) z-1 -mx-2 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-background px-2 py-4">
      {children}
      <a className="link py-2 text-sm" href={skipTo}>
        {skip}
      </a>
    </div>
  )
}
