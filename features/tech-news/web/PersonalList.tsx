import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import type { ListState } from './list-address.ts'
import { NewsCardFields, shownArticle } from './article-fields.ts'
import { ArticleList } from './ArticleList.tsx'
import { NewsSkeletons } from './NewsSkeletons.tsx'

const OwnNewsQuery = graphql(
  `
  query OwnNews($q: String, $category: NewsCategory, $page: Int, $isSaved: Boolean!) {
    techNews(q: $q, category: $category, page: $page) @skip(if: $isSaved) {
      featured { ...NewsCardFields }
      articles { ...NewsCardFields }
      pages
    }
    savedNews(q: $q, category: $category, page: $page) @include(if: $isSaved) {
      articles { ...NewsCardFields }
      pages
    }
  }
`,
  [NewsCardFields],
)

/** The list of one member: what they saved, or the news without what they want fewer of. It is not part of the public page. */
export function PersonalList({ state, savedIds }: { state: ListState; savedIds: readonly string[] }) {
  const { q, category, page, isSaved } = state
  const { data, isLoadingError, refetch } = useQuery(OwnNewsQuery, { q, category, page, isSaved })
  if (isLoadingError) return <ErrorState text="Failed to load articles." onRetry={refetch} />
  const results = data?.savedNews ?? data?.techNews
  if (results === undefined) return <NewsSkeletons />
  const featured = data?.techNews?.featured ?? null
  return <ArticleList state={state} featured={featured === null ? null : shownArticle(featured)} articles={results.articles.map(shownArticle)} pages={results.pages} savedIds={savedIds} />
}
