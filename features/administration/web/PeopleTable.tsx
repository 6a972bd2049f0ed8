import { Badge } from '#platform/web/ui/Badge.tsx'
import { Breakable } from '#platform/web/ui/Breakable.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { personPath } from '../rules/sections.ts'
import type { ManagedPerson, SortPeople } from './PeopleSection.tsx'
import { SuspensionNote } from './SuspensionNote.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** Accounts in a dense table, for wide screens. */
export function PeopleTable({ people, sortBy, onChange }: { people: readonly ManagedPerson[]; sortBy: SortPeople; onChange: () => void }) {
  return <Table stacks isDense caption="Accounts" keyOf={({ id }) => id} rows={people} columns={columnsFor(sortBy, onChange)} />
}

const ORDERS: Record<string, 'joined' | 'active' | 'reports' | undefined> = { Joined: 'joined', 'Last active': 'active', Reports: 'reports' }

const columnsFor = (sortBy: SortPeople, onChange: () => void) => [
  ...COLUMNS.map((column) => {
    const order = ORDERS[column.title]
    return order === undefined ? column : { ...column, sort: sortBy(order) }
  }),
  { title: 'Actions', cell: (person: ManagedPerson) => <PersonMenu person={person} onChange={onChange} /> },
]

const COLUMNS = [
  {
    title: 'Person',
    cell: ({ name, username, email }: ManagedPerson) => (
      <span className="block py-1">
        <a className="font-medium wrap-anywhere hover:underline" href={personPath(username)} aria-label={`Details of ${name}`}>
          {name}
        </a>
        <span className="block text-xs text-text-muted wrap-anywhere">
          @{username}
        </span>
        <span className="block text-xs text-text-muted sm:min-w-56 wrap-anywhere">
          <Breakable text={email} />
        </span>
      </span>
    ),
  },
  {
    title: 'Role',
    cell: ({ roles, suspendedAt, ...person }: ManagedPerson) => (
      <span className="flex flex-wrap gap-1">
        {roles.length === 0 && suspendedAt === null && <span className="text-text-muted">Learner</span>}
        {roles.map((role) => (
          <Badge key={role} tone="accent">
            {role === 'admin' ? 'Admin' : 'Mentor'}
          </Badge>
        ))}
        {suspendedAt !== null && (
          <>
            <Badge tone="danger">Suspended</Badge>
            <SuspensionNote person={person} />
          </>
        )}
      </span>
    ),
  },
  { title: 'Level', cell: ({ level }: ManagedPerson) => level },
  { title: 'Last active', cell: ({ lastActiveAt }: ManagedPerson) => <span className="whitespace-nowrap">{lastActiveAt === null ? 'Never' : <TimeAgo at={lastActiveAt} />}</span> },
  { title: 'Joined', cell: ({ joinedAt }: ManagedPerson) => <span className="whitespace-nowrap"><TimeAgo at={joinedAt} /></span> },
  { title: 'Blogs', cell: ({ blogCount, username }: ManagedPerson) => (blogCount === 0 ? '0' : <a className="link" href={profilePath(username)}>{blogCount}</a>), numeric: true },
  { title: 'Reports', cell: ({ reportCount, username }: ManagedPerson) => (reportCount === 0 ? '0' : <a href={personPath(username)}><Badge tone="warning">{reportCount}</Badge></a>), numeric: true },
]
