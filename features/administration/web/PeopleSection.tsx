import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { PEOPLE_ORDERS, type PeopleOrder } from '../rules/people-orders.ts'
import { adminPath } from '../rules/sections.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'
import { isFiltered, PeopleFilters, peopleQuestion } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { ManagedPersonRow } from './ManagedPersonRow.tsx'
import { PersonDetail } from './person/PersonDetail.tsx'

const GetManagedPeople = graphql(`
  query GetManagedPeople($q: String, $filter: String, $role: String, $level: String, $sort: String, $after: String) {
    managedPeople(q: $q, filter: $filter, role: $role, level: $level, sort: $sort, after: $after) {
      items { id username name email avatarUrl joinedAt suspendedAt suspendedUntil suspensionReason suspensionRule roles blogCount reportCount lastActiveAt level }
      next
      total
    }
  }
`)

export type ManagedPerson = ResultOf<typeof GetManagedPeople>['managedPeople']['items'][number]

export type SortPeople = (name: 'joined' | 'active' | 'reports') => { href: string; direction: 'ascending' | 'descending' | null }

/** The page of one account, or the search for accounts. */
export function PeopleSection({ search }: SectionProps) {
  const person = search.get('person')
  return person === null ? <PeopleList search={search} /> : <PersonDetail key={person} username={person} />
}

/** Finds accounts by name, username, address or id, and shows actions for each. */
function PeopleList({ search }: Pick<SectionProps, 'search'>) {
  const question = peopleQuestion(search)
  const sort: PeopleOrder = PEOPLE_ORDERS.find((one) => one === search.get('sort')) ?? '-joined'
  const query = useInfiniteQuery(GetManagedPeople, { variables: (after) => ({ ...question, sort, after }), getNextPageParam: ({ managedPeople }) => managedPeople.next, keepsPrevious: true })
  const sortBy: SortPeople = (name) => {
    const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null
    const next = sort === `-${name}` ? name : `-${name}`
    return { href: changedAddress(adminPath('people'), search, { sort: next === '-joined' ? null : next }), direction }
  }
  return (
    <>
      <PeopleFilters search={search} total={query.data?.pages[0]?.managedPeople.total ?? null} />
      <Loaded query={query}>
        {({ pages }) => {
          const items = pages.flatMap(({ managedPeople }) => managedPeople.items)
          return items.length === 0 ? (
            <EmptyState
              text="No results found."
              {...(isFiltered(question) && { action: <ButtonLink to={changedAddress(adminPath('people'), search, { q: null, role: null, level: null, filter: null })}>Clear filters</ButtonLink> })}
            />
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
