import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { problemCards, type ProblemCardRow } from '#features/practice/server/public.ts'
import { courseInput, courseListInput, lessonInput } from '../rules/course-inputs.ts'
import { COURSE_SORTS, COURSES_PAGE } from '../rules/course-list.ts'
import { LESSON_KINDS, LEVELS, MAX_QUESTIONS, MAX_SKILLS, type OutlineLesson, type OutlineTopic, type Resource } from '../rules/course.ts'
import { captionsPath, MAX_CAPTIONS } from '../rules/course-files.ts'
import { youtubeAddress, videoFilePath } from '../rules/video-address.ts'
import { signedIn } from '#platform/server/context.ts'
import { listCourseLinks, listTakenCourses, type CourseLinkRow, type CourseRow } from './courses.queries.ts'
import type { ReviewRow } from './own-course.queries.ts'
import { readCourse, readCourses, readLesson, readSkills, type CourseAndLesson, type CourseResults } from './read-courses.ts'
import { readReviews } from './review-course.ts'
import { shownQuestions, type ShownQuestion } from './shown-questions.ts'
import { suggestCourses } from './suggest-courses.ts'
import { findChannel } from './video-checks.queries.ts'

const may = 'anyone'
const MAX_SUGGESTED = 2
const MAX_TAKEN = 100

/** An outline is stored in one piece: it is weighed by its usual size, because nothing is loaded for its parts. */
const USUAL = { topics: 3, lessons: 8, resources: 3 } as const

export const CourseLevel = builder.enumType('CourseLevel', { values: LEVELS })
export const LessonKind = builder.enumType('LessonKind', { values: LESSON_KINDS })
const CourseSort = builder.enumType('CourseSort', { values: COURSE_SORTS })

const CourseResource = builder.objectRef<Resource>('CourseResource').implement({
  fields: (t) => ({ label: t.exposeString('label', { may }), url: t.exposeString('url', { may }) }),
})

const LessonLink = builder.objectRef<OutlineLesson>('LessonLink').implement({
  description: 'A lesson in the outline of its course.',
  fields: (t) => ({
    key: t.exposeString('key', { may, description: 'Its name in addresses; it never changes.' }),
    title: t.exposeString('title', { may }),
    kind: t.expose('kind', { type: LessonKind, may }),
    minutes: t.exposeInt('minutes', { may }),
  }),
})

const CourseTopic = builder.objectRef<OutlineTopic>('CourseTopic').implement({
  fields: (t) => ({
    key: t.exposeString('key', { may }),
    title: t.exposeString('title', { may }),
    minutes: t.int({ may, resolve: ({ lessons }) => lessons.reduce((sum, { minutes }) => sum + minutes, 0) }),
    resources: t.expose('resources', { type: [CourseResource], may, extensions: { listSize: USUAL.resources } }),
    lessons: t.expose('lessons', { type: [LessonLink], may, extensions: { listSize: USUAL.lessons } }),
  }),
})

const CourseReview = builder.objectRef<ReviewRow>('CourseReview').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    author: t.field({ type: Person, may, resolve: ({ person_id, username, name, headline, avatar_id }) => ({ id: person_id, username, name, headline, avatar_id }) }),
    rating: t.exposeInt('rating', { may, description: 'One to five.' }),
    text: t.exposeString('text', { may }),
    writtenAt: t.expose('written_at', { type: 'Instant', may }),
  }),
})

