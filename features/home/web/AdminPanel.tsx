import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { adminPath, approvalKindIn, waitingIn } from '#features/administration/rules/sections.ts'
import { AdminPanelQuery } from './admin-panel-query.ts'
import { Stats } from './Stats.tsx'

/** The panel of an admin: open decisions, what is wrong in operations, and growth. */
export function AdminPanel() {
  const { data, error, isLoadingError, refetch } = useQuery(AdminPanelQuery, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your dashboard." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24" />
  const { people, newPeople, openReports, openApplications } = data.siteHealth
  const [approvals, operations] = [waitingIn('approvals', data.waitingWork), waitingIn('operations', data.waitingWork)]
  const count = (number: number) => new Intl.NumberFormat().format(number)
  return (
    <Stats
      title="Admin overview"
      stats={[
        { label: 'Approvals', value: count(approvals), to: adminPath('approvals'), isUrgent: data.waitingWork.some(({ path, isLate }) => isLate && approvalKindIn(path) !== null) },
        { label: 'Open reports', value: count(openReports), to: adminPath('reports'), isUrgent: openReports > 0 },
        { label: 'Mentor applications', value: count(openApplications), to: adminPath('applications') },
        { label: 'Operations to check', value: count(operations), to: adminPath('operations'), isUrgent: operations > 0 },
        { label: `Members (${count(newPeople)} new this week)`, value: count(people), to: adminPath('people') },
      ]}
    />
  )
}
