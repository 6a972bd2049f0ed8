import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const ProblemEditQuery = graphql(`
  query ProblemEdit($slug: String!) {
    problemEdit(slug: $slug) {
      slug revision state findings isPublished isInReview reviewComment about statement hints editorial tests solutions
      verdicts { file verdict isExpected message }
    }
  }
`)
export const PreviewProblem = graphql(`
  mutation PreviewProblem($input: ProblemEditInput!) { previewProblem(input: $input) { statement explanations hints editorial } }
`)
export const SaveProblemEdit = graphql(`mutation SaveProblemEdit($input: ProblemEditInput!) { saveProblemEdit(input: $input) }`)
export const UnpublishProblem = graphql(`mutation UnpublishProblem($slug: String!) { unpublishProblem(slug: $slug) }`)

export type ProblemEdit = ResultOf<typeof ProblemEditQuery>['problemEdit']
export type RenderedTexts = ResultOf<typeof PreviewProblem>['previewProblem']
