import type { ReactNode } from 'react'
import type { EventData, EventDateData } from './EventPage.tsx'

/** What a reader must know first: canceled, waiting for approval, for a group alone. */
export function EventNotices({ event: { state, comment, group, dates }, date }: { event: EventData; date: EventDateData }) {
  if (state === 'cancelled') return <Notice tone="border-danger bg-danger-subtle">This event was canceled. {comment}</Notice>
  if (state === 'proposed') return <Notice tone="border-warning bg-warning-subtle">Only its hosts can see this event until an admin approves it.</Notice>
  if (state === 'returned') return <Notice tone="border-warning bg-warning-subtle">The reviewer requested changes: {comment}</Notice>
  if (date.isCancelled) return <Notice tone="border-danger bg-danger-subtle">{dates.length === 1 ? 'This event' : 'This date'} was canceled. {date.cancelReason}</Notice>
  if (group !== null) return <Notice tone="border-line bg-sunken">Only the members of “{group}” can see this event.</Notice>
  return null
}

export const Notice = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <div className={`grid justify-items-start gap-3 rounded-card border p-4 text-sm wrap-anywhere ${tone}`}>{children}</div>
)
