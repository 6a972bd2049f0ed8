import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  stats: readonly { label: string; value: string; to?: string; mark?: ReactNode; isUrgent?: boolean }[]
  children?: ReactNode
}

const COLUMNS: Record<number, string> = { 3: 'sm:grid-cols-3', 5: 'sm:grid-cols-5' }

/** A row of numbers, each with a label and a link. */
export function Stats({ title, stats, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className={`grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line ${COLUMNS[stats.length] ?? 'sm:grid-cols-4'}`}>
        {stats.map(({ label, value, to, mark, isUrgent }) => (
          <div key={label} className="relative flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3 max-sm:last:odd:col-span-2">
            <dt className="text-sm text-text-muted">
              {to === undefined ? (
                label
              ) : (
                <a className="after:absolute after:inset-0 hover:underline" href={to}>
                  {label}
                </a>
              )}
            </dt>
            <dd className={isUrgent === true ? 'tabular flex items-center gap-2 text-xl font-semibold text-danger' : 'tabular flex items-center gap-2 text-xl font-semibold'}>
              {mark}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
