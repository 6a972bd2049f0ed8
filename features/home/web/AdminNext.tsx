import { useQuery } from '#platform/web/data/use-query.ts'
import { ActionCard } from './ActionCard.tsx'
import { AdminPanelQuery } from './admin-panel-query.ts'

/** What waits for an admin, as the overview of the administration orders it: the most urgent queue, and how much waits in others. */
export function AdminNext() {
  const waiting = useQuery(AdminPanelQuery, {}).data?.waitingWork.filter(({ count }) => count > 0) ?? []
  const [first, ...others] = waiting
  if (first === undefined) return null
  const { label, path, count, isLate } = first
  const elsewhere = others.reduce((sum, { count }) => sum + count, 0)
  const note = `${isLate ? 'Past its target. ' : ''}${elsewhere === 0 ? 'Nothing else waits.' : `${elsewhere} more in other queues.`}`
  return <ActionCard action={{ kind: 'administration', title: `${label}: ${count}`, note, button: 'Open', path }} />
}
