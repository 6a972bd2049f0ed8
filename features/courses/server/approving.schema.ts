import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { archiveInput, MANAGED_ORDERS, MANAGED_STATES } from '../rules/authoring-inputs.ts'
import { archiveCourse } from './decide-course.ts'
import { listManagedCourses, type ManagedCourseRow } from './review.queries.ts'

const may = 'courses.approve'
const MAX_MANAGED = 100

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
    draft: t.exposeString('draft', { may, nullable: true, description: '`changed`: an admin has changes that aren’t published; `review`: changes wait for a decision.' }),
  }),
})

const managedInput = z.object({ q: z.string().max(200).nullish().transform((q) => q?.trim() ?? ''), state: z.enum(MANAGED_STATES).nullish().transform((state) => state ?? null), sort: z.enum(MANAGED_ORDERS).nullish().transform((sort) => sort ?? null) })

builder.queryFields((t) => ({
  managedCourses: t.field({
    type: [ManagedCourse],
    may,
    args: { q: t.arg.string({ description: 'A part of the title.' }), state: t.arg.string({ description: '`published` or `archived`; both if absent.' }), sort: t.arg.string({ description: '`title`, `learners` or `changed`; with `-` before it descending.' }) },
    extensions: { listSize: MAX_MANAGED },
    resolve: (_root, args, context) => listManagedCourses(context.db, parse(managedInput, args), MAX_MANAGED),
  }),
}))

builder.mutationFields((t) => ({
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
