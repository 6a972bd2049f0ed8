import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const NewsAdminQuery = graphql(`
  query NewsAdmin($q: String, $category: NewsCategory, $page: Int) {
    newsForEditors(q: $q, category: $category, page: $page) {
      pages
      items { isHidden isFeatured isInReview reviewComment article { id slug title tag author source publishedAt others { id title source } } }
    }
  }
`)

export type EditedItem = ResultOf<typeof NewsAdminQuery>['newsForEditors']['items'][number]
