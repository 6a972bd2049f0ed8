import { useQuery } from '#platform/web/data/use-query.ts'
import { adminPath } from '#features/administration/rules/sections.ts'
import { ActionCard } from './ActionCard.tsx'
import { AdminPanelQuery } from './admin-panel-query.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** What waits for an admin: open reports first, then what failed, then applications. */
export function AdminNext() {
  const health = useQuery(AdminPanelQuery, {}).data?.siteHealth
  if (health === undefined) return null
  const { openReports, tasksParked, openApplications } = health
  if (openReports > 0) return <ActionCard action={{ kind: 'Moderation', title: counted(openReports, 'open report', 'open reports'), note: 'The oldest come first', button: 'Decide', path: adminPath('reports') }} />
  if (tasksParked > 0) return <ActionCard action={{ kind: 'Operations', title: counted(tasksParked, 'failed job', 'failed jobs'), note: 'They wait for a retry', button: 'Look into it', path: adminPath('health') }} />
  if (openApplications > 0) {
    return <ActionCard action={{ kind: 'Mentors', title: counted(openApplications, 'mentor application', 'mentor applications'), note: 'Members who want to be mentors', button: 'Read', path: adminPath('applications') }} />
  }
  return null
}