export const Course = builder.objectRef<CourseRow>('Course').implement({
  description: 'A course that was published.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    summary: t.exposeString('summary', { may }),
    level: t.expose('level', { type: CourseLevel, may }),
    language: t.exposeString('language', { may }),
    skills: t.exposeStringList('skills', { may, extensions: { listSize: MAX_SKILLS } }),
    isArchived: t.boolean({ may, description: 'Current learners may finish it; new learners may not start.', resolve: ({ state }) => state === 'archived' }),
    version: t.exposeInt('version', { may }),
    youtubeLink: t.string({ may, nullable: true, resolve: ({ about }) => about.youtubeLink }),
    descriptionHtml: t.string({ may, resolve: ({ about }) => about.descriptionHtml }),
    outcomes: t.stringList({ may, resolve: ({ about }) => about.outcomes }),
    prerequisites: t.stringList({ may, resolve: ({ about }) => about.prerequisites }),
    topics: t.expose('outline', { type: [CourseTopic], may, extensions: { listSize: USUAL.topics } }),
    lessonCount: t.exposeInt('lesson_count', { may }),
    minutes: t.exposeInt('minutes', { may }),
    enrolledCount: t.exposeInt('enrolled_count', { may }),
    ratingCount: t.exposeInt('rating_count', { may }),
    rating: t.float({ may, nullable: true, description: 'The mean of all ratings; null without any.', resolve: ({ rating_count, rating_sum }) => (rating_count === 0 ? null : rating_sum / rating_count) }),
    author: t.field({
      type: Person,
      may,
      nullable: true,
      description: 'Null: the team of the site, or an author who is not shown.',
      resolve: ({ author_id: id, author_username: username, author_name: name, author_headline: headline, author_avatar_id: avatar_id }) =>
        id === null || username === null ? null : { id, username, name: name!, headline: headline!, avatar_id },
    }),
    isByTeam: t.boolean({ may, description: 'Whether it has no author of its own.', resolve: ({ author_id }) => author_id === null }),
    publishedAt: t.expose('published_at', { type: 'Instant', may }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
    reviews: t.field({ type: [CourseReview], may, description: 'The latest reviews.', extensions: { listSize: 50 }, resolve: ({ id }, _args, context) => readReviews(context, id) }),
  }),
})

const CoursePage = builder.objectRef<CourseResults>('CourseResults').implement({
  description: 'A page of courses.',
  fields: (t) => ({
    items: t.expose('items', { type: [Course], may, extensions: { listSize: COURSES_PAGE } }),
    total: t.exposeInt('total', { may }),
    page: t.exposeInt('page', { may }),
    pages: t.exposeInt('pages', { may }),
  }),
})

const QuizOption = builder.objectRef<ShownQuestion['options'][number]>('QuizOption').implement({
  fields: (t) => ({ name: t.exposeString('name', { may }), html: t.exposeString('html', { may }) }),
})

export const QuizQuestion = builder.objectRef<ShownQuestion>('QuizQuestion').implement({
  description: 'A question of a quiz, without its answer.',
  fields: (t) => ({
    key: t.exposeString('key', { may }),
    kind: t.exposeString('kind', { may, description: 'single, multiple, number, order or output.' }),
    promptHtml: t.exposeString('promptHtml', { may }),
    code: t.exposeString('code', { may, nullable: true }),
    options: t.expose('options', { type: [QuizOption], may, description: 'In random order.', extensions: { listSize: 10 } }),
  }),
})

export const LessonProblem = builder.objectRef<ProblemCardRow>('LessonProblem').implement({
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    difficulty: t.exposeString('difficulty', { may }),
    tags: t.exposeStringList('tags', { may }),
  }),
})

const LessonCaptions = builder.objectRef<{ language: string; id: string }>('LessonCaptions').implement({
  fields: (t) => ({
    language: t.exposeString('language', { may, description: 'A code of two letters.' }),
    url: t.string({ may, resolve: ({ id }) => captionsPath(id) }),
  }),
})

