import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { MAX_CO_HOSTS } from '../rules/events.ts'
import { cancelDateInput, cancelInput, dateIdInput, eventIdInput, FOLDS, moveInput, recordingInput } from '../rules/event-inputs.ts'
import { RECURRENCES } from '../rules/recurrence.ts'
import { addRecording, showCode } from './attend-event.ts'
import { cancelDate, cancelEvent } from './cancel-event.ts'
import { EventState, EventType } from './events.schema.ts'
import { moveDate } from './move-date.ts'
import { parseEvent } from './parse-event.ts'
import { readEventForEditing, readGuestList, type EditedEvent as EditedEventData } from './read-events.ts'
import type { GuestRow } from './rsvps.queries.ts'
import { saveEvent } from './save-event.ts'
import { RsvpStateType } from './viewer-events.schema.ts'

const may = 'members'

const Recurrence = builder.enumType('EventRecurrence', { values: RECURRENCES })
export const ClockFold = builder.enumType('ClockFold', { values: FOLDS, description: 'Which of two equal hours, where the clocks go back.' })

const EditedEvent = builder.objectRef<EditedEventData>('EditedEvent').implement({
  description: 'An event as its hosts edit it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    number: t.exposeInt('number', { may }),
    slug: t.exposeString('slug', { may }),
    revision: t.exposeInt('revision', { may }),
    state: t.expose('state', { type: EventState, may }),
    comment: t.exposeString('comment', { may }),
    title: t.exposeString('title', { may }),
    description: t.exposeString('description', { may, description: 'Markdown.' }),
    type: t.expose('type', { type: EventType, may }),
    imageId: t.exposeID('image_id', { may, nullable: true }),
    imageUrl: t.string({ may, nullable: true, resolve: ({ image_id }) => (image_id === null ? null : imageUrl(image_id, 'medium')) }),
    timeZone: t.exposeString('time_zone', { may }),
    startsAt: t.exposeString('starts_local', { may, description: 'The local time, `2026-11-26T18:30`.' }),
    endsAt: t.exposeString('ends_local', { may }),
    fold: t.expose('fold', { type: ClockFold, may }),
    recurrence: t.expose('recurrence', { type: Recurrence, may }),
    dateCount: t.exposeInt('date_count', { may }),
    place: t.exposeString('place', { may }),
    onlineUrl: t.exposeString('online_url', { may }),
    capacity: t.exposeInt('capacity', { may, nullable: true }),
    coHosts: t.stringList({ may, description: 'Usernames, including co-hosts who have not accepted.', extensions: { listSize: MAX_CO_HOSTS }, resolve: ({ coHosts }) => coHosts.map(({ username }) => username) }),
  }),
})

const EventGuest = builder.objectRef<GuestRow>('EventGuest').implement({
  description: 'Someone who answered, as hosts see them.',
  fields: (t) => ({
    person: t.field({ type: Person, may, resolve: (row) => row }),
    state: t.expose('answer', { type: RsvpStateType, may }),
    attendedAt: t.expose('attended_at', { type: 'Instant', may, nullable: true }),
    rating: t.exposeInt('rating', { may, nullable: true }),
    feedback: t.exposeString('feedback', { may }),
  }),
})

export const EventInput = builder.inputType('EventInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the browser, so that creating an event twice creates it once.' }),
    revision: t.int({ required: true, description: '0 for a new event.' }),
    title: t.string({ required: true }),
    description: t.string({ required: true, description: 'Markdown.' }),
    type: t.field({ type: EventType, required: true }),
    imageId: t.id(),
    timeZone: t.string({ required: true }),
    startsAt: t.string({ required: true, description: 'The local time, `2026-11-26T18:30`.' }),
    endsAt: t.string({ required: true }),
    fold: t.field({ type: ClockFold }),
    place: t.string({ required: true }),
    onlineUrl: t.string({ required: true }),
    capacity: t.int(),
    recurrence: t.field({ type: Recurrence, required: true }),
    dateCount: t.int(),
    coHosts: t.stringList({ required: true }),
  }),
})

const EventResourceInput = builder.inputType('EventResourceInput', { fields: (t) => ({ label: t.string({ required: true }), url: t.string({ required: true }) }) })

builder.queryFields((t) => ({
  eventForEditing: t.field({ type: EditedEvent, may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readEventForEditing(context, parse(eventIdInput, args).id) }),
  eventGuestList: t.field({
    type: [EventGuest],
    may,
    description: 'Everyone who answered a date, for its hosts.',
    args: { dateId: t.arg.id({ required: true }) },
    extensions: { listSize: 50 },
    resolve: (_root, args, context) => readGuestList(context, parse(dateIdInput, args).dateId),
  }),
}))

builder.mutationFields((t) => ({
  saveEvent: t.field({
    type: EditedEvent,
    may: 'events.propose',
    description: 'Creates or changes an event. A new one is published at once, or waits for an admin.',
    args: { event: t.arg({ type: EventInput, required: true }) },
    resolve: async (_root, { event }, context) => {
      const { id } = await saveEvent(context, await parseEvent(context, event))
      return readEventForEditing(context, id)
    },
  }),
  cancelEvent: t.boolean({
    may,
    description: 'Cancels an event with all its upcoming dates. One that was never published is deleted.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await cancelEvent(context, parse(cancelInput, args)), true),
  }),
  cancelEventDate: t.boolean({
    may,
    args: { dateId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await cancelDate(context, parse(cancelDateInput, args)), true),
  }),
  moveEventDate: t.boolean({
    may,
    description: 'Reschedules one date of a series.',
    args: { dateId: t.arg.id({ required: true }), startsAt: t.arg.string({ required: true }), endsAt: t.arg.string({ required: true }), fold: t.arg({ type: ClockFold }) },
    resolve: async (_root, args, context) => (await moveDate(context, parse(moveInput, args)), true),
  }),
  showEventCode: t.string({
    may,
    description: 'The code that attendees enter.',
    args: { dateId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => showCode(context, parse(dateIdInput, args).dateId),
  }),
  saveEventRecording: t.boolean({
    may,
    args: { dateId: t.arg.id({ required: true }), recordingUrl: t.arg.string({ required: true }), resources: t.arg({ type: [EventResourceInput], required: true }), revision: t.arg.int({ description: 'The one that was edited; the latest if left out.' }) },
    resolve: async (_root, args, context) => (await addRecording(context, parse(recordingInput, args)), true),
  }),
}))
