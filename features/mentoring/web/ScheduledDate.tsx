import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { localWhen } from '#features/events/web/public.tsx'
import type { GroupData, ScheduledDateData } from './group-query.ts'
import { seriesText } from './series.ts'
import { WhenText } from './WhenText.tsx'

interface Props {
  date: ScheduledDateData
  /** The later dates of the same event. */
  later?: readonly ScheduledDateData[]
  isOver: boolean
  group: GroupData
  /** Opens the list of who came; null: the viewer may not. */
  onMark: (() => void) | null
}

/** A date of a group: when, where, and who came. Later dates of a series are folded. */
export function ScheduledDate({ date, later = [], isOver, group, onMark }: Props) {
  const { path, title, startsAt, endsAt, timeZone, place, onlineUrl, isCancelled, cancelReason, hasStarted, present } = date
  const own = useSession()?.user.id
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <a className="link" href={path}>
            {title}
          </a>
          {isCancelled && <Badge tone="danger">Canceled</Badge>}
          {hasStarted && group.part === 'learner' && !isCancelled && own !== undefined && <Badge tone={present.includes(own) ? 'success' : 'plain'}>{present.includes(own) ? 'You attended' : 'Not marked as present'}</Badge>}
        </p>
        <p className="text-sm">
          <WhenText startsAt={String(startsAt)} endsAt={String(endsAt)} timeZone={timeZone} />
          {place !== '' && <span className="block text-text-muted wrap-anywhere">{place}</span>}
        </p>
        {isCancelled && cancelReason !== '' && <p className="text-sm wrap-anywhere">{cancelReason}</p>}
        {!isCancelled && !isOver && onlineUrl !== '' && (
          <p className="text-sm">
            <ExternalLink to={onlineUrl}>Join online</ExternalLink>
          </p>
        )}
        {later.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer">{seriesText([date, ...later])}</summary>
            <ul className="mt-2 grid gap-1">
              {later.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  <a className="link" href={one.path}>
                    {localWhen(one)}
                  </a>
                  {one.isCancelled && <Badge tone="danger">Canceled</Badge>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {onMark !== null && (
        <Button small aria-label={`Attendance: ${present.length} of ${group.learners.length} came to ${title}, ${localWhen(date)}`} onClick={onMark}>
          Attendance: {present.length} of {group.learners.length}
        </Button>
      )}
    </li>
  )
}
