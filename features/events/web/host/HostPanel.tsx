import { Fragment, Suspense, useState } from 'react'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { copyIcon, pencilIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { attendanceIsOpen } from '../../rules/attendance.ts'
import { copyEventPath, editEventPath, eventPath } from '../../rules/paths.ts'
import type { EventData, EventDateData } from '../EventPage.tsx'
import { AttendanceCode } from './AttendanceCode.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useNow } from '../use-now.ts'
import type { ViewerEventData } from '../viewer-event-query.ts'
import { GuestList } from './GuestList.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RecordingForm } from './RecordingForm.tsx'

type Open = 'cancel-event' | 'cancel-date' | 'move' | 'delete' | null

/** The tools for hosts of an event. */
export function HostPanel({ event, date, invited }: { event: EventData; date: EventDateData; invited: ViewerEventData['invitedHosts'] }) {
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const [start, end] = [new Date(String(date.startsAt)), new Date(String(date.endsAt))]
  const now = new Date(useNow())
  const isSeries = event.dates.length > 1
  const isToCome = end > now && event.state !== 'cancelled'
  const done = () => {
    closeToHeading(() => setOpen(null))
    navigate(eventPath(event, isSeries ? date.id : undefined), { replace: true })
  }
  return (
    <Section title="For hosts">
      <div className="flex flex-wrap gap-2">
        {event.state !== 'cancelled' && (
          <ButtonLink icon={pencilIcon} to={editEventPath(event.id)}>
            Edit event
          </ButtonLink>
        )}
        {event.group === null && (
          <ButtonLink icon={copyIcon} to={copyEventPath(event.id)}>
            Duplicate
          </ButtonLink>
        )}
        {isSeries && isToCome && <Button onClick={() => setOpen('move')}>{date.isCancelled ? 'Reschedule this date' : 'Move this date'}</Button>}
        {isSeries && isToCome && !date.isCancelled && <Button onClick={() => setOpen('cancel-date')}>Cancel this date</Button>}
        {(event.state === 'proposed' || event.state === 'returned') && (
          <Button variant="danger" onClick={() => setOpen('delete')}>
            Delete
          </Button>
        )}
        {event.state === 'published' && event.dates.some(({ endsAt }) => Date.parse(String(endsAt)) > now.getTime()) && (
          <Button variant="danger" onClick={() => setOpen('cancel-event')}>
            Cancel event
          </Button>
        )}
      </div>
      {invited.length > 0 && (
        <p className="text-sm wrap-anywhere text-text-muted">
          Invited to co-host, no answer yet: {invited.map(({ username, name }, at) => (
            <Fragment key={username}>
              {at > 0 && ', '}
              <a className="link" href={profilePath(username)}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
      {!date.isCancelled && attendanceIsOpen({ starts_at: start, ends_at: end }, now) && <AttendanceCode dateId={date.id} />}
      <GuestList key={date.id} dateId={date.id} />
      {!date.isCancelled && start < now && <RecordingForm key={`recording ${date.id} ${date.recordingRevision}`} date={date} onChanged={done} />}
      <Suspense>
        {open === 'delete' && <DeleteDialog event={event} onClose={() => setOpen(null)} />}
        {open === 'move' && <MoveDialog date={date} timeZone={event.timeZone} onDone={done} onClose={() => setOpen(null)} />}
        {(open === 'cancel-event' || open === 'cancel-date') && <CancelDialog event={event} dateId={open === 'cancel-date' ? date.id : null} onDone={done} onClose={() => setOpen(null)} />}
      </Suspense>
    </Section>
  )
}
