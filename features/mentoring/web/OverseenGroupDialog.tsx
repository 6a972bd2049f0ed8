import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { Loading } from './Loading.tsx'

const OverseenGroupQuery = graphql(`
  query OverseenGroup($id: ID!) {
    overseenGroup(id: $id) { id members { name username part joinedAt } assignments { id title kind setAt handedIn returned } }
  }
`)

type Detail = NonNullable<ResultOf<typeof OverseenGroupQuery>['overseenGroup']>
type Member = Detail['members'][number]
type Assignment = Detail['assignments'][number]

/** The people and the assignments of a group for admins, with counts. It shows no work and changes nothing. */
export function OverseenGroupDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const query = useQuery(OverseenGroupQuery, { id })
  return (
    <Dialog open title={name} width="wide" onClose={onClose}>
      <p className="pb-2 text-sm text-text-muted">Read only. What learners hand in is visible to the group’s mentors only.</p>
      <Loading query={query}>
        {({ overseenGroup }) =>
          overseenGroup === null ? (
            <p>This group no longer exists.</p>
          ) : (
            <div className="grid grid-cols-1 gap-6">
              <Part title="Members" isEmpty={overseenGroup.members.length === 0} text="No one is in this group.">
                <Table caption="Members" keyOf={({ username }) => username} rows={overseenGroup.members} columns={MEMBER_COLUMNS} />
              </Part>
              <Part title="Assignments" isEmpty={overseenGroup.assignments.length === 0} text="No assignments yet.">
                <Table caption="Assignments" keyOf={({ id }) => id} rows={overseenGroup.assignments} columns={ASSIGNMENT_COLUMNS} />
              </Part>
            </div>
          )
        }
      </Loading>
    </Dialog>
  )
}

const Part = ({ title, isEmpty, text, children }: { title: string; isEmpty: boolean; text: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2">
    <h3 className="font-medium">{title}</h3>
    {isEmpty ? <p className="text-sm text-text-muted">{text}</p> : children}
  </section>
)

const MEMBER_COLUMNS = [
  { title: 'Name', cell: ({ name, username }: Member) => <a className="link wrap-anywhere" href={profilePath(username)}>{name}</a> },
  { title: 'Role', cell: ({ part }: Member) => <Badge tone={part === 'mentor' ? 'accent' : 'plain'}>{part === 'mentor' ? 'Mentor' : 'Learner'}</Badge> },
  { title: 'Joined', cell: ({ joinedAt }: Member) => <TimeAgo at={String(joinedAt)} /> },
]

const ASSIGNMENT_COLUMNS = [
  { title: 'Assignment', cell: ({ title }: Assignment) => <span className="block min-w-40 wrap-anywhere">{title}</span> },
  { title: 'Kind', cell: ({ kind }: Assignment) => kind },
  { title: 'Assigned', cell: ({ setAt }: Assignment) => <TimeAgo at={String(setAt)} /> },
  // Only texts are handed in.
  { title: 'Handed in', numeric: true, cell: ({ kind, handedIn }: Assignment) => (kind === 'text' ? handedIn : '–') },
  { title: 'Returned', numeric: true, cell: ({ kind, returned }: Assignment) => (kind === 'text' ? returned : '–') },
]
