import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import type { SectionProps } from '../admin-sections.ts'
import { Loaded } from '../Loaded.tsx'
import { ListingTable } from './ListingTable.tsx'

const GetListingKinds = graphql(`
  query GetListingKinds { listingKinds { name label states { name label } } }
`)

/** What people posted, by kind: search, filter by state, and what an admin can do with each. */
export function ListingsSection({ path, search }: SectionProps) {
  const navigate = useNavigate()
  const query = useQuery(GetListingKinds, {})
  return (
    <Loaded query={query}>
      {({ listingKinds }) => {
        const kind = listingKinds.find(({ name }) => name === search.get('filter')) ?? listingKinds[0]
        if (kind === undefined) return <EmptyState text="Nothing to list" hint="You don’t have permission for jobs, events or ideas." />
        return (
          <Tabs label="Kind" tabs={listingKinds.map(({ name, label }) => ({ name, label }))} active={kind.name} onChange={(name) => navigate(`${path}?filter=${name}`, { replace: true })}>
            <ListingTable key={kind.name} path={path} kind={kind} search={search} />
          </Tabs>
        )
      }}
    </Loaded>
  )
}
