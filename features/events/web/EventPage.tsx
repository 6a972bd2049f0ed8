import { Suspense } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { CoverImage } from '#platform/web/ui/CoverImage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { EVENT_TYPE_LABELS } from '../rules/events.ts'
import { eventCardPath, eventPath, numberInAddress } from '../rules/paths.ts'
import { eventFacts } from './event-facts.ts'
import { EventActions } from './EventActions.tsx'
import { EventDates } from './EventDates.tsx'
import { EventNotices } from './EventNotices.tsx'
import { EventPlace } from './EventPlace.tsx'
import { EventTime } from './EventTime.tsx'
import { Hosts } from './Hosts.tsx'
import { Recording } from './Recording.tsx'
import { RsvpBox } from './RsvpBox.tsx'
import { TYPE_TONES } from './state-texts.ts'
import { useIsOver } from './use-now.ts'
import { Attendees } from './Attendees.tsx'

const MemberParts = lazyPart(() => import('./MemberParts.tsx').then((module) => module.MemberParts))

const EventQuery = graphql(`
  query Event($number: Int!, $date: ID) {
    event(number: $number) {
      id number slug title preview descriptionHtml type imageUrl timeZone place isOnline recurrence state comment group updatedAt
      host { id username name headline avatarUrl }
      coHosts { id username name headline avatarUrl }
      dates { id startsAt endsAt when isOver isMoved isCancelled cancelReason capacity taken offered going maybe waiting recordingUrl resources { label url } recordingRevision }
      shownDateId(date: $date)
      guests(date: $date) { id username name avatarUrl }
    }
  }
`)

export type EventData = NonNullable<ResultOf<typeof EventQuery>['event']>
export type EventDateData = EventData['dates'][number]

/** The date of an event that its page shows. */
export const shownDateOf = ({ dates, shownDateId }: EventData): EventDateData => dates.find(({ id }) => id === shownDateId) ?? dates[0]!

/** An event: what, when, where and with whom (requirement E-4). */
function EventPage({ event }: { event: EventData }) {
  const isMember = useSession() !== null
  const date = shownDateOf(event)
  const isOver = useIsOver()(date)
  const isCancelled = event.state === 'cancelled' || date.isCancelled
  const { title, type, descriptionHtml, imageUrl, recurrence } = event
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-10 gap-y-8 px-8 py-10 max-md:px-4 max-md:py-6 xl:grid-cols-[minmax(0,44rem)_20rem] xl:justify-center">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <header className="grid gap-3">
          <div className="flex items-center justify-between gap-4">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={TYPE_TONES[type]}>{EVENT_TYPE_LABELS[type]}</Badge>
              {isCancelled && <Badge tone="danger">Canceled</Badge>}
            </span>
            <EventActions event={event} />
          </div>
          <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{title}</h1>
          <EventTime date={{ ...date, timeZone: event.timeZone }} />
          {recurrence !== null && <p className="text-sm text-text-muted">{recurrence}</p>}
          <EventPlace event={event} isOpen={!isOver && !isCancelled} />
          {imageUrl !== null && <CoverImage src={imageUrl} />}
        </header>
        <EventNotices event={event} date={date} />
        <div className="xl:hidden">
          <RsvpBox event={event} date={date} isOver={isOver} isCancelled={isCancelled} />
        </div>
        {descriptionHtml !== '' && (
          <Section title="About this event">
            <RichText shown={descriptionHtml} />
          </Section>
        )}
        <Recording date={date} />
        {event.dates.length > 1 && <EventDates event={event} />}
        <Attendees event={event} date={date} isOver={isOver} isCancelled={isCancelled} />
        {isMember && (
          <Suspense>
            <MemberParts event={event} date={date} />
          </Suspense>
        )}
      </div>
      <aside aria-label="Event" className="grid min-w-0 grid-cols-1 gap-5">
        <div className="max-xl:hidden">
          <RsvpBox event={event} date={date} isOver={isOver} isCancelled={isCancelled} />
        </div>
        <Hosts event={event} />
      </aside>
    </div>
  )
}

const dateIn = (location: RouteLocation) => {
  const date = location.searchParams.get('date')
  return date !== null && /^[0-9a-f-]{36}$/.test(date) ? date : null
}

export const page = definePage({
  document: EventQuery,
  variables: (location) => ({ number: numberInAddress(location.params['event'] ?? '') ?? 0, date: dateIn(location) }),
  exists: (data) => data.event !== null,
  redirectTo: (data, location) => {
    const path = eventPath(data.event!)
    return location.pathname === path ? null : path + (dateIn(location) === null ? '' : `?date=${dateIn(location)}`)
  },
  cacheTags: (data) => ['events', `event:${data.event!.id}`],
  meta: (data) => {
    const event = data.event!
    return { title: event.title, description: event.preview, canonical: eventPath(event), image: eventCardPath(event.number), facts: eventFacts(event, shownDateOf(event)) }
  },
  Component: ({ data }) => <EventPage key={data.event!.id} event={data.event!} />,
})
