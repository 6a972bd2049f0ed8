import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import type { Answer } from '../rules/rsvp.ts'
import { Notice } from './EventNotices.tsx'
import { localRangeText } from './local-when.ts'
import type { ViewerAnswer } from './viewer-event-query.ts'

interface Props {
  own: ViewerAnswer | null
  busy: boolean
  onAnswer: (answer: Answer) => void
}

/** What the viewer's answer means now: a place to take, a position in the line, or a new time to look at. */
export function AnswerNote({ own, busy, onAnswer }: Props) {
  const isMounted = useMounted()
  if (own === null || !isMounted) return null
  if (own.state === 'offered') {
    return (
      <Notice tone="border-accent bg-accent-subtle">
        <p role="status">A place is available for you until {localRangeText(new Date(String(own.offeredUntil)), null, deviceTimeZone())}.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy} onClick={() => onAnswer('going')}>
            Claim the place
          </Button>
          <Button onClick={() => onAnswer('no')}>Decline</Button>
        </div>
      </Notice>
    )
  }
  if (own.state === 'waiting') {
    return (
      <p role="status" className="text-sm text-text-muted">
        You’re on the waiting list. {own.before === 0 ? 'You’re next in line.' : own.before === 1 ? '1 person is ahead of you.' : `${own.before} people are ahead of you.`} We’ll notify you when a place is available.
      </p>
    )
  }
  if (own.isOutdated && own.state !== 'no') {
    return (
      <Notice tone="border-warning bg-warning-subtle">
        <p role="status">The time, place or description has changed since you answered.</p>
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => onAnswer(own.state === 'maybe' ? 'maybe' : 'going')}>
            That works
          </Button>
          <Button onClick={() => onAnswer('no')}>I can’t go</Button>
        </div>
      </Notice>
    )
  }
  return null
}
