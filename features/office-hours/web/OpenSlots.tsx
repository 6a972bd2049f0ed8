import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { showsDeviceTime } from '#platform/web/device-time-zone.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { flagIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { timeRange } from '#platform/web/ui/time-words.ts'
import { localWhen } from '#features/events/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { Loading } from '#features/mentoring/web/public.tsx'
import { OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { OpenOfficeHoursQuery, type OfficeHourData } from './office-hour-queries.ts'
import { byDay, openOffers, type OpenOffer } from './open-offers.ts'
import { SlotPlace } from './SlotFacts.tsx'

const BookDialog = lazyPart(() => import('./BookDialog.tsx').then((module) => module.BookDialog))

interface Props {
  mentor: string | null
  group: string | null
  after: string | null
  /** Called with an office hour that was booked. */
  onBooked: (id: string) => void
}

/** The office hours that the viewer can book; those of one mentor or one group if chosen. */
export function OpenSlots({ mentor, group, after, onBooked }: Props) {
  const query = useQuery(OpenOfficeHoursQuery, { mentor, group, after }, { refetchInterval: FOLLOW_MS })
  const [chosen, choose] = useState<OfficeHourData | null>(null)
  const isFiltered = mentor !== null || group !== null
  return (
    <Loading query={query}>
      {({ officeHours: { items, next } }) => (
        <div className="grid grid-cols-1 gap-4">
          {isFiltered && (
            <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
              {mentor === null ? `Only for members of ${items[0]?.group ?? 'one group'}.` : `Only those of ${items[0]?.mentor?.name ?? 'one mentor'}.`}
              <ButtonLink small to={OFFICE_HOURS_PATH}>
                Show all
              </ButtonLink>
            </p>
          )}
          {items.length === 0 && (
            <EmptyState
              text={isFiltered ? 'No open office hours here' : 'No open office hours at the moment'}
              hint={isFiltered ? 'Look at those of all mentors, or come back later.' : 'Mentors offer new ones every week. You can also ask for a review of your code at any time.'}
            />
          )}
          <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {openOffers(items).map((offer) => (
              <Offer key={offer.slot.id} offer={offer} onBook={choose} />
            ))}
          </ul>
          {next !== null && (
            <div>
              <ButtonLink to={nextPath({ mentor, group, next })}>Later office hours</ButtonLink>
            </div>
          )}
          <Suspense>
            {chosen !== null && (
              <BookDialog slot={chosen} now={items.find(({ id }) => id === chosen.id) ?? null} isComplete={after === null && next === null} onBooked={() => onBooked(chosen.id)} onClose={() => choose(null)} />
            )}
          </Suspense>
        </div>
      )}
    </Loading>
  )
}

function nextPath({ mentor, group, next }: { mentor: string | null; group: string | null; next: string }): string {
  const search = new URLSearchParams({ ...(mentor !== null && { mentor }), ...(group !== null && { group }), after: next })
  return `${OFFICE_HOURS_PATH}?${search.toString()}`
}

/** How many times of an offer are shown at first. */
const SHOWN = 3

interface OfferProps {
  offer: OpenOffer
  onBook: (slot: OfficeHourData) => void
}

/** A mentor’s open slots that differ only in their times. */
function Offer({ offer: { slot, slots }, onBook }: OfferProps) {
  const [isReporting, report] = useState(false)
  const [showsAll, showAll] = useState(false)
  const { mentor, about } = slot
  const later = showsAll ? 0 : slots.length - SHOWN
  return (
    <li className="card grid grid-cols-1 content-start gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        {mentor !== null && (
          <a className="flex min-w-0 items-center gap-2 text-sm font-medium hover:underline" href={profilePath(mentor.username)}>
            <Avatar person={{ id: mentor.id, name: mentor.name, picture: mentor.avatarUrl }} size="small" />
            <span className="min-w-0 wrap-anywhere">{mentor.name}</span>
          </a>
        )}
        <IconButton small icon={flagIcon} label={`Report the office hours of ${mentor?.name ?? 'this mentor'}`} onClick={() => report(true)} />
      </div>
      {about !== '' && <p className="whitespace-pre-line wrap-anywhere">{about}</p>}
      <SlotPlace slot={slot} />
      {byDay(showsAll ? slots : slots.slice(0, SHOWN)).map(({ day, slots }) => (
        <div key={day} className="grid grid-cols-1 gap-1 border-t border-line pt-3">
          <h3 className="text-sm font-medium">{day}</h3>
          <ul className="grid grid-cols-1">
            {slots.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 py-1">
                <p className="tabular min-w-0">
                  {timeRange(new Date(String(one.startsAt)), new Date(String(one.endsAt)))}
                  {!showsDeviceTime(one.timeZone, new Date(String(one.startsAt))) && (
                    <>
                      , your time
                      <span className="block text-sm text-text-muted wrap-anywhere">{localWhen(one)}</span>
                    </>
                  )}
                </p>
                <Button small data-book="" aria-label={`Book ${localWhen(one)} with ${mentor?.name ?? 'a mentor'}`} onClick={() => onBook(one)}>
                  Book
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {later > 0 && (
        <Button
          small
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            const card = currentTarget.closest('li')
            flushSync(() => showAll(true))
            card?.querySelectorAll<HTMLElement>('[data-book]')[SHOWN]?.focus()
          }}
        >
          More times ({later})
        </Button>
      )}
      <Suspense>{isReporting && <ReportDialog kind="office-hour" noun="office hour" id={slot.id} onClose={() => report(false)} />}</Suspense>
    </li>
  )
}
