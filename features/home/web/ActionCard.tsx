import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'

export interface Action {
  /** What kind of thing it is. */
  kind: string
  title: string
  note: ReactNode
  button: string
  path: string
}

/** The one thing to do next, at the top of home. */
export const ActionCard = ({ action: { kind, title, note, button, path } }: { action: Action }) => (
  <section aria-labelledby="next-action" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-accent bg-accent-subtle p-5">
    <div className="grid min-w-0 gap-1">
      <h2 id="next-action" className="text-sm text-text-muted">
        Up next: {kind}
      </h2>
      <p className="text-lg font-medium wrap-anywhere">{title}</p>
      <p className="tabular text-sm wrap-anywhere text-text-muted">{note}</p>
    </div>
    <ButtonLink variant="primary" to={path}>
      {button}
    </ButtonLink>
  </section>
)
