import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { listAddress, type ListState } from './list-address.ts'
import { NEWS_PATH } from '../rules/paths.ts'
import type { ShownArticle } from './article-fields.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { FeaturedArticle } from './FeaturedArticle.tsx'

interface Props {
  state: ListState
  featured: ShownArticle | null
  articles: readonly ShownArticle[]
  pages: number
  savedIds: readonly string[]
}

/** One page of articles with the pages around it. */
export function ArticleList({ state, featured, articles, pages, savedIds }: Props) {
  return (
    <>
      {featured !== null && featured.path !== null && <FeaturedArticle article={{ ...featured, path: featured.path }} />}
      {articles.length === 0 && featured === null && <NoArticles state={state} />}
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} isSaved={savedIds.includes(article.id)} />
      ))}
      <Pager page={state.page} pages={pages} href={(page) => listAddress(state, { page })} />
    </>
  )
}

function NoArticles({ state: { q, category, page, isSaved } }: { state: ListState }) {
  const isFiltered = q !== null || category !== null || page > 1
  const showAll = <ButtonLink to={NEWS_PATH}>Show all news</ButtonLink>
  if (isSaved && !isFiltered) return <EmptyState text="No saved articles yet." hint="Press the bookmark of an article to save it for later." action={showAll} />
  return <EmptyState text="No articles found." hint={isFiltered ? 'Try fewer words or another category.' : 'Articles appear here as soon as a source has some.'} action={isFiltered ? <SearchInstead q={q} kind="news">{showAll}</SearchInstead> : undefined} />
}
