import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import type { SectionProps } from '#features/administration/web/public.tsx'
import { readBanAddress } from './ban-address.ts'
import { AppealsPart } from './AppealsPart.tsx'
import { BansPart } from './BansPart.tsx'
import { ReportsPart } from './ReportsPart.tsx'

const GetModerationCounts = graphql(`
  query GetModerationCounts { waitingWork { name count } }
`)

const TABS = [
  { name: 'reports', label: 'Reports' },
  { name: 'appeals', label: 'Appeals' },
  { name: 'bans', label: 'Bans' },
] as const
type Tab = (typeof TABS)[number]['name']

/** Reports, appeals against decisions, and bans that wait for a second admin. */
export function ReportsSection({ path, search }: SectionProps) {
  const navigate = useNavigate()
  const { roles } = useRoles(true)
  const { data } = useQuery(GetModerationCounts, {}, { meta: { followsMutations: true } })
  const tabs = TABS.filter(({ name }) => name !== 'bans' || roles?.rights.includes('people.ban') === true).map((tab) => ({ ...tab, count: data?.waitingWork.find(({ name }) => name === tab.name)?.count ?? 0 }))
  const active = tabs.find(({ name }) => name === search.get('filter'))?.name ?? 'reports'
  return (
    <Tabs<Tab> label="Moderation" tabs={tabs} active={active} onChange={(name) => navigate(name === 'reports' ? path : `${path}?filter=${name}`, { replace: true })}>
      <div className="grid gap-4">
        {active === 'reports' && <ReportsPart path={path} />}
        {active === 'appeals' && <AppealsPart />}
        {active === 'bans' && <BansPart start={readBanAddress(search)} reportsPath={path} />}
      </div>
    </Tabs>
  )
}
