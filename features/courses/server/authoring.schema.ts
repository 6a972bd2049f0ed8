import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { othersHoldRight } from '#features/administration/server/public.ts'
import { courseIdInput, draftInput, draftLessonInput, lessonSourceInput, submitInput } from '../rules/authoring-inputs.ts'
import { contentOfDraft, readDraft } from '../rules/course-draft.ts'
import { MAX_QUESTIONS } from '../rules/course.ts'
import { LessonProblem } from './courses.schema.ts'
import { draftForReading } from './drafts.access.ts'
import { listOwnCourses, type OwnCourseRow } from './drafts.queries.ts'
import { discardCourseDraft, saveCourseDraft } from './edit-course.ts'
import { previewLesson, readDraftLesson, type LessonPreview } from './preview-lesson.ts'
import { readBrokenVideos } from './read-broken-videos.ts'
import { renderMarkdown } from './render-lesson.ts'
import type { BrokenVideo } from './video-checks.queries.ts'
import { hasChanges, submitCourse, withdrawCourse } from './submit-course.ts'

// What of it a member may see is decided by `drafts.access.ts`.
const may = 'members'
const write = 'courses.write'
const MAX_LISTED = 300

const BrokenVideoType = builder.objectRef<BrokenVideo>('BrokenVideo').implement({
  description: 'A video that its host no longer plays.',
  fields: (t) => ({
    youtubeId: t.exposeString('youtube_id', { may }),
    reason: t.exposeString('reason', { may, description: 'removed or private.' }),
    since: t.expose('failed_since', { type: 'Instant', may }),
  }),
})

const CourseDraft = builder.objectRef<Awaited<ReturnType<typeof draftForReading>>>('CourseDraft').implement({
  description: 'A course for its author and for reviewers: its draft, or else its published version.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    revision: t.int({ may, description: '0: there is no draft yet.', resolve: ({ revision }) => revision ?? 0 }),
    content: t.string({ may, description: 'The course file as JSON; it may be incomplete.', resolve: ({ content, published_content }) => contentOfDraft(readDraft(content ?? published_content)) }),
    descriptionHtml: t.string({ may, resolve: ({ content, published_content }) => renderMarkdown(readDraft(content ?? published_content).description.slice(0, 10_000)) }),
    state: t.string({ may, description: 'draft, review, returned or published.', resolve: ({ state }) => state ?? 'published' }),
    comment: t.string({ may, description: 'What the reviewer wrote with the last decision.', resolve: ({ comment }) => comment ?? '' }),
    savedAt: t.expose('saved_at', { type: 'Instant', may, nullable: true }),
    publishedSlug: t.exposeString('slug', { may, nullable: true }),
    hasChanges: t.boolean({ may, description: 'Whether it differs from its published version.', resolve: hasChanges }),
    published: t.string({ may, nullable: true, description: 'The published version as JSON, if it differs.', resolve: (draft) => (draft.published_content !== null && hasChanges(draft) ? contentOfDraft(readDraft(draft.published_content)) : null) }),
    learnerCount: t.int({ may, description: 'How many people take the published version.', resolve: ({ enrolled_count }) => enrolled_count ?? 0 }),
    isArchived: t.boolean({ may, resolve: ({ course_state }) => course_state === 'archived' }),
    brokenVideos: t.field({
      type: [BrokenVideoType],
      may,
      description: 'Its YouTube videos that the daily check found to be broken.',
      extensions: { listSize: 10 },
      resolve: ({ content, published_content }, _args, context) => readBrokenVideos(context, readDraft(content ?? published_content)),
    }),
    mayPublish: t.boolean({
      may,
      description: 'Whether the viewer may approve it although they wrote it: nobody else could.',
      resolve: async ({ isOwn }, _args, context) => {
        const { id, rights } = signedIn(context)
        return isOwn && rights.includes('courses.approve') && !(await othersHoldRight(context.db, id, 'courses.approve'))
      },
    }),
    isOwn: t.exposeBoolean('isOwn', { may, description: 'Whether the viewer may edit it.' }),
  }),
})

