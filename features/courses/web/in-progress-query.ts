import { graphql } from '#platform/web/graphql/graphql.ts'

/** The unfinished courses of the viewer, as a part of the query of the home page. */
export const CoursesInProgressPart = graphql(`
  fragment CoursesInProgressPart on Query { coursesInProgress { slug title finished lessons minutesLeft nextLesson nextTitle nextNumber lastAt } }
`)

export const CoursesInProgressQuery = graphql(
  `
  query CoursesInProgress { ...CoursesInProgressPart }
`,
  [CoursesInProgressPart],
)
