import { graphql, type ResultOf, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { IdeaCardFields } from './idea-fields.ts'

/** A page of the list. Members load it again, because the public page has no personal data. */
export const IdeasQuery = graphql(
  `
  query Ideas($q: String, $status: IdeaStatus, $sort: IdeaSort, $show: ShownIdeas, $after: String) {
    ideas(q: $q, status: $status, sort: $sort, show: $show, after: $after) { items { ...IdeaCardFields } next }
  }
`,
  [IdeaCardFields],
)

export type IdeasData = ResultOf<typeof IdeasQuery>
export type IdeasVariables = VariablesOf<typeof IdeasQuery>