const OwnCourse = builder.objectRef<OwnCourseRow>('OwnCourse').implement({
  description: 'A course or draft in the list of its author.',
  fields: (t) => ({
    id: t.exposeID('id', { may: write }),
    title: t.exposeString('title', { may: write }),
    slug: t.exposeString('slug', { may: write, nullable: true, description: 'Null: it was never published.' }),
    state: t.string({ may: write, description: 'draft, review, returned or published.', resolve: ({ state }) => state ?? 'published' }),
    isArchived: t.boolean({ may: write, resolve: ({ course_state }) => course_state === 'archived' }),
    comment: t.exposeString('comment', { may: write }),
    changedAt: t.expose('changed_at', { type: 'Instant', may: write }),
  }),
})

const PreviewedQuestion = builder.objectRef<LessonPreview['questions'][number]>('PreviewedQuestion').implement({
  description: 'The texts of a question as HTML, for its author.',
  fields: (t) => ({
    key: t.exposeString('key', { may }),
    promptHtml: t.exposeString('promptHtml', { may }),
    explanationHtml: t.exposeString('explanationHtml', { may }),
    optionsHtml: t.exposeStringList('optionsHtml', { may, description: 'In the order of the draft.', extensions: { listSize: 10 } }),
  }),
})

const LessonPreviewType = builder.objectRef<LessonPreview>('LessonPreview').implement({
  description: 'A lesson of a draft as learners would see it.',
  fields: (t) => ({
    html: t.exposeString('html', { may }),
    questions: t.expose('questions', { type: [PreviewedQuestion], may, extensions: { listSize: MAX_QUESTIONS } }),
    problems: t.expose('problems', { type: [LessonProblem], may, extensions: { listSize: 20 } }),
  }),
})

const CourseDraftSaved = builder.objectRef<{ revision: number; savedAt: Date }>('CourseDraftSaved').implement({
  fields: (t) => ({ revision: t.exposeInt('revision', { may: write }), savedAt: t.expose('savedAt', { type: 'Instant', may: write }) }),
})

builder.queryFields((t) => ({
  ownCourses: t.field({
    type: [OwnCourse],
    may: write,
    description: 'The courses and drafts of the viewer, most recently changed first.',
    extensions: { listSize: 30 },
    resolve: (_root, _args, context) => listOwnCourses(context.db, signedIn(context).id, MAX_LISTED),
  }),
  courseDraft: t.field({
    type: CourseDraft,
    may,
    description: 'A course to edit or to review.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => draftForReading(context, parse(courseIdInput, args).id),
  }),
  draftLesson: t.field({
    type: LessonPreviewType,
    may,
    nullable: true,
    description: 'A lesson of a draft as learners would see it.',
    args: { id: t.arg.id({ required: true }), lesson: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readDraftLesson(context, parse(draftLessonInput, args)),
  }),
}))

builder.mutationFields((t) => ({
  saveCourseDraft: t.field({
    type: CourseDraftSaved,
    may: write,
    description: 'Saves a draft if it is still at the given revision.',
    args: {
      id: t.arg.id({ required: true, description: 'Made by the browser for a new course.' }),
      revision: t.arg.int({ required: true, description: 'The revision that was edited; 0 for the first save.' }),
      content: t.arg.string({ required: true, description: 'A course file as JSON; it may be incomplete.' }),
    },
    resolve: (_root, args, context) => saveCourseDraft(context, parse(draftInput, args)),
  }),
  discardCourseDraft: t.boolean({
    may: write,
    description: 'Deletes a draft; of a published course only the changes.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await discardCourseDraft(context, parse(courseIdInput, args).id), true),
  }),
  previewLesson: t.field({
    type: LessonPreviewType,
    may: write,
    description: 'Renders a lesson without saving it. It may be incomplete.',
    args: { lesson: t.arg.string({ required: true, description: 'A lesson of a course file as JSON.' }) },
    resolve: (_root, args, context) => previewLesson(context, parse(lessonSourceInput, args).lesson),
  }),
  submitCourse: t.int({
    may: write,
    description: 'Submits a draft for review. Returns its new revision.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => submitCourse(context, parse(submitInput, args)),
  }),
  withdrawCourse: t.boolean({
    may: write,
    description: 'Takes a course back from review.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await withdrawCourse(context, parse(courseIdInput, args).id), true),
  }),
}))
