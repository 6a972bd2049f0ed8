import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { courseIdInput } from '../rules/authoring-inputs.ts'
import { readCourseStatistics, type CourseStatistics } from './course-statistics.ts'
import { LessonKind } from './courses.schema.ts'

const may = 'courses.write'

const LessonStatistics = builder.objectRef<CourseStatistics['lessons'][number]>('LessonStatistics').implement({
  description: 'What the learners of a course did in one of its lessons.',
  fields: (t) => ({
    key: t.exposeString('key', { may }),
    title: t.exposeString('title', { may }),
    kind: t.expose('kind', { type: LessonKind, may }),
    opened: t.exposeInt('opened', { may }),
    finished: t.exposeInt('finished', { may }),
    stopped: t.exposeInt('stopped', { may, description: 'Learners who were here last and have not finished the course.' }),
    bestScore: t.exposeFloat('best_score', { may, nullable: true, description: 'Of a quiz: the mean of the best results, 0 to 1.' }),
    tries: t.exposeFloat('tries', { may, nullable: true, description: 'Of a quiz: the mean number of tries.' }),
  }),
})

const Statistics = builder.objectRef<CourseStatistics>('CourseStatistics').implement({
  description: 'How learners do in a published course.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    slug: t.exposeString('slug', { may }),
    learners: t.exposeInt('learners', { may }),
    recentLearners: t.exposeInt('recent_learners', { may, description: 'Those who started in the last 30 days.' }),
    activeLearners: t.exposeInt('active_learners', { may, description: 'Those who opened a lesson in the last 30 days.' }),
    finished: t.exposeInt('finished', { may }),
    rating: t.float({ may, nullable: true, resolve: ({ rating_count, rating_sum }) => (rating_count === 0 ? null : rating_sum / rating_count) }),
    ratingCount: t.exposeInt('rating_count', { may }),
    lessons: t.expose('lessons', { type: [LessonStatistics], may, extensions: { listSize: 40 } }),
  }),
})

builder.queryFields((t) => ({
  courseStatistics: t.field({
    type: Statistics,
    may,
    description: 'How learners do in a published course, for its author and for those who approve courses.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readCourseStatistics(context, parse(courseIdInput, args).id),
  }),
}))
