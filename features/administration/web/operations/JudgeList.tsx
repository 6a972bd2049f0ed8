import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'

interface Software {
  name: string
  version: string
  sandbox: string | null
}

export interface LiveJudge {
  id: string
  capacity: number
  running: number
  startedAt: string
  seenAt: string
  software: readonly Software[]
}

/** The judges that run, each with its load, its sandboxes and the versions of what runs in them. */
export function JudgeList({ judges }: { judges: readonly LiveJudge[] }) {
  return judges.map((judge) => <JudgeCard key={judge.id} judge={judge} />)
}

function JudgeCard({ judge: { id, capacity, running, startedAt, seenAt, software } }: { judge: LiveJudge }) {
  const own = software.find(({ sandbox }) => sandbox === null)
  const name = `Judge ${id.slice(0, 8)}`
  return (
    <section className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4" aria-label={name}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          <span className="tabular">{name}</span>
          <Badge tone={running >= capacity ? 'warning' : 'success'}>
            {running} of {capacity} busy
          </Badge>
        </h3>
        <p className="text-sm text-text-muted">
          {own !== undefined && <>Version {own.version} · </>}Started <TimeAgo at={startedAt} /> · Heartbeat <TimeAgo at={seenAt} />
        </p>
      </header>
      {software.length === 0 ? (
        <p className="text-sm text-text-muted">The judge is starting. Its sandboxes will be listed here in a minute.</p>
      ) : (
        <Table caption={`Sandboxes of ${name}`} keyOf={(one) => one.name} rows={software.filter((one) => one !== own)} columns={COLUMNS} />
      )}
    </section>
  )
}

const COLUMNS = [
  { title: 'Runs', cell: ({ name }: Software) => name },
  { title: 'Version', cell: ({ version }: Software) => <span className="tabular">{version === '' ? 'Unknown' : version}</span> },
  { title: 'Sandbox', cell: ({ sandbox }: Software) => sandbox },
]
