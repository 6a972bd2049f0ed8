import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const NewsSourcesQuery = graphql(`
  query NewsSources {
    newsSources {
      id name address category isEnabled revision succeededAt nextFetchAt failures failingSince
      fetches { at error items added }
    }
  }
`)

export type Source = ResultOf<typeof NewsSourcesQuery>['newsSources'][number]
