import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { CHART_DAYS } from '../../rules/overview.ts'
import { adminPath } from '../../rules/sections.ts'
import type { SectionProps } from '../admin-sections.ts'
import { Loaded } from '../Loaded.tsx'
import { OverviewCharts } from './OverviewCharts.tsx'
import { WaitingTable } from './WaitingTable.tsx'

const GetOverview = graphql(`
  query GetOverview($days: Int!) {
    waitingWork { name label path count oldest aimHours isLate }
    overviewCharts(days: $days) {
      days series { name label unit counts previous hasPast } funnel { label count previous } retention { cohort joined weeks }
    }
  }
`)

const SPANS = CHART_DAYS.map((days) => ({ value: String(days), label: days === 365 ? 'Last year' : `Last ${days} days` }))

/** The work queues of the team, and the usage of the site. */
export function OverviewSection({ search }: SectionProps) {
  const navigate = useNavigate()
  const days = CHART_DAYS.find((span) => String(span) === search.get('filter')) ?? CHART_DAYS[0]
  const query = useQuery(GetOverview, { days }, { keepsPrevious: true })
  return (
    <Loaded query={query}>
      {({ waitingWork, overviewCharts }) => (
        <>
          <WaitingTable waiting={waitingWork} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-base">Site activity</h2>
            <Select aria-label="Period" options={SPANS} value={String(days)} onChange={(event) => navigate(`${adminPath('overview')}?filter=${event.target.value}`)} />
          </div>
          <OverviewCharts charts={overviewCharts} />
        </>
      )}
    </Loaded>
  )
}
