import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { PEOPLE_ORDERS, type PeopleOrder } from '../rules/people-orders.ts'
import { adminPath } from '../rules/sections.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { ManagedPersonRow } from './ManagedPersonRow.tsx'
import { PersonDetail } from './person/PersonDetail.tsx'

const GetManagedPeople = graphql(`
  query GetManagedPeople($q: String, $filter: String, $sort: String, $after: String) {
    managedPeople(q: $q, filter: $filter, sort: $sort, after: $after) {
      items { id username name email avatarUrl joinedAt suspendedAt suspendedUntil suspensionReason roles blogCount reportCount lastActiveAt level }
      next
      total
    }
  }
`)

export type ManagedPerson = ResultOf<typeof GetManagedPeople>['managedPeople']['items'][number]

const FILTERS = [
  { value: 'all', label: 'Everyone' },
  { value: 'mentors', label: 'Mentors' },
  { value: 'admins', label: 'Admins' },
  { value: 'suspended', label: 'Suspended' },
]

/** For narrow screens, where the list has no heads. */
const SORTS = [
  { value: '', label: 'Newest first' },
  { value: '-active', label: 'Last active first' },
  { value: '-reports', label: 'Most reports first' },
  { value: 'joined', label: 'Oldest first' },
]

/** The server counts no further. */
const MAX_COUNTED = 10_000

export type SortPeople = (name: 'joined' | 'active' | 'reports') => { href: string; direction: 'ascending' | 'descending' | null }

/** The page of one account, or the search for accounts. */
export function PeopleSection({ search }: SectionProps) {
  const person = search.get('person')
  return person === null ? <PeopleList search={search} /> : <PersonDetail key={person} username={person} />
}

/** Finds accounts by name, username, address or id, and shows actions for each. */
function PeopleList({ search }: Pick<SectionProps, 'search'>) {
  const [q, filter] = [search.get('q') ?? '', search.get('filter') ?? 'all']
  const sort: PeopleOrder = PEOPLE_ORDERS.find((one) => one === search.get('sort')) ?? '-joined'
  const query = useInfiniteQuery(GetManagedPeople, { variables: (after) => ({ q: q === '' ? null : q, filter, sort, after }), getNextPageParam: ({ managedPeople }) => managedPeople.next, keepsPrevious: true })
  const sortBy: SortPeople = (name) => {
    const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null
    const next = sort === `-${name}` ? name : `-${name}`
    return { href: changedAddress(adminPath('people'), search, { sort: next === '-joined' ? null : next }), direction }
  }
  return (
    <>
      <PeopleFilters q={q} filter={filter} search={search} total={query.data?.pages[0]?.managedPeople.total ?? null} />
      <Loaded query={query}>
        {({ pages }) => {
          const items = pages.flatMap(({ managedPeople }) => managedPeople.items)
          return items.length === 0 ? (
            <EmptyState text="No results found." />
          ) : (
            <>
              <div className="min-w-0 max-xl:hidden">
                <PeopleTable people={items} sortBy={sortBy} onChange={query.refetch} />
              </div>
              <ul className="min-w-0 divide-y divide-line rounded-card border border-line bg-surface xl:hidden">
                {items.map((person) => (
                  <ManagedPersonRow key={person.id} person={person} onChange={query.refetch} />
                ))}
              </ul>
              <MoreButton query={query}>More people</MoreButton>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function PeopleFilters({ q, filter, search, total }: { q: string; filter: string; search: URLSearchParams; total: number | null }) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  const change = (changes: Record<string, string>) => navigate(changedAddress(adminPath('people'), search, changes))
  const sort = search.get('sort') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ q: text.trim() })
  }
  return (
    <form className="flex flex-wrap items-center gap-3" role="search" onSubmit={submit}>
      <TextInput
        type="search"
        aria-label="Find people by name, username, email or id"
        placeholder="Any part of name, username or email"
        className="max-w-80"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Find</Button>
      <Select aria-label="Filter people" options={FILTERS} value={filter} onChange={(event) => change({ q: text.trim(), filter: event.target.value === 'all' ? '' : event.target.value })} />
      <div className="xl:hidden">
        <Select aria-label="Sort people" options={SORTS} value={SORTS.some(({ value }) => value === sort) ? sort : ''} onChange={(event) => change({ q: text.trim(), sort: event.target.value })} />
      </div>
      <p role="status" className="tabular text-sm text-text-muted">
        {total === null ? '' : total === 1 ? '1 person' : `${new Intl.NumberFormat('en').format(total)}${total === MAX_COUNTED ? '+' : ''} people`}
      </p>
    </form>
  )
}
