import { graphql } from '#platform/web/graphql/graphql.ts'

/** What the viewer could go on with in practice, as a part of the query of the home page. */
export const NextPracticePart = graphql(`
  fragment NextPracticePart on Query { nextPractice { hasSolved solvedCount unfinished { slug title savedAt } suggested { slug title difficulty tags } } }
`)

export const NextPracticeQuery = graphql(
  `
  query NextPractice { ...NextPracticePart }
`,
  [NextPracticePart],
)
