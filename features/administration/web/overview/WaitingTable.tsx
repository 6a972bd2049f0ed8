import { Badge } from '#platform/web/ui/Badge.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'

interface Waiting {
  name: string
  label: string
  path: string
  count: number
  oldest: string | null
  aimHours: number
  isLate: boolean
}

const aimText = (hours: number) => (hours % 24 === 0 ? (hours === 24 ? '1 day' : `${hours / 24} days`) : hours === 1 ? '1 hour' : `${hours} hours`)

const COLUMNS = [
  {
    title: 'Waiting',
    cell: ({ path, label, count, isLate }: Waiting) => (
      <span className="flex flex-wrap items-center gap-x-2">
        {/* Its target is the whole row. */}
        <a className="font-medium text-accent after:absolute after:inset-0 hover:underline" href={path}>
          {label}
        </a>
        <span className="tabular min-w-6 rounded-full bg-sunken px-2 text-center text-sm">{countText(count)}</span>
        {isLate && <Badge tone="danger">Overdue</Badge>}
      </span>
    ),
  },
  {
    title: 'Oldest',
    cell: ({ oldest, aimHours }: Waiting) => (
      <>
        {oldest !== null && (
          <span className="whitespace-nowrap">
            <TimeAgo at={oldest} />
          </span>
        )}
        <span className="block text-xs whitespace-nowrap text-text-muted">Target: {aimText(aimHours)}</span>
      </>
    ),
  },
]

/** The work queues of the team in which something waits, with their age and target, and the names of the empty ones. */
export function WaitingTable({ waiting }: { waiting: readonly Waiting[] }) {
  const [busy, empty] = [waiting.filter(({ count }) => count > 0), waiting.filter(({ count }) => count === 0)]
  return (
    <>
      {busy.length === 0 ? (
        <EmptyState text="Nothing is waiting" hint="Everything has been reviewed, answered and sent." />
      ) : (
        <div className="[&_tbody_tr]:relative [&_tbody_tr]:hover:bg-sunken">
          <Table caption="Waiting work" keyOf={({ name }) => name} rows={busy} columns={COLUMNS} />
        </div>
      )}
      {empty.length > 0 && (
        <p className="text-sm text-text-muted">
          Nothing to do:{' '}
          {empty.map(({ name, path, label }, at) => (
            <span key={name}>
              <a className="hover:underline" href={path}>
                {label}
              </a>
              {at < empty.length - 1 ? ', ' : ''}
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
