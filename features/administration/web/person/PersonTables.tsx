import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { changeText } from '../../rules/audit-details.ts'
import type { Detail } from './PersonDetail.tsx'

type Grant = Detail['grants'][number]
type Report = Detail['reports'][number]
type Entry = Detail['entries'][number]

const Admin = ({ username, name }: { username: string | null; name: string | null }) => (username === null ? <>The site</> : <a className="link" href={profilePath(username)}>{name}</a>)

const ActionOn = ({ actionText, change }: { actionText: string; change: string }) => (
  <div className="wrap-anywhere first-letter:uppercase">
    {actionText} this person
    {change !== '' && <span className="block text-sm text-text-muted">{change}</span>}
  </div>
)

const GRANTS = [
  { title: 'Role', cell: ({ role }: Grant) => (role === 'admin' ? 'Admin' : 'Mentor') },
  { title: 'Granted', cell: ({ grantedAt }: Grant) => <TimeAgo at={grantedAt} /> },
  { title: 'By', cell: ({ grantedBy, grantedByName }: Grant) => <Admin username={grantedBy} name={grantedByName} /> },
  { title: 'State', cell: ({ revokedAt }: Grant) => (revokedAt === null ? <Badge tone="success">Active</Badge> : <>Removed <TimeAgo at={revokedAt} /></>) },
]

/** The roles that a person has and had. */
export const GrantTable = ({ grants }: { grants: readonly Grant[] }) =>
  grants.length === 0 ? <p className="text-sm text-text-muted">Learner only.</p> : <Table stacks caption="Granted and removed roles" rows={grants} columns={GRANTS} keyOf={({ role, grantedAt }) => `${role} ${grantedAt}`} />

const REPORTS = [
  { title: 'About', cell: ({ kind }: Report) => kind },
  { title: 'Reason', cell: ({ reason }: Report) => <span className="wrap-anywhere">{reason}</span> },
  { title: 'When', cell: ({ reportedAt }: Report) => <TimeAgo at={reportedAt} /> },
  { title: 'State', cell: ({ closedAt }: Report) => (closedAt === null ? <Badge tone="warning">Open</Badge> : <Badge>Decided</Badge>) },
]

/** The latest reports about a person and what they wrote. */
export const ReportTable = ({ reports }: { reports: readonly Report[] }) =>
  reports.length === 0 ? <p className="text-sm text-text-muted">No reports.</p> : <Table stacks caption="Latest reports" rows={reports} columns={REPORTS} keyOf={({ id }) => id} />

const ENTRIES = [
  { title: 'When', cell: ({ doneAt }: Entry) => <TimeAgo at={doneAt} /> },
  { title: 'Who', cell: ({ actor, actorName }: Entry) => <Admin username={actor} name={actorName} /> },
  { title: 'Action', cell: ({ actionText, details }: Entry) => <ActionOn actionText={actionText} change={changeText(details)} /> },
  { title: 'Reason', cell: ({ reason }: Entry) => (reason === '' ? null : <span className="wrap-anywhere">{reason}</span>) },
]

/** The latest admin actions about a person. */
export const EntryTable = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length === 0 ? <p className="text-sm text-text-muted">No admin actions.</p> : <Table stacks caption="Latest admin actions" rows={entries} columns={ENTRIES} keyOf={({ id }) => id} />
