import { Suspense } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { EVENT_TYPE_LABELS } from '../rules/events.ts'
import { EventCardFields } from './event-fields.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventList } from './EventList.tsx'
import { EventSkeletons } from './EventSkeletons.tsx'
import { listAddress, parseListAddress, type View } from './list-address.ts'
import { MonthCalendar, MonthFields } from './MonthCalendar.tsx'
import { NewEventButton } from './NewEventButton.tsx'

const OwnEvents = lazyPart(() => import('./OwnEvents.tsx').then((module) => module.OwnEvents))

const EventsQuery = graphql(
  `
  query Events($show: EventShow, $type: EventType, $from: String, $after: String, $month: String, $isList: Boolean!, $isCalendar: Boolean!) {
    events(show: $show, type: $type, from: $from, after: $after) @include(if: $isList) { items { ...EventCardFields } next }
    eventMonth(month: $month, type: $type) @include(if: $isCalendar) { ...MonthFields }
  }
`,
  [EventCardFields, MonthFields],
)

const TITLES: Record<View, string> = { upcoming: 'Upcoming Events', calendar: 'Event calendar', past: 'Past events', mine: 'My events' }

/** Events (requirement E-5): upcoming, past, as a month, or the viewer's own. */
function EventsPage({ data, location }: { data: ResultOf<typeof EventsQuery>; location: RouteLocation }) {
  const state = parseListAddress(location.searchParams)
  const { events, eventMonth } = data
  const isMounted = useMounted()
  return (
    <Page title={TITLES[state.view]} sentence="Workshops, webinars and meetups with people who are learning the same things as you." action={<NewEventButton />}>
      <EventFilters state={state} />
      {events !== undefined && <EventList state={state} items={events.items} next={events.next} />}
      {eventMonth !== undefined && <MonthCalendar state={state} calendar={eventMonth} />}
      {state.view === 'mine' && <Suspense fallback={<EventSkeletons />}>{isMounted ? <OwnEvents /> : <EventSkeletons />}</Suspense>}
    </Page>
  )
}

export const page = definePage({
  document: EventsQuery,
  variables: (location) => {
    const { view, type, from, after, month } = parseListAddress(location.searchParams)
    return { show: view === 'past' ? ('past' as const) : ('upcoming' as const), type, from, after, month, isList: view === 'upcoming' || view === 'past', isCalendar: view === 'calendar' }
  },
  cacheTags: () => ['events'],
  meta: (_data, location) => {
    const state = parseListAddress(location.searchParams)
    const title = TITLES[state.view]
    return {
      title: state.type === null ? title : `${title}: ${EVENT_TYPE_LABELS[state.type]}s`,
      description: 'Workshops, webinars and meetups on machine learning, mathematics and data science, in your time zone.',
      canonical: listAddress(state, { from: null }),
      hidden: state.from !== null || state.after !== null || state.view === 'mine',
    }
  },
  Component: EventsPage,
})
