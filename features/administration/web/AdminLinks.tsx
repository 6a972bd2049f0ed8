import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { adminPath, waitingIn } from '../rules/sections.ts'
import { ADMIN_GROUPS, type AdminSection } from './admin-sections.ts'

const GetWaitingCounts = graphql(`
  query GetWaitingCounts { waitingWork { path count } }
`)

interface Props {
  sections: readonly AdminSection[]
  active: string
}

/** The links to the sections that the viewer may see, in groups, with the number of items that wait. */
export function AdminLinks({ sections, active }: Props) {
  const { data } = useQuery(GetWaitingCounts, {}, { meta: { followsMutations: true } })
  const links = sections.map(({ name, label, group }) => ({
    name,
    label,
    to: adminPath(name),
    group: ADMIN_GROUPS[group],
    // Only queues of the team have a number; failed tasks and sources are on the overview.
    count: group === 'today' && name !== 'overview' ? waitingIn(name, data?.waitingWork ?? []) : 0,
  }))
  return <SectionLinks label="Administration" links={links} active={active} />
}
