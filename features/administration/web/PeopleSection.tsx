import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { adminPath } from '../rules/sections.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { ManagedPersonRow } from './ManagedPersonRow.tsx'
import { PersonDetail } from './person/PersonDetail.tsx'

const GetManagedPeople = graphql(`
  query GetManagedPeople($q: String, $filter: String, $after: String) {
    managedPeople(q: $q, filter: $filter, after: $after) {
      items { id username name email avatarUrl joinedAt suspendedAt suspendedUntil suspensionReason roles blogCount reportCount lastActiveAt level }
      next
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

/** The page of one account, or the search for accounts. */
export function PeopleSection({ search }: SectionProps) {
  const person = search.get('person')
  return person === null ? <PeopleList search={search} /> : <PersonDetail key={person} username={person} />
}

/** Finds accounts by name, username, address or id, and shows actions for each. */
function PeopleList({ search }: Pick<SectionProps, 'search'>) {
  const [q, filter] = [search.get('q') ?? '', search.get('filter') ?? 'all']
  const [after, goOn] = useState<string | null>(null)
  const query = useQuery(GetManagedPeople, { q: q === '' ? null : q, filter, after })
  return (
    <>
      <PeopleFilters q={q} filter={filter} onAsk={() => goOn(null)} />
      <Loaded query={query}>
        {({ managedPeople: { items, next } }) =>
          items.length === 0 ? (
            <EmptyState text="No results found." />
          ) : (
            <>
              <div className="min-w-0 max-xl:hidden">
                <PeopleTable people={items} onChange={query.refetch} />
              </div>
              <ul className="divide-y divide-line rounded-card border border-line bg-surface xl:hidden">
                {items.map((person) => (
                  <ManagedPersonRow key={person.id} person={person} onChange={query.refetch} />
                ))}
              </ul>
              <div className="flex gap-2">
                {after !== null && <Button onClick={() => goOn(null)}>First page</Button>}
                {next !== null && <Button onClick={() => goOn(next)}>More people</Button>}
              </div>
            </>
          )
        }
      </Loaded>
    </>
  )
}

function PeopleFilters({ q, filter, onAsk }: { q: string; filter: string; onAsk: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  const show = (text: string, filter: string) => {
    onAsk()
    navigate(`${adminPath('people')}?${new URLSearchParams({ ...(text !== '' && { q: text }), ...(filter !== 'all' && { filter }) })}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(text.trim(), filter)
  }
  return (
    <form className="flex flex-wrap gap-3" role="search" onSubmit={submit}>
      <TextInput
        type="search"
        aria-label="Find people by name, username, email or id"
        placeholder="Any part of name, username or email"
        className="max-w-80"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Find</Button>
      <Select aria-label="Filter people" options={FILTERS} value={filter} onChange={(event) => show(text.trim(), event.target.value)} />
    </form>
  )
}
