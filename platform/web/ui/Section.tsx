import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Its name in addresses, for links to it. */
  anchor?: string
  /** Buttons at the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page with its heading. */
export function Section({ title, anchor, action, children }: Props) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="grid scroll-mt-[calc(var(--topbar)+1rem)] grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 dir="auto" id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
