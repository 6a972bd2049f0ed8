import type { LearningPath as PathContent } from '#content/courses/learning-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { courseInput } from '../rules/course-inputs.ts'
import { Course } from './courses.schema.ts'
import { readLearningPath, readLearningPaths, type PathWithCourses } from './read-paths.ts'

const may = 'anyone'

const PathStep = builder.objectRef<PathWithCourses['steps'][number]>('LearningPathStep').implement({
  fields: (t) => ({
    course: t.expose('course', { type: Course, may }),
    after: t.stringList({ may, description: 'The slugs of courses that are recommended before it.', resolve: ({ after }) => [...after] }),
  }),
})

const LearningPath = builder.objectRef<PathWithCourses>('LearningPath').implement({
  description: 'A path through courses.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    summary: t.exposeString('summary', { may }),
    steps: t.expose('steps', { type: [PathStep], may, extensions: { listSize: 10 } }),
  }),
})

const PathCard = builder.objectRef<PathContent>('LearningPathCard').implement({
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    summary: t.exposeString('summary', { may }),
    courses: t.stringList({ may, description: 'The slugs of its courses in their order.', resolve: ({ steps }) => steps.map(({ course }) => course) }),
    courseCount: t.int({ may, resolve: ({ steps }) => steps.length }),
  }),
})

builder.queryFields((t) => ({
  learningPaths: t.field({ type: [PathCard], may, extensions: { listSize: 3 }, resolve: () => [...readLearningPaths()] }),
  learningPath: t.field({
    type: LearningPath,
    may,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readLearningPath(context, parse(courseInput, args).slug),
  }),
}))
