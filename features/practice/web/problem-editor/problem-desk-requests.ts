import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const WrittenProblemQuery = graphql(`
  query WrittenProblem($slug: String!) {
    writtenProblem(slug: $slug) {
      slug revision state findings isPublished about statement hints editorial tests solutions
      verdicts { file verdict isAsItShould says }
    }
  }
`)
export const PreviewProblem = graphql(`
  mutation PreviewProblem($input: ProblemEditInput!) { previewProblem(input: $input) { statement explanations hints editorial } }
`)
export const WriteProblem = graphql(`mutation WriteProblem($input: ProblemEditInput!) { writeProblem(input: $input) }`)
export const TakeOffProblem = graphql(`mutation TakeOffProblem($slug: String!) { takeOffProblem(slug: $slug) }`)

export type Written = ResultOf<typeof WrittenProblemQuery>['writtenProblem']
export type DrawnTexts = ResultOf<typeof PreviewProblem>['previewProblem']
