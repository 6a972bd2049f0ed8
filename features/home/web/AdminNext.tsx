import { useQuery } from '#platform/web/data/use-query.ts'
import { adminPath, approvalKindIn, waitingIn } from '#features/administration/rules/sections.ts'
import { ActionCard } from './ActionCard.tsx'
import { AdminPanelQuery } from './admin-panel-query.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** What waits for an admin: overdue approvals and open reports first, then what failed, then other approvals and applications. */
export function AdminNext() {
  const { data } = useQuery(AdminPanelQuery, {})
  if (data === undefined) return null
  const { openReports, openApplications } = data.siteHealth
  const late = data.waitingWork.some(({ path, isLate }) => isLate && approvalKindIn(path) !== null)
  const [approvals, operations] = [waitingIn('approvals', data.waitingWork), waitingIn('operations', data.waitingWork)]
  const approve = { kind: 'Approvals', title: counted(approvals, 'item to approve', 'items to approve'), note: late ? 'The oldest is overdue' : 'The oldest come first', button: 'Review', path: adminPath('approvals') }
  if (late) return <ActionCard action={approve} />
  if (openReports > 0) return <ActionCard action={{ kind: 'Moderation', title: counted(openReports, 'open report', 'open reports'), note: 'The oldest come first', button: 'Decide', path: adminPath('reports') }} />
  if (operations > 0) return <ActionCard action={{ kind: 'Operations', title: counted(operations, 'thing to check', 'things to check'), note: 'Failed tasks, emails, backups or errors', button: 'Look into it', path: adminPath('operations') }} />
  if (approvals > 0) return <ActionCard action={approve} />
  if (openApplications > 0) {
    return <ActionCard action={{ kind: 'Mentors', title: counted(openApplications, 'mentor application', 'mentor applications'), note: 'Members who want to be mentors', button: 'Read', path: adminPath('applications') }} />
  }
  return null
}
