import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { archiveInput, decideInput, DECISIONS } from '../rules/authoring-inputs.ts'
import { CHANGE_KINDS, courseChanges, type CourseChange } from '../rules/course-changes.ts'
import { archiveCourse, decideCourse } from './decide-course.ts'
import { listManagedCourses, listSubmissions, type ManagedCourseRow, type SubmissionRow } from './review.queries.ts'

const may = 'courses.approve'
const MAX_SUBMISSIONS = 50
const MAX_MANAGED = 100

const CourseChangeKind = builder.enumType('CourseChangeKind', { values: CHANGE_KINDS })
const CourseDecision = builder.enumType('CourseDecision', { values: DECISIONS })

const CourseChangeType = builder.objectRef<CourseChange>('CourseChange').implement({
  description: 'What a version changes in a course.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CourseChangeKind, may }),
    lesson: t.exposeString('lesson', { may, nullable: true, description: 'The key of the lesson; null for a topic or a part of the description.' }),
    name: t.exposeString('name', { may }),
  }),
})

const CourseSubmission = builder.objectRef<SubmissionRow>('CourseSubmission').implement({
  description: 'A course that waits for a decision.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    revision: t.exposeInt('revision', { may }),
    title: t.string({ may, resolve: ({ content }) => content.title }),
    summary: t.string({ may, resolve: ({ content }) => content.summary }),
    author: t.field({ type: Person, may, resolve: ({ editor_id: id, username, name, headline, avatar_id }) => ({ id, username, name, headline, avatar_id }) }),
    isNew: t.boolean({ may, description: 'Whether the course was never published.', resolve: ({ published_content }) => published_content === null }),
    lessonCount: t.int({ may, resolve: ({ content }) => content.topics.flatMap(({ lessons }) => lessons).length }),
    changes: t.field({ type: [CourseChangeType], may, description: 'What differs from the published version.', extensions: { listSize: 10 }, resolve: ({ content, published_content }) => courseChanges(published_content, content) }),
    submittedAt: t.expose('submitted_at', { type: 'Instant', may }),
  }),
})

const ManagedCourse = builder.objectRef<ManagedCourseRow>('ManagedCourse').implement({
  description: 'A published or archived course in the administration.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    isArchived: t.boolean({ may, resolve: ({ state }) => state === 'archived' }),
    version: t.exposeInt('version', { may }),
    authorUsername: t.exposeString('username', { may, nullable: true, description: 'Null: the team of the site.' }),
    enrolledCount: t.exposeInt('enrolled_count', { may }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
  }),
})

const managedInput = z.object({ q: z.string().max(200).nullish().transform((q) => q?.trim() ?? '') })

builder.queryFields((t) => ({
  courseSubmissions: t.field({
    type: [CourseSubmission],
    may,
    description: 'The courses in review, oldest first.',
    extensions: { listSize: 10 },
    resolve: (_root, _args, context) => listSubmissions(context.db, MAX_SUBMISSIONS),
  }),
  managedCourses: t.field({
    type: [ManagedCourse],
    may,
    args: { q: t.arg.string({ description: 'A part of the title.' }) },
    extensions: { listSize: MAX_MANAGED },
    resolve: (_root, args, context) => listManagedCourses(context.db, parse(managedInput, args).q, MAX_MANAGED),
  }),
}))

builder.mutationFields((t) => ({
  decideCourse: t.boolean({
    may,
    description: 'Publishes a course that is in review, or sends it back with a comment.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), decision: t.arg({ type: CourseDecision, required: true }), comment: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await decideCourse(context, parse(decideInput, args)), true),
  }),
  archiveCourse: t.boolean({
    may,
    description: 'Closes a course for new learners; current learners can finish it.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await archiveCourse(context, { ...parse(archiveInput, args), isArchived: true }), true),
  }),
  restoreCourse: t.boolean({
    may,
    description: 'Opens an archived course again.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await archiveCourse(context, { ...parse(archiveInput, args), isArchived: false }), true),
  }),
}))
