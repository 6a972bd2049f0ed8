import type { ReactNode } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { bytesText } from '#platform/rules/bytes.ts'
import { Loaded } from './Loaded.tsx'

const GetSiteHealth = graphql(`
  query GetSiteHealth {
    siteHealth {
      databaseBytes connections tasksWaiting tasksParked oldestTask emailsWaiting oldestEmail people newPeople blogs openReports
      openApplications lastBackup diskFree diskTotal parked { id task attempts lastError }
    }
    judging { judge hasSandbox submissionsWaiting submissionsRunning lastJudged }
  }
`)

type Health = ResultOf<typeof GetSiteHealth>['siteHealth']
type Judging = ResultOf<typeof GetSiteHealth>['judging']

// Below this share of the disk the database may soon be unable to write.
const LOW_DISK_SHARE = 0.05

/** The state of the site and its queues. */
export function HealthSection() {
  return <Loaded query={useQuery(GetSiteHealth, {})}>{({ siteHealth, judging }) => <HealthTables health={siteHealth} judging={judging} />}</Loaded>
}

function HealthTables({ health, judging }: { health: Health; judging: Judging }) {
  return (
    <>
      <Table
        caption="Site health"
        keyOf={({ what }) => what}
        rows={linesOf(health, judging)}
        columns={COLUMNS}
      />
      {health.parked.length > 0 && (
        <Table
          caption="Failed jobs"
          keyOf={({ id }) => id}
          rows={health.parked}
          columns={PARKED}
        />
      )}
    </>
  )
}

interface Line {
  what: string
  value: ReactNode
  note: ReactNode
}

function linesOf(health: Health, judging: Judging): Line[] {
  const count = (number: number) => new Intl.NumberFormat().format(number)
  const isDiskLow = health.diskFree !== null && health.diskTotal !== null && health.diskFree < health.diskTotal * LOW_DISK_SHARE
  return [
    { what: 'Database', value: bytesText(health.databaseBytes), note: `${count(health.connections)} connections` },
    {
      what: 'Disk space',
      value: health.diskFree === null ? 'Unknown' : bytesText(health.diskFree),
      note: isDiskLow ? <Badge tone="danger">Nearly full</Badge> : health.diskTotal === null ? '' : `of ${bytesText(health.diskTotal)}`,
    },
    { what: 'Jobs waiting', value: count(health.tasksWaiting), note: health.oldestTask === null ? '' : <>since <TimeAgo at={health.oldestTask} /></> },
    { what: 'Failed jobs', value: count(health.tasksParked), note: health.tasksParked === 0 ? '' : <Badge tone="danger">See below</Badge> },
    { what: 'Emails waiting', value: count(health.emailsWaiting), note: health.oldestEmail === null ? '' : <>since <TimeAgo at={health.oldestEmail} /></> },
    {
      what: 'Judge',
      value: judging.judge === null ? 'None' : judging.hasSandbox ? 'Ready' : <Badge tone="danger">Judge off</Badge>,
      note: judging.judge ?? 'No heartbeat from a judge recently',
    },
    {
      what: 'Submissions waiting',
      value: count(judging.submissionsWaiting),
      note: <>{count(judging.submissionsRunning)} running{judging.lastJudged !== null && <>, last judged <TimeAgo at={judging.lastJudged} /></>}</>,
    },
    { what: 'Last backup', value: health.lastBackup === null ? 'Never' : <TimeAgo at={health.lastBackup} />, note: health.lastBackup === null ? <code>npm run backup -- DIR</code> : '' },
    { what: 'Members', value: count(health.people), note: `${count(health.newPeople)} in the last seven days` },
    { what: 'Published blogs', value: count(health.blogs), note: '' },
    { what: 'Open reports', value: count(health.openReports), note: '' },
    { what: 'Open applications', value: count(health.openApplications), note: '' },
  ]
}

const COLUMNS = [
  { title: 'Metric', cell: ({ what }: Line) => what },
  { title: 'Value', cell: ({ value }: Line) => value, numeric: true },
  { title: 'Details', cell: ({ note }: Line) => <span className="text-text-muted">{note}</span> },
]

const PARKED = [
  { title: 'Job', cell: ({ task }: Health['parked'][number]) => <code>{task}</code> },
  { title: 'Attempts', cell: ({ attempts }: Health['parked'][number]) => attempts, numeric: true },
  { title: 'Last error', cell: ({ lastError }: Health['parked'][number]) => <span className="wrap-anywhere">{lastError ?? ''}</span> },
]
