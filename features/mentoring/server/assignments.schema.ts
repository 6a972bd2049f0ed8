import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { ASSIGNMENT_KINDS, LATE_RULES, MAX_NOTES, MAX_WAITING, WORK_STATES } from '../rules/assignment.ts'
import { assignmentId, assignmentInput, extendInput, groupId, learnerInput, noteInput, noteKey, returnInput, subjectsInput, workInput } from '../rules/mentoring-inputs.ts'
import { removeAssignment, returnWork, writeAssignment } from './assign.ts'
import { listDueSoon, type AssignmentFileRow, type AssignmentRow, type CriterionRow } from './assignments.queries.ts'
import { extendDue } from './extend-due.ts'
import { codeSpans } from '#platform/server/rich-text/code-spans.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { fileLink } from './group-files.ts'
import { handInWork, openReturned } from './hand-in.ts'
import { pointsOf, readLearnerWork, type OwnWork } from './read-progress.ts'
import type { NoteRow } from './notes.queries.ts'
import type { MarkRow } from './rubric.queries.ts'
import { workVersion } from '../rules/work-version.ts'
import { pathOfSubject } from './subjects.ts'
import { findSubjects, type SubjectRow } from './subjects.queries.ts'
import { listReturnedWork, listWorkToReturn, type AttemptRow, type ReturnedWorkRow, type WaitingWorkRow } from './work.queries.ts'
import type { WorkVersionRow } from './work-versions.queries.ts'
import { removeNote, writeNote } from './write-note.ts'

const may = 'members'
/** The description of fields with rendered texts. */
export const RENDERED = 'Safe HTML, if the text has Markdown.'
const lead = 'mentoring.lead'
const SEEN = 'The version that was read: if there is another one by now, it is refused.'
const MAX_FOUND = 8
const USUALLY_DUE = 5
const MAX_DUE = 100
/** Few assignments have a rubric, and rubrics are short. */
const USUAL_CRITERIA = 2

export const AssignmentKindType = builder.enumType('AssignmentKind', { values: ASSIGNMENT_KINDS })
const Late = builder.enumType('LateRule', { values: LATE_RULES })
export const WorkStateType = builder.enumType('AssignmentWorkState', { values: WORK_STATES })

const Criterion = builder.objectRef<CriterionRow>('AssignmentCriterion').implement({
  description: 'A line of a rubric.',
  fields: (t) => ({ id: t.exposeID('id', { may }), text: t.exposeString('text', { may }), points: t.exposeInt('points', { may }) }),
})

const Mark = builder.objectRef<MarkRow>('AssignmentMark').implement({
  description: 'The points of a learner for a criterion.',
  fields: (t) => ({ criterion: t.exposeID('criterion', { may }), points: t.exposeInt('points', { may }) }),
})

const AssignmentFile = builder.objectRef<AssignmentFileRow>('AssignmentFile').implement({
  description: 'A file that a mentor attached to an assignment.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    bytes: t.exposeFloat('bytes', { may }),
    address: t.string({ may, description: 'Works for an hour.', resolve: ({ id }, _args, context) => fileLink(context, id) }),
  }),
})

export const Assignment = builder.objectRef<AssignmentRow>('Assignment').implement({
  description: 'Something that the learners of a group are to do.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    kind: t.expose('kind', { type: AssignmentKindType, may }),
    subject: t.exposeID('subject_id', { may, nullable: true }),
    path: t.string({ may, nullable: true, description: 'Where it is done; null for a text, and if it no longer exists.', resolve: ({ subject_id }, _args, context) => pathOfSubject(context, subject_id) }),
    title: t.exposeString('title', { may }),
    instructions: t.exposeString('instructions', { may }),
    instructionsHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ instructions }) => renderComment(instructions, []) }),
    setAt: t.expose('set_at', { type: 'Instant', may }),
    due: t.exposeString('due_local', { may, nullable: true, description: 'A date and time without a zone: due in the zone of each learner.' }),
    lateRule: t.expose('late_rule', { type: Late, may }),
    latePoints: t.exposeInt('late_points', { may }),
    points: t.exposeInt('points', { may }),
    revision: t.exposeInt('revision', { may, description: 'Another one after each change by a mentor.' }),
    criteria: t.expose('criteria', { type: [Criterion], may, extensions: { listSize: USUAL_CRITERIA }, description: 'The rubric; empty without one.' }),
    files: t.expose('files', { type: [AssignmentFile], may, extensions: { listSize: 1 }, description: 'What the mentor attached to a text.' }),
  }),
})

