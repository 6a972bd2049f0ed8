import { useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import type { SectionProps } from '#features/administration/web/public.tsx'
import { Loading } from './Loading.tsx'
import { OverseenGroupDialog } from './OverseenGroupDialog.tsx'

const WaitingGroupsQuery = graphql(`query GroupsWithoutMentor { groupsWithoutMentor { id name learners createdAt } }`)
const AdoptGroup = graphql(`mutation AdoptMentorGroup($id: ID!, $username: String!) { adoptMentorGroup(id: $id, username: $username) }`)

const OverseenGroupsQuery = graphql(`
  query OverseenGroups($find: String, $page: Int) {
    overseenGroups(find: $find, page: $page) { items { id name mentors learners assignments waiting isArchived createdAt } total pages }
  }
`)

type OverseenGroup = ResultOf<typeof OverseenGroupsQuery>['overseenGroups']['items'][number]

/** All groups for admins: those without a mentor first, which they give to another one. */
export function GroupsAdmin({ path, search }: SectionProps) {
  const query = useQuery(WaitingGroupsQuery, {})
  return (
    <>
      <Loading query={query}>
        {({ groupsWithoutMentor }) =>
          groupsWithoutMentor.length > 0 && (
            <Section title="Without a mentor">
              <ul className="grid grid-cols-1 gap-3">
                {groupsWithoutMentor.map((group) => (
                  <li key={group.id} className="card grid grid-cols-1 gap-3 p-5">
                    <p className="wrap-anywhere">
                      <span className="font-medium">{group.name}</span>{' '}
                      <span className="text-sm text-text-muted">
                        {group.learners === 1 ? '1 learner' : `${group.learners} learners`}, created <TimeAgo at={String(group.createdAt)} />
                      </span>
                    </p>
                    <AdoptForm id={group.id} onDone={query.refetch} />
                  </li>
                ))}
              </ul>
            </Section>
          )
        }
      </Loading>
      <AllGroups path={path} search={search} />
    </>
  )
}

function AllGroups({ path, search }: SectionProps) {
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const find = search.get('q')
  const query = useQuery(OverseenGroupsQuery, { find, page })
  const href = (number: number) => `${path}?${new URLSearchParams({ ...(find !== null && { q: find }), ...(number > 1 && { page: String(number) }) })}`
  return (
    <>
      <SearchBox label="Search groups" placeholder="Part of the name" path={path} search={search} />
      <Loading query={query}>
        {({ overseenGroups: { items, pages } }) =>
          items.length === 0 ? (
            <EmptyState text="No groups found" />
          ) : (
            <>
              <Table stacks="early" caption="List of mentor groups" keyOf={({ id }) => id} rows={items} columns={COLUMNS} />
              <Pager page={Math.min(page, pages)} pages={pages} href={href} />
            </>
          )
        }
      </Loading>
    </>
  )
}

function OpenGroup({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="link text-left" onClick={() => setIsOpen(true)}>
        {name}
      </button>
      {isOpen && <OverseenGroupDialog id={id} name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const COLUMNS = [
  {
    title: 'Group',
    cell: ({ id, name, isArchived }: OverseenGroup) => (
      <span className="block min-w-40 wrap-anywhere">
        <OpenGroup id={id} name={name} /> {isArchived && <Badge>Archived</Badge>}
      </span>
    ),
  },
  { title: 'Mentors', cell: ({ mentors }: OverseenGroup) => <span className="block min-w-32 wrap-anywhere">{mentors.join(', ') || '–'}</span> },
  { title: 'Learners', numeric: true, cell: ({ learners }: OverseenGroup) => learners },
  { title: 'Assignments', numeric: true, cell: ({ assignments }: OverseenGroup) => assignments },
  { title: 'To grade', numeric: true, cell: ({ waiting }: OverseenGroup) => waiting },
  { title: 'Created', cell: ({ createdAt }: OverseenGroup) => <TimeAgo at={String(createdAt)} /> },
]

function AdoptForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [username, setUsername] = useState('')
  const adopt = useMutation(AdoptGroup, { onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adopt.mutate({ id, username })
  }
  return (
    <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
      <Field label="Username of the new mentor" error={adopt.error?.fields['username'] ?? adopt.error?.message}>
        {(control) => <TextInput {...control} autoComplete="off" value={username} onChange={({ target }) => setUsername(target.value)} />}
      </Field>
      <Button type="submit" className="sm:mt-6.5" busy={adopt.isPending}>
        Assign this mentor
      </Button>
    </form>
  )
}