const Lesson = builder.objectRef<CourseAndLesson>('Lesson').implement({
  description: 'A lesson: a sub-topic of a course.',
  fields: (t) => ({
    id: t.id({ may, resolve: ({ lesson }) => lesson.id }),
    key: t.string({ may, resolve: ({ lesson }) => lesson.key }),
    title: t.string({ may, resolve: ({ lesson }) => lesson.title }),
    kind: t.field({ type: LessonKind, may, resolve: ({ lesson }) => lesson.kind }),
    minutes: t.int({ may, resolve: ({ lesson }) => lesson.minutes }),
    isRemoved: t.boolean({ may, description: 'A later version of the course left it out.', resolve: ({ lesson }) => lesson.removed_at !== null }),
    course: t.field({ type: Course, may, resolve: ({ course }) => course }),
    html: t.string({ may, description: 'Its text: the companion of a video, a reading, or the introduction of a quiz.', resolve: ({ lesson }) => lesson.body.html }),
    videoUrl: t.string({
      may,
      nullable: true,
      resolve: ({ lesson: { body } }) => (body.video === null ? null : body.video.host === 'youtube' ? youtubeAddress(body.video.id) : videoFilePath(body.video.id)),
    }),
    youtubeId: t.string({ may, nullable: true, resolve: ({ lesson: { body } }) => (body.video?.host === 'youtube' ? body.video.id : null) }),
    channel: t.string({
      may,
      nullable: true,
      description: 'The channel of a video of YouTube, once its host has named it.',
      resolve: ({ lesson: { body } }, _args, { db }) => (body.video?.host === 'youtube' ? findChannel(db, body.video.id) : null),
    }),
    seconds: t.int({ may, nullable: true, description: 'The length of the video, if it is known.', resolve: ({ lesson }) => lesson.body.seconds }),
    captions: t.field({ type: [LessonCaptions], may, description: 'Of a video file.', extensions: { listSize: MAX_CAPTIONS }, resolve: ({ lesson }) => lesson.body.captions ?? [] }),
    quizState: t.string({ may, nullable: true, description: 'Names the state of a quiz that its answers belong to.', resolve: ({ lesson }) => (lesson.kind === 'quiz' ? lesson.body_hash : null) }),
    questions: t.field({ type: [QuizQuestion], may, description: 'In random order, without answers.', extensions: { listSize: MAX_QUESTIONS }, resolve: ({ lesson }, _args, context) => shownQuestions(context, lesson) }),
    problems: t.field({ type: [LessonProblem], may, extensions: { listSize: 20 }, resolve: ({ lesson }, _args, context) => problemCards(context, lesson.body.problems) }),
  }),
})

const CourseLink = builder.objectRef<CourseLinkRow>('CourseLink').implement({
  description: 'A course in the sidebar of Learn.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    level: t.expose('level', { type: CourseLevel, may }),
    lessonCount: t.exposeInt('lesson_count', { may }),
    minutes: t.exposeInt('minutes', { may }),
    skills: t.exposeStringList('skills', { may, extensions: { listSize: MAX_SKILLS } }),
    firstLesson: t.exposeString('first_lesson', { may }),
  }),
})

builder.queryFields((t) => ({
  suggestedCourses: t.field({
    type: [Course],
    may: 'members',
    description: 'Courses about the topics that the viewer wants to learn, without those they take.',
    extensions: { listSize: MAX_SUGGESTED },
    resolve: (_root, _args, context) => suggestCourses(context, MAX_SUGGESTED),
  }),
  takenCourses: t.field({
    type: [Course],
    may: 'members',
    description: 'The courses that the viewer takes or finished, also archived ones, latest first.',
    extensions: { listSize: COURSES_PAGE },
    resolve: (_root, _args, context) => listTakenCourses(context.database, signedIn(context).id, MAX_TAKEN),
  }),
  courseLinks: t.field({
    type: [CourseLink],
    may,
    description: 'The most taken courses with their first lessons.',
    extensions: { listSize: 50 },
    resolve: (_root, _args, context) => listCourseLinks(context.database, 50),
  }),
  courses: t.field({
    type: CoursePage,
    may,
    args: { q: t.arg.string(), level: t.arg({ type: CourseLevel }), skill: t.arg.string(), sort: t.arg({ type: CourseSort }), page: t.arg.int(), first: t.arg.int() },
    resolve: (_root, args, context) => readCourses(context, parse(courseListInput, args)),
  }),
  courseSkills: t.stringList({ may, description: 'The skills that courses teach, the most frequent first.', extensions: { listSize: 30 }, resolve: (_root, _args, context) => readSkills(context) }),
  course: t.field({
    type: Course,
    may,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readCourse(context, parse(courseInput, args).slug),
  }),
  lesson: t.field({
    type: Lesson,
    may,
    nullable: true,
    args: { course: t.arg.string({ required: true }), lesson: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readLesson(context, parse(lessonInput, args)),
  }),
}))
