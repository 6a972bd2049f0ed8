import { useQuery } from '#platform/web/data/use-query.ts'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { AttendanceForm } from './AttendanceForm.tsx'
import { CoHostInvitation } from './CoHostInvitation.tsx'
import type { EventData, EventDateData } from './EventPage.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { HostPanel } from './host/HostPanel.tsx'
import { ViewerEventQuery } from './viewer-event-query.ts'

/** What only members see of an event: attendance, feedback, and the tools of hosts. */
export function MemberParts({ event, date }: { event: EventData; date: EventDateData }) {
  const query = useQuery(ViewerEventQuery, { number: event.number })
  const viewer = query.data?.viewerEvent ?? null
  if (viewer === null) return <StaleNote query={query} />
  const own = viewer.answers.find(({ dateId }) => dateId === date.id) ?? null
  return (
    <>
      {viewer.isInvited && <CoHostInvitation event={event} />}
      {own !== null && !date.isCancelled && <AttendanceForm key={date.id} date={date} own={own} />}
      {own !== null && !viewer.isHost && !date.isCancelled && <FeedbackForm key={`feedback ${date.id}`} date={date} own={own} />}
      {viewer.mayEdit && <HostPanel event={event} date={date} invited={viewer.invitedHosts} />}
    </>
  )
}
