import { previewOfMarkdown } from '#platform/rules/join-blocks.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { useSession } from '#platform/web/session/session.ts'
import { whenText } from '../../rules/event-times.ts'
import { MAX_DATES, recurrenceText } from '../../rules/recurrence.ts'
import { EventCard } from '../EventCard.tsx'
import type { EventCardData } from '../event-fields.ts'
import { instantIn } from '../local-time.ts'
import { inputOf, type EventFormValues } from './form-values.ts'

const HOUR_MS = 3600 * 1000
const PREVIEW_LENGTH = 200

/** The card of the event as it will be in lists, while it is written. It repeats the form, so it is no part of the accessible page. */
export function EventPreview({ value }: { value: EventFormValues }) {
  const session = useSession()
  return (
    <aside className="grid grid-cols-1 gap-3 lg:sticky lg:top-20" aria-hidden="true" inert>
      <p className="text-sm font-medium text-text-muted">Preview</p>
      <div className="grid grid-cols-1 gap-3">
        {value.imageId !== null && <img className="aspect-[1200/630] w-full rounded-card border border-line object-cover" src={imageUrl(value.imageId, 'medium')} alt="" />}
        <EventCard event={cardOf(value, session?.user.name ?? '')} state={null} />
      </div>
    </aside>
  )
}

/** What the card shows of the form. A time that is not complete shows as the next full hour. */
function cardOf(value: EventFormValues, hostName: string): EventCardData {
  const startsAt = instantIn(value.startsAt, value.timeZone) ?? new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS)
  const end = instantIn(value.endsAt, value.timeZone)
  const endsAt = end !== null && end > startsAt ? end : new Date(startsAt.getTime() + HOUR_MS)
  const { capacity, dateCount, place, onlineUrl } = inputOf(value)
  const isSeries = dateCount !== null && dateCount >= 2 && dateCount <= MAX_DATES && value.startsAt !== ''
  return {
    id: value.id,
    number: 0,
    slug: 'preview',
    title: value.title.trim() === '' ? 'Title of your event' : value.title,
    preview: value.description.trim() === '' ? 'The first lines of the description.' : previewOfMarkdown(value.description, PREVIEW_LENGTH),
    type: value.type,
    imageUrl: null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    when: whenText(startsAt, endsAt, value.timeZone),
    timeZone: value.timeZone,
    place: place.trim(),
    isOnline: onlineUrl.trim() !== '',
    recurrence: isSeries ? recurrenceText(value.startsAt, value.recurrence, dateCount) : null,
    capacity: capacity !== null && capacity > 0 ? capacity : null,
    taken: 0,
    offered: 0,
    isCancelled: false,
    hasRecording: false,
    host: hostName === '' ? null : { id: value.id, username: '', name: hostName },
  }
}
