import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { EVENT_STATES, EVENT_TYPES, MAX_CO_HOSTS, MAX_IN_MONTH, PAGE_SIZE, SHOWN_PEOPLE, type EventResource } from '../rules/events.ts'
import { EVENT_SHOWS, eventListInput, monthInput } from '../rules/event-inputs.ts'
import { whenText, zoneText } from '../rules/event-times.ts'
import { recurrenceText } from '../rules/recurrence.ts'
import { shownDate } from '../rules/shown-date.ts'
import type { DateCardRow } from './event-lists.queries.ts'
import { readEvent, readEvents, readMonth, type EventResults, type ShownDate, type ShownEvent } from './read-events.ts'
import { listVisibleGuests } from './rsvps.queries.ts'

const may = 'anyone'

export const EventType = builder.enumType('EventType', { values: EVENT_TYPES })
export const EventState = builder.enumType('EventState', { values: EVENT_STATES })
const EventShow = builder.enumType('EventShow', { values: EVENT_SHOWS })

const picture = (id: string | null, size: 'medium' | 'large') => (id === null ? null : imageUrl(id, size))

export const EventCard = builder.objectRef<DateCardRow>('EventCard').implement({
  description: 'A date of an event in lists.',
  fields: (t) => ({
    id: t.exposeID('id', { may, description: 'The id of the date.' }),
    number: t.exposeInt('number', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    preview: t.exposeString('preview', { may }),
    type: t.expose('type', { type: EventType, may }),
    imageUrl: t.string({ may, nullable: true, resolve: ({ image_id }) => picture(image_id, 'medium') }),
    startsAt: t.expose('starts_at', { type: 'Instant', may }),
    endsAt: t.expose('ends_at', { type: 'Instant', may }),
    when: t.string({ may, description: 'The time in the zone of the event, with the name of the zone.', resolve: ({ starts_at, ends_at, time_zone }) => whenText(starts_at, ends_at, time_zone) }),
    timeZone: t.exposeString('time_zone', { may }),
    place: t.exposeString('place', { may, description: 'Empty if it takes place online only.' }),
    isOnline: t.exposeBoolean('is_online', { may }),
    recurrence: t.string({ may, nullable: true, description: 'Such as `Every Tuesday, 8 dates`.', resolve: ({ starts_local, recurrence, date_count }) => recurrenceText(starts_local, recurrence, date_count) }),
    capacity: t.exposeInt('capacity', { may, nullable: true }),
    taken: t.exposeInt('taken', { may, description: 'Places that are taken or offered.' }),
    offered: t.exposeInt('offered', { may, description: 'Places that people on the waiting list have not claimed yet.' }),
    isCancelled: t.exposeBoolean('is_cancelled', { may }),
    hasRecording: t.exposeBoolean('has_recording', { may }),
    host: t.expose('host', { type: Person, may, nullable: true }),
  }),
})

const EventPage = builder.objectRef<EventResults>('EventPage').implement({
  description: 'One page of dates.',
  fields: (t) => ({
    items: t.expose('items', { type: [EventCard], may, extensions: { listSize: PAGE_SIZE } }),
    next: t.exposeString('next', { may, nullable: true, description: 'For `after`; null on the last page.' }),
  }),
})

const EventMonth = builder.objectRef<{ month: string; items: DateCardRow[] }>('EventMonth').implement({
  fields: (t) => ({
    month: t.exposeString('month', { may }),
    // Cards in a calendar have few fields.
    items: t.expose('items', { type: [EventCard], may, extensions: { listSize: MAX_IN_MONTH / 4 }, description: 'All dates of the month and of the week before and after it.' }),
  }),
})

const Resource = builder.objectRef<EventResource>('EventResource').implement({
  fields: (t) => ({ label: t.exposeString('label', { may }), url: t.exposeString('url', { may }) }),
})

const EventDate = builder.objectRef<ShownDate>('EventDate').implement({
  description: 'A date on which an event takes place.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    startsAt: t.expose('starts_at', { type: 'Instant', may }),
    endsAt: t.expose('ends_at', { type: 'Instant', may }),
    when: t.string({ may, resolve: ({ starts_at, ends_at, time_zone }) => whenText(starts_at, ends_at, time_zone) }),
    isOver: t.boolean({ may, resolve: ({ ends_at }, _arguments, { clock }) => ends_at <= clock.now() }),
    zone: t.string({ may, description: 'The name of the zone with its offset on this date.', resolve: ({ starts_at, time_zone }) => zoneText(starts_at, time_zone) }),
    isMoved: t.exposeBoolean('is_moved', { may }),
    isCancelled: t.boolean({ may, resolve: ({ cancelled_at }) => cancelled_at !== null }),
    cancelReason: t.exposeString('cancel_reason', { may }),
    capacity: t.exposeInt('capacity', { may, nullable: true }),
    taken: t.exposeInt('taken', { may, description: 'Places that are taken or offered.' }),
    offered: t.int({ may, description: 'Places that people on the waiting list have not claimed yet.', resolve: ({ counts }) => counts.offered }),
    going: t.int({ may, resolve: ({ counts }) => counts.going }),
    maybe: t.int({ may, resolve: ({ counts }) => counts.maybe }),
    waiting: t.int({ may, resolve: ({ counts }) => counts.waiting }),
    recordingUrl: t.string({ may, nullable: true, resolve: ({ recording_url }) => recording_url || null }),
    resources: t.expose('resources', { type: [Resource], may, extensions: { listSize: 2 } }),
    recordingRevision: t.exposeInt('recording_revision', { may, description: 'Of the recording and the resources.' }),
  }),
})