const WorkVersion = builder.objectRef<WorkVersionRow>('AssignmentWorkVersion').implement({
  description: 'An earlier version of a text, and what was returned for it.',
  fields: (t) => ({
    version: t.exposeInt('version', { may }),
    text: t.exposeString('text', { may }),
    textHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ text }) => renderComment(text, []) }),
    fileName: t.exposeString('file_name', { may, nullable: true }),
    fileAddress: t.string({ may, nullable: true, description: 'Works for an hour.', resolve: ({ file_id }, _args, context) => (file_id === null ? null : fileLink(context, file_id)) }),
    handedInAt: t.expose('handed_in_at', { type: 'Instant', may }),
    returnedAt: t.expose('returned_at', { type: 'Instant', may }),
    points: t.exposeInt('points', { may, nullable: true, description: 'As the mentor gave them.' }),
    comment: t.exposeString('comment', { may }),
    commentHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ comment }) => renderComment(comment, []) }),
  }),
})

const Work = builder.objectRef<OwnWork>('AssignmentWork').implement({
  description: 'What one learner did for an assignment.',
  fields: (t) => ({
    state: t.expose('state', { type: WorkStateType, may }),
    dueAt: t.field({ type: 'Instant', may, nullable: true, resolve: ({ work }) => work.due_at }),
    dueLocal: t.string({ may, nullable: true, description: 'When it is due, in the time zone of the learner.', resolve: ({ work }) => work.due_local }),
    text: t.string({ may, resolve: ({ work }) => work.text }),
    textHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ work }) => renderComment(work.text, []) }),
    file: t.id({ may, nullable: true, resolve: ({ work }) => work.file_id }),
    fileName: t.string({ may, nullable: true, resolve: ({ work }) => work.file_name }),
    fileAddress: t.string({ may, nullable: true, description: 'Works for an hour.', resolve: ({ work }, _args, context) => (work.file_id === null ? null : fileLink(context, work.file_id)) }),
    handedInAt: t.field({ type: 'Instant', may, nullable: true, resolve: ({ work }) => work.handed_in_at }),
    version: t.string({ may, description: 'Another one whenever it is handed in or returned.', resolve: ({ work }) => workVersion({ handedInAt: work.handed_in_at, returnedAt: work.returned_at }) }),
    isLate: t.boolean({ may, resolve: ({ work }) => work.is_late }),
    returnedAt: t.field({ type: 'Instant', may, nullable: true, resolve: ({ work }) => work.returned_at }),
    isNew: t.boolean({ may, description: 'It was returned, and the learner has not opened it.', resolve: ({ work }) => work.returned_at !== null && !work.is_return_seen }),
    givenPoints: t.int({ may, nullable: true, description: 'As the mentor gave them.', resolve: ({ work }) => work.points }),
    points: t.int({ may, nullable: true, description: 'What counts, after what late work loses.', resolve: ({ work, assignment }) => pointsOf(work, assignment) }),
    comment: t.string({ may, resolve: ({ work }) => work.comment }),
    commentHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ work }) => renderComment(work.comment, []) }),
    earlier: t.expose('earlier', { type: [WorkVersion], may, extensions: { listSize: 1 }, description: 'The versions that a mentor asked to revise, the first one first.' }),
    marks: t.expose('marks', { type: [Mark], may, extensions: { listSize: USUAL_CRITERIA }, description: 'The points for each criterion, once it is returned.' }),
  }),
})

const Note = builder.objectRef<NoteRow>('AssignmentNote').implement({
  description: 'What a mentor wrote to a learner about an assignment.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    text: t.exposeString('text', { may }),
    html: t.string({ may, nullable: true, description: RENDERED, resolve: ({ text }) => renderComment(text, []) }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
    author: t.exposeString('author', { may, nullable: true }),
    authorId: t.exposeID('author_id', { may, nullable: true }),
  }),
})

export const OwnAssignment = builder.objectRef<OwnWork>('OwnAssignment').implement({
  fields: (t) => ({
    assignment: t.expose('assignment', { type: Assignment, may }),
    work: t.field({ type: Work, may, resolve: (own) => own }),
    notes: t.expose('notes', { type: [Note], may, extensions: { listSize: 1 } }),
  }),
})

