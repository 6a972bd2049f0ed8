import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { MAX_ASSIGNMENTS } from '../rules/assignment.ts'
import { RISKS } from '../rules/at-risk.ts'
import { WEEKS } from '../rules/figures.ts'
import { MAX_LEARNERS } from '../rules/group.ts'
import { groupId } from '../rules/mentoring-inputs.ts'
import { Assignment, WorkStateType } from './assignments.schema.ts'
import type { AttendedRow } from './schedule.queries.ts'
import type { WeekRow } from './progress.queries.ts'
import { readFigures, readProgress, type CompletionRow, type GroupFigures, type ProgressMatrix, type ProgressRow } from './read-progress.ts'

const lead = 'mentoring.lead'
const may = 'members'
const RiskType = builder.enumType('LearnerRisk', { values: RISKS })

const Row = builder.objectRef<ProgressRow>('ProgressRow').implement({
  fields: (t) => ({
    learner: t.expose('learner', { type: Person, may: lead }),
    lastActiveAt: t.expose('lastActiveAt', { type: 'Instant', may: lead }),
    risks: t.expose('risks', { type: [RiskType], may: lead, extensions: { listSize: RISKS.length } }),
    states: t.expose('states', { type: [WorkStateType], may: lead, extensions: { listSize: MAX_ASSIGNMENTS }, description: 'In the order of the assignments.' }),
    points: t.field({ type: t.listRef('Int', { nullable: true }), may: lead, description: 'In the order of the assignments.', resolve: ({ points }) => points }),
    extended: t.field({ type: t.listRef('String', { nullable: true }), may: lead, description: 'The own due dates of the learner, without a zone, in the order of the assignments.', resolve: ({ extended }) => extended }),
  }),
})

const Matrix = builder.objectRef<ProgressMatrix>('ProgressMatrix').implement({
  description: 'How far each learner of a group is with each assignment.',
  fields: (t) => ({
    assignments: t.expose('assignments', { type: [Assignment], may: lead, extensions: { listSize: MAX_ASSIGNMENTS } }),
    rows: t.expose('rows', { type: [Row], may: lead, extensions: { listSize: MAX_LEARNERS } }),
  }),
})

const Week = builder.objectRef<WeekRow>('MentoringWeek').implement({
  fields: (t) => ({
    week: t.expose('week', { type: 'Instant', may }),
    handedIn: t.exposeInt('handed_in', { may }),
    submissions: t.exposeInt('submissions', { may }),
  }),
})

const Completion = builder.objectRef<CompletionRow>('AssignmentCompletion').implement({
  fields: (t) => ({ title: t.exposeString('title', { may }), done: t.exposeInt('done', { may }), late: t.exposeInt('late', { may }), open: t.exposeInt('open', { may, description: 'Not handed in.' }), overdue: t.exposeInt('overdue', { may, description: 'Of the open ones.' }) }),
})

const ProblemFigures = builder.objectRef<GroupFigures['problems'][number]>('ProblemFigures').implement({
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    attempts: t.exposeInt('attempts', { may, description: 'Up to the first acceptance of each learner.' }),
    solved: t.exposeInt('solved', { may }),
    medianHours: t.exposeFloat('medianHours', { may, nullable: true, description: 'From the first attempt to the acceptance.' }),
  }),
})

const LessonFigures = builder.objectRef<GroupFigures['lessons'][number]>('LessonFigures').implement({
  description: 'How far learners are with an assigned lesson or quiz.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    opened: t.exposeInt('opened', { may }),
    finished: t.exposeInt('finished', { may }),
    tries: t.exposeInt('tries', { may, description: 'Of a quiz.' }),
    score: t.exposeFloat('score', { may, nullable: true, description: 'Of a quiz: the mean of the best scores, from 0 to 1.' }),
  }),
})

const Attendance = builder.objectRef<AttendedRow>('MentorGroupAttendance').implement({
  description: 'How many learners came to a date.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    at: t.expose('at', { type: 'Instant', may }),
    timeZone: t.exposeString('time_zone', { may }),
    came: t.exposeInt('came', { may }),
    learners: t.exposeInt('learners', { may }),
  }),
})

const Figures = builder.objectRef<GroupFigures>('MentorGroupFigures').implement({
  description: 'The figures of a group for its mentors; of the viewer alone for a learner.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: [Week], may, extensions: { listSize: WEEKS } }),
    completion: t.expose('completion', { type: [Completion], may, extensions: { listSize: MAX_ASSIGNMENTS } }),
    problems: t.expose('problems', { type: [ProblemFigures], may, extensions: { listSize: MAX_ASSIGNMENTS } }),
    lessons: t.expose('lessons', { type: [LessonFigures], may, extensions: { listSize: MAX_ASSIGNMENTS }, description: 'Those that are left unfinished or take several tries, hardest first.' }),
    attendance: t.expose('attendance', { type: [Attendance], may, extensions: { listSize: 20 }, description: 'The latest first.' }),
  }),
})

builder.queryFields((t) => ({
  groupProgress: t.field({ type: Matrix, may: lead, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readProgress(context, parse(groupId, args).id) }),
  groupFigures: t.field({ type: Figures, may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readFigures(context, parse(groupId, args).id) }),
}))
