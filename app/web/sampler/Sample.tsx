import type { ReactNode } from 'react'

/** A group of samples with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <h3 className="font-mono text-xs font-medium tracking-normal text-text-muted">{name}</h3>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