const Attempt = builder.objectRef<AttemptRow>('LearnerSubmission').implement({
  description: 'A submission of a learner, as the mentors of their group see it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: lead }),
    language: t.exposeString('language', { may: lead }),
    code: t.exposeString('code', { may: lead }),
    codeSpans: t.intList({ may: lead, extensions: { listSize: 20 }, description: 'The highlighted parts of the code: flat triples of start, length and kind.', resolve: ({ code, language }) => codeSpans(code, language) }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may: lead }),
    verdict: t.exposeString('verdict', { may: lead, nullable: true }),
    passed: t.exposeInt('passed', { may: lead }),
    total: t.exposeInt('total', { may: lead }),
  }),
})

const LearnerWork = builder.objectRef<Awaited<ReturnType<typeof readLearnerWork>>>('LearnerWork').implement({
  fields: (t) => ({
    assignment: t.expose('assignment', { type: Assignment, may: lead }),
    work: t.field({ type: Work, may: lead, resolve: (work) => work }),
    notes: t.expose('notes', { type: [Note], may: lead, extensions: { listSize: MAX_NOTES } }),
    attempts: t.expose('attempts', { type: [Attempt], may: lead, extensions: { listSize: 10 } }),
  }),
})

const Assignable = builder.objectRef<SubjectRow>('Assignable').implement({
  description: 'Something of the site that can be assigned or put on a shelf.',
  fields: (t) => ({ id: t.exposeID('id', { may: lead }), title: t.exposeString('title', { may: lead }), course: t.exposeString('course', { may: lead, nullable: true, description: 'Of a lesson or quiz.' }) }),
})

const DueSoon = builder.objectRef<Awaited<ReturnType<typeof listDueSoon>>[number]>('DueAssignment').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    title: t.exposeString('title', { may }),
    groupId: t.exposeID('group_id', { may }),
    group: t.exposeString('group_name', { may }),
    kind: t.expose('kind', { type: AssignmentKindType, may }),
    path: t.string({ may, nullable: true, description: 'Where it is done; null for a text, and if it no longer exists.', resolve: ({ subject_id }, _args, context) => pathOfSubject(context, subject_id) }),
    dueAt: t.expose('due_at', { type: 'Instant', may }),
    isOverdue: t.boolean({ may, resolve: ({ due_at }, _args, { clock }) => due_at < clock.now() }),
  }),
})

const Returned = builder.objectRef<ReturnedWorkRow>('ReturnedWork').implement({
  description: 'Work of the viewer that came back.',
  fields: (t) => ({
    assignmentId: t.exposeID('assignment_id', { may }),
    title: t.exposeString('title', { may }),
    groupId: t.exposeID('group_id', { may }),
    group: t.exposeString('group_name', { may }),
    returnedAt: t.expose('returned_at', { type: 'Instant', may }),
    isToRevise: t.exposeBoolean('is_to_revise', { may, description: 'The mentor asks for another version.' }),
    hasComment: t.exposeBoolean('has_comment', { may }),
  }),
})

const WaitingWork = builder.objectRef<WaitingWorkRow>('WorkToReturn').implement({
  description: 'A text that a learner handed in and no mentor has returned.',
  fields: (t) => ({
    assignmentId: t.exposeID('assignment_id', { may: lead }),
    title: t.exposeString('title', { may: lead }),
    groupId: t.exposeID('group_id', { may: lead }),
    group: t.exposeString('group_name', { may: lead }),
    learnerId: t.exposeID('learner_id', { may: lead }),
    learner: t.exposeString('learner_name', { may: lead }),
    handedInAt: t.expose('handed_in_at', { type: 'Instant', may: lead }),
    isLate: t.exposeBoolean('is_late', { may: lead }),
  }),
})

const HandedIn = builder.objectRef<{ isLate: boolean; latePoints: number }>('HandedInWork').implement({
  fields: (t) => ({ isLate: t.exposeBoolean('isLate', { may }), latePoints: t.exposeInt('latePoints', { may, description: 'The points that late work loses.' }) }),
})

