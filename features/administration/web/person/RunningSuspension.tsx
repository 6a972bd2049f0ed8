import { dayAndTime } from '#platform/web/ui/time-words.ts'
import type { Detail } from './PersonDetail.tsx'

/** Why a person is suspended, until when, and by whom. */
export function RunningSuspension({ suspension: { rule, reason, by, since, until } }: { suspension: NonNullable<Detail['suspension']> }) {
  const rows = [
    { label: 'Rule', value: rule ?? 'None' },
    { label: 'Reason', value: reason === '' ? 'None' : reason },
    { label: 'Since', value: dayAndTime(new Date(since)) },
    { label: 'Ends', value: until === null ? 'When an admin ends it' : dayAndTime(new Date(until)) },
    { label: 'By', value: by === null ? 'The site' : `@${by}` },
  ]
  return (
    <section className="card grid gap-3 border-danger p-4 text-sm" aria-labelledby="suspension">
      <h2 id="suspension" className="font-semibold text-danger">
        Suspended
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
