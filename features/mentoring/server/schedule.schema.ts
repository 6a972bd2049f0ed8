import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { groupEventInput } from '#features/events/rules/event-inputs.ts'
import { eventPath } from '#features/events/rules/paths.ts'
import { EventInput } from '#features/events/server/public.ts'
import { attendanceInput, groupId } from '../rules/mentoring-inputs.ts'
import { markAttendance, readSchedule, scheduleEvent, type ScheduledDate } from './schedule.ts'

const may = 'members'
/** Few groups have more dates. */
const USUAL_DATES = 10

const GroupDate = builder.objectRef<ScheduledDate>('MentorGroupDate').implement({
  description: 'A date of an event of a group, for its members.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    eventId: t.exposeID('event_id', { may }),
    path: t.string({ may, resolve: (date) => eventPath(date, date.id) }),
    title: t.exposeString('title', { may }),
    startsAt: t.expose('starts_at', { type: 'Instant', may }),
    endsAt: t.expose('ends_at', { type: 'Instant', may }),
    timeZone: t.exposeString('time_zone', { may }),
    place: t.exposeString('place', { may }),
    onlineUrl: t.exposeString('online_url', { may }),
    isCancelled: t.boolean({ may, resolve: ({ cancelled_at }) => cancelled_at !== null }),
    cancelReason: t.exposeString('cancel_reason', { may }),
    hasStarted: t.exposeBoolean('has_started', { may }),
    present: t.field({ type: ['ID'], may, extensions: { listSize: 20 }, description: 'The learners who came, for mentors; for learners only themselves.', resolve: ({ present }) => present }),
  }),
})

builder.queryField('groupSchedule', (t) =>
  t.field({ type: [GroupDate], may, extensions: { listSize: USUAL_DATES }, description: 'Upcoming dates, soonest first, then past ones, latest first.', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readSchedule(context, parse(groupId, args).id) }),
)

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  return {
    scheduleGroupEvent: t.boolean({
      may: 'mentoring.lead',
      description: 'Plans an event that only the members of a group see.',
      args: { id, event: t.arg({ type: EventInput, required: true }) },
      resolve: (_root, args, context) => done(scheduleEvent(context, { id: parse(groupId, args).id, event: parse(groupEventInput, args.event) })),
    }),
    markAttendance: t.boolean({
      may: 'mentoring.lead',
      description: 'Notes whether a learner came to a date of a group.',
      args: { id, dateId: id, person: id, isPresent: t.arg.boolean({ required: true }) },
      resolve: (_root, args, context) => done(markAttendance(context, parse(attendanceInput, args))),
    }),
  }
})