builder.queryFields((t) => ({
  learnerWork: t.field({
    type: LearnerWork, may: lead, description: 'The work of a learner in a group of the viewer.',
    args: { id: t.arg.id({ required: true }), person: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readLearnerWork(context, parse(learnerInput, args)),
  }),
  assignables: t.field({
    type: [Assignable], may: lead, extensions: { listSize: MAX_FOUND }, description: 'Things of a kind with a text in their title.',
    args: { kind: t.arg({ type: AssignmentKindType, required: true }), q: t.arg.string({ required: true }) },
    resolve: (_root, args, { db }) => findSubjects(db, { ...parse(subjectsInput, args), max: MAX_FOUND }),
  }),
  workToReturn: t.field({
    type: [WaitingWork], may: lead, extensions: { listSize: MAX_WAITING }, description: 'The texts that wait for the viewer, the longest waiting first.',
    resolve: (_root, _args, context) => listWorkToReturn(context.db, signedIn(context).id, MAX_WAITING),
  }),
  dueSoon: t.field({
    type: [DueSoon], may, extensions: { listSize: USUALLY_DUE }, description: 'What the viewer has to hand in next, overdue work first.',
    resolve: (_root, _args, context) => listDueSoon(context.db, { personId: signedIn(context).id, now: context.clock.now(), max: MAX_DUE }),
  }),
  returnedWork: t.field({
    type: [Returned], may, extensions: { listSize: USUALLY_DUE }, description: 'What came back to the viewer, until they open it, or hand it in again if it is to be revised.',
    resolve: (_root, _args, context) => listReturnedWork(context.db, signedIn(context).id, USUALLY_DUE),
  }),
}))

const CriterionInput = builder.inputType('AssignmentCriterionInput', { fields: (t) => ({ id: t.id({ required: true }), text: t.string({ required: true }), points: t.int({ required: true }) }) })
const MarkInput = builder.inputType('AssignmentMarkInput', { fields: (t) => ({ criterion: t.id({ required: true }), points: t.int({ required: true }) }) })

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  return {
    saveAssignment: t.boolean({
      may: lead,
      description: 'Sets an assignment or changes one.',
      args: {
        id, key: id, kind: t.arg({ type: AssignmentKindType, required: true }), subject: t.arg.id(), title: t.arg.string({ required: true }), instructions: t.arg.string({ required: true }),
        due: t.arg.string(), lateRule: t.arg({ type: Late, required: true }), latePoints: t.arg.int({ required: true }), points: t.arg.int({ required: true }),
        criteria: t.arg({ type: [CriterionInput] }), files: t.arg.idList({ description: 'Files for a text, uploaded before.' }),
        revision: t.arg.int({ description: 'The one that is changed: if there is another one by now, it is refused. None for a new assignment.' }),
      },
      resolve: async (_root, args, context) => (await writeAssignment(context, parse(assignmentInput, args)), true),
    }),
    deleteAssignment: t.boolean({ may: lead, args: { id }, resolve: async (_root, args, context) => (await removeAssignment(context, parse(assignmentId, args).id), true) }),
    handInWork: t.field({
      type: HandedIn, may: 'mentoring.learn', args: { id, text: t.arg.string({ required: true }), file: t.arg.id(), version: t.arg.string({ description: SEEN }) },
      resolve: (_root, args, context) => handInWork(context, parse(workInput, args)),
    }),
    openReturnedWork: t.boolean({ may, description: 'The viewer saw what was returned in a group.', args: { id }, resolve: (_root, args, context) => done(openReturned(context, parse(groupId, args).id)) }),
    returnWork: t.boolean({
      may: lead, args: { id, person: id, points: t.arg.int(), marks: t.arg({ type: [MarkInput] }), comment: t.arg.string({ required: true }), isToRevise: t.arg.boolean({ description: 'The learner is asked to hand it in again.' }), version: t.arg.string({ description: SEEN }) },
      resolve: async (_root, args, context) => (await returnWork(context, parse(returnInput, args)), true),
    }),
    writeAssignmentNote: t.boolean({
      may: lead, description: 'Writes a note to a learner about an assignment.',
      args: { id, person: id, key: id, text: t.arg.string({ required: true }) }, resolve: (_root, args, context) => done(writeNote(context, parse(noteInput, args))),
    }),
    deleteAssignmentNote: t.boolean({ may: lead, args: { key: id }, resolve: (_root, args, context) => done(removeNote(context, parse(noteKey, args).key)) }),
    extendDueDate: t.boolean({
      may: lead, description: 'Gives one learner more time; without a time, the due date of the group holds again.',
      args: { id, person: id, due: t.arg.string() }, resolve: (_root, args, context) => done(extendDue(context, parse(extendInput, args))),
    }),
  }
})
