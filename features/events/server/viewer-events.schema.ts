import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { answerInput, attendInput, coHostInput, feedbackInput } from '../rules/event-inputs.ts'
import { MAX_CO_HOSTS } from '../rules/events.ts'
import { ANSWERS, RSVP_STATES } from '../rules/rsvp.ts'
import { answerEvent } from './answer-event.ts'
import { attendEvent, giveFeedback } from './attend-event.ts'
import { endFeed, renewFeed } from './calendar-feed.ts'
import { answerCoHosting } from './co-hosts.ts'
import { findNextDate, type HostedRow, type OwnDateRow } from './event-lists.queries.ts'
import { EventCard, EventState } from './events.schema.ts'
import { findFeedDate } from './feeds.queries.ts'
import { readOwnEvents, readViewerEvent, type ViewerEvent as ViewerEventData } from './read-events.ts'

const may = 'members'
const MAX_OWN = 50

const EventAnswer = builder.enumType('EventAnswer', { values: ANSWERS })
export const RsvpStateType = builder.enumType('RsvpState', { values: RSVP_STATES, description: 'People who want to go but have no place wait until one is offered.' })

const ViewerAnswer = builder.objectRef<ViewerEventData['answers'][number]>('ViewerAnswer').implement({
  description: 'The viewer’s answer to a date.',
  fields: (t) => ({
    dateId: t.exposeID('date_id', { may }),
    state: t.expose('answer', { type: RsvpStateType, may }),
    offeredUntil: t.expose('offered_until', { type: 'Instant', may, nullable: true }),
    before: t.exposeInt('before', { may, nullable: true, description: 'How many wait before the viewer.' }),
    isOutdated: t.boolean({ may, description: 'The time or the place changed since the answer.', resolve: ({ seen_sequence, date_sequence }) => seen_sequence < date_sequence }),
    onlineUrl: t.exposeString('online_url', { may, nullable: true, description: 'Only for people who are going to this date.' }),
    attendedAt: t.expose('attended_at', { type: 'Instant', may, nullable: true }),
    rating: t.exposeInt('rating', { may, nullable: true }),
    feedback: t.exposeString('feedback', { may }),
  }),
})

const ViewerEvent = builder.objectRef<ViewerEventData>('ViewerEvent').implement({
  description: 'What an event is to the viewer.',
  fields: (t) => ({
    id: t.id({ may, resolve: ({ event }) => event.id }),
    answers: t.expose('answers', { type: [ViewerAnswer], may, extensions: { listSize: 5 } }),
    isHost: t.exposeBoolean('isHost', { may, description: 'Host or co-host.' }),
    isInvited: t.exposeBoolean('isInvited', { may, description: 'Invited to co-host.' }),
    invitedHosts: t.expose('invitedHosts', { type: [Person], may, description: 'For hosts: who was invited to co-host and has not answered.', extensions: { listSize: MAX_CO_HOSTS } }),
    mayEdit: t.boolean({ may, resolve: ({ isHost }, _args, context) => isHost || signedIn(context).rights.includes('events.manage') }),
    onlineUrl: t.string({ may, nullable: true, description: 'Only for hosts; others have it in their answers.', resolve: ({ isHost, event }) => (isHost && event.online_url !== '' ? event.online_url : null) }),
    conversationId: t.id({ may, nullable: true, description: 'The conversation of people who are going.', resolve: ({ goes, event }) => (goes ? event.conversation_id : null) }),
  }),
})

const OwnEventDate = builder.objectRef<OwnDateRow>('OwnEventDate').implement({
  description: 'A date that the viewer answered or hosts.',
  fields: (t) => ({
    card: t.field({ type: EventCard, may, resolve: (row) => row }),
    state: t.expose('answer', { type: RsvpStateType, may, nullable: true }),
    offeredUntil: t.expose('offered_until', { type: 'Instant', may, nullable: true }),
    isHost: t.exposeBoolean('is_host', { may }),
  }),
})

const UnpublishedEvent = builder.objectRef<HostedRow>('UnpublishedEvent').implement({
  description: 'An event of the viewer that waits for approval or needs changes.',
  fields: (t) => ({
    id: t.exposeID('event_id', { may }),
    card: t.field({ type: EventCard, may, description: 'Its first date.', resolve: (row) => row }),
    number: t.exposeInt('number', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    state: t.field({ type: EventState, may, resolve: ({ state }) => state as 'proposed' }),
    comment: t.exposeString('comment', { may }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
  }),
})

const OwnEvents = builder.objectRef<{ dates: OwnDateRow[]; unpublished: HostedRow[] }>('OwnEvents').implement({
  fields: (t) => ({
    dates: t.expose('dates', { type: [OwnEventDate], may, extensions: { listSize: MAX_OWN / 2 } }),
    unpublished: t.expose('unpublished', { type: [UnpublishedEvent], may, extensions: { listSize: 5 } }),
  }),
})

builder.queryFields((t) => ({
  viewerEvent: t.field({ type: ViewerEvent, may, nullable: true, args: { number: t.arg.int({ required: true }) }, resolve: (_root, { number }, context) => readViewerEvent(context, number) }),
  ownEvents: t.field({ type: OwnEvents, may, args: { isPast: t.arg.boolean({ required: true }) }, resolve: (_root, { isPast }, context) => readOwnEvents(context, isPast) }),
  nextEvent: t.field({ type: OwnEventDate, may, nullable: true, description: 'The next date that the viewer is going to.', resolve: (_root, _args, context) => findNextDate(context.db, signedIn(context).id, context.clock.now()) }),
  calendarFeedSince: t.field({ type: 'Instant', may, nullable: true, description: 'Since when the viewer has a private calendar address.', resolve: (_root, _args, context) => findFeedDate(context.db, signedIn(context).id) }),
}))

builder.mutationFields((t) => ({
  answerEvent: t.field({
    type: RsvpStateType,
    may: 'events.answer',
    description: 'Answers a date. Without a free place the viewer joins the waiting list. `startsAt`, the start that they saw, is refused if the date was moved.',
    args: { dateId: t.arg.id({ required: true }), answer: t.arg({ type: EventAnswer, required: true }), startsAt: t.arg.string() },
    resolve: (_root, args, context) => answerEvent(context, parse(answerInput, args)),
  }),
  attendEvent: t.boolean({
    may: 'events.answer',
    description: 'Notes that the viewer is there, with the code that the host shows.',
    args: { dateId: t.arg.id({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await attendEvent(context, parse(attendInput, args)), true),
  }),
  giveEventFeedback: t.boolean({
    may: 'events.answer',
    description: 'Leaves feedback on a date for the hosts.',
    args: { dateId: t.arg.id({ required: true }), rating: t.arg.int({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await giveFeedback(context, parse(feedbackInput, args)), true),
  }),
  answerCoHosting: t.boolean({
    may,
    description: 'Accepts or declines an invitation to co-host, or stops co-hosting.',
    args: { id: t.arg.id({ required: true }), accepts: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => (await answerCoHosting(context, parse(coHostInput, args)), true),
  }),
  renewCalendarFeed: t.string({ may, description: 'Makes a new secret address for the viewer’s calendar and returns it once. An earlier one stops working.', resolve: (_root, _args, context) => renewFeed(context) }),
  endCalendarFeed: t.boolean({ may, resolve: async (_root, _args, context) => (await endFeed(context), true) }),
}))
