import type { ReactNode } from 'react'

/** Numbers and states with their names, as tiles. */
export function Figures({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-1 px-4 py-3 shadow-[0_0_0_1px_var(--color-line)]">
          <dt className="text-sm text-text-muted">{name}</dt>
          <dd className="tabular font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