const Event = builder.objectRef<ShownEvent>('Event').implement({
  description: 'A workshop, a webinar or a meetup, once or on several dates.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    number: t.exposeInt('number', { may, description: 'The number in its address.' }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    preview: t.exposeString('preview', { may }),
    descriptionHtml: t.exposeString('description_html', { may }),
    type: t.expose('type', { type: EventType, may }),
    imageUrl: t.string({ may, nullable: true, resolve: ({ image_id }) => picture(image_id, 'large') }),
    timeZone: t.exposeString('time_zone', { may }),
    place: t.exposeString('place', { may }),
    isOnline: t.boolean({ may, description: 'The link itself is for people who are going.', resolve: ({ online_url }) => online_url !== '' }),
    recurrence: t.string({ may, nullable: true, resolve: ({ starts_local, recurrence, date_count }) => recurrenceText(starts_local, recurrence, date_count) }),
    state: t.expose('state', { type: EventState, may }),
    comment: t.exposeString('comment', { may, description: 'Why it was canceled or returned.' }),
    group: t.exposeString('group_name', { may, nullable: true, description: 'The group whose members alone see it.' }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
    host: t.expose('host', { type: Person, may, nullable: true, description: 'Null if the host left.' }),
    coHosts: t.expose('coHosts', { type: [Person], may, extensions: { listSize: MAX_CO_HOSTS } }),
    // Few events have more dates.
    dates: t.expose('dates', { type: [EventDate], may, extensions: { listSize: 10 }, description: 'In the order of time.' }),
    shownDateId: t.string({
      may,
      description: 'The wanted date, or the next one, or the last one.',
      args: { date: t.arg.id() },
      resolve: ({ dates }, { date }, { clock }) => shownDate(dates, date ?? null, clock.now())!.id,
    }),
    guests: t.field({
      type: [Person],
      may,
      description: 'People who go to the shown date and let the viewer know.',
      args: { date: t.arg.id() },
      extensions: { listSize: SHOWN_PEOPLE },
      resolve: ({ dates }, { date }, { db, viewer, clock }) => listVisibleGuests(db, { dateId: shownDate(dates, date ?? null, clock.now())!.id, viewerId: viewer?.id ?? null, max: SHOWN_PEOPLE }),
    }),
  }),
})

builder.queryFields((t) => ({
  events: t.field({
    type: EventPage,
    may,
    description: 'One page of dates: upcoming ones, with the next one of each series, or past ones.',
    args: { show: t.arg({ type: EventShow }), type: t.arg({ type: EventType }), from: t.arg.string({ description: 'A day, `2026-11-26`.' }), after: t.arg.string(), first: t.arg.int() },
    resolve: (_root, args, context) => readEvents(context, parse(eventListInput, args)),
  }),
  eventMonth: t.field({
    type: EventMonth,
    may,
    description: 'A month, `2026-11`; without one the current month.',
    args: { month: t.arg.string(), type: t.arg({ type: EventType }) },
    resolve: (_root, args, context) => readMonth(context, parse(monthInput, args)),
  }),
  event: t.field({
    type: Event,
    may,
    nullable: true,
    args: { number: t.arg.int({ required: true }) },
    resolve: (_root, { number }, context) => readEvent(context, number),
  }),
}))
