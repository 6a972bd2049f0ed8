import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { buttonClass } from '#platform/web/ui/button-variant.ts'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { localWhen } from '#features/events/web/public.tsx'
import { bookingFilePath } from '../rules/paths.ts'
import type { BookingData } from './office-hour-queries.ts'

interface Props {
  booking: BookingData
  /** Null for whom it is not: learners move a booking, mentors report it. */
  onMove: (() => void) | null
  onCancel: () => void
  onReport: (() => void) | null
}

/** What the learner or the mentor of an upcoming booking can do with it; nothing once it is canceled. */
export function BookingActions({ booking: { id, onlineUrl, cancelledBy, officeHour }, onMove, onCancel, onReport }: Props) {
  if (cancelledBy !== null) return null
  const when = localWhen(officeHour)
  const save = () => {
    downloadFile(bookingFilePath(id), 'office-hour.ics').catch((error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onlineUrl !== null && <ExternalLink className={buttonClass({ small: true })} to={onlineUrl}>Join online</ExternalLink>}
      <Button small icon={downloadIcon} aria-label={`Calendar file for ${when}`} onClick={save}>
        Calendar file
      </Button>
      {onMove !== null && officeHour.mentor !== null && (
        <Button small aria-label={`Move booking on ${when}`} onClick={onMove}>
          Move
        </Button>
      )}
      <Button small variant="ghost" aria-label={`Cancel booking on ${when}`} onClick={onCancel}>
        Cancel booking
      </Button>
      {onReport !== null && (
        <Button small variant="ghost" aria-label={`Report the subject of the booking on ${when}`} onClick={onReport}>
          Report
        </Button>
      )}
    </div>
  )
}
