import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The outline of a course. */
export const OutlineFields = graphql(`
  fragment OutlineFields on Course { topics { key title minutes resources { label url } lessons { key title kind minutes } } }
`)

/** A course in lists. */
export const CourseCardFields = graphql(
  `
  fragment CourseCardFields on Course { id slug title summary level skills lessonCount minutes enrolledCount rating ratingCount ...OutlineFields }
`,
  [OutlineFields],
)

export type CourseCardData = ResultOf<typeof CourseCardFields>
export type Topics = ResultOf<typeof OutlineFields>['topics']
