import { graphql, type ResultOf, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { CATEGORY_LABELS } from '../rules/categories.ts'
import { isFirstLoad, listAddress, parseListAddress, type ListState } from './list-address.ts'
import { NEWS_FEED_PATH } from '../rules/paths.ts'
import { builtInArticles, NewsCardFields, shownArticle } from './article-fields.ts'
import { ArticleList } from './ArticleList.tsx'
import { NewsFilters } from './NewsFilters.tsx'
import { NewsSide, NewsSideFields } from './NewsSide.tsx'
import { NewsSkeletons } from './NewsSkeletons.tsx'
import { PersonalList } from './PersonalList.tsx'
import { useViewerNews } from './viewer-news-query.ts'

const TechNewsQuery = graphql(
  `
  query TechNews($q: String, $category: NewsCategory, $page: Int) {
    techNews(q: $q, category: $category, page: $page) {
      featured { ...NewsCardFields }
      articles { ...NewsCardFields }
      pages
    }
    ...NewsSideFields
  }
`,
  [NewsCardFields, NewsSideFields],
)

type Loaded = ResultOf<typeof TechNewsQuery>
/** Without `techNews` the list could not be loaded. */
type Data = Omit<Loaded, 'techNews'> & { techNews: Loaded['techNews'] | null }

/** Tech news (requirements T-1 to T-7). */
function NewsListPage({ data, location }: { data: Data; location: RouteLocation }) {
  const state = parseListAddress(location.searchParams)
  return (
    <Page title="Tech News" sentence="What is happening in AI and technology, and what to learn from it." action={<NewsFilters state={state} search={location.searchParams} />}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-label={state.isSaved ? 'Saved articles' : 'Articles'} className="grid min-w-0 grid-cols-1 gap-4">
          {state.isSaved ? <SavedArticles state={state} /> : <Articles state={state} results={data.techNews} />}
        </section>
        <NewsSide side={data} state={state} />
      </div>
    </Page>
  )
}

function Articles({ state, results }: { state: ListState; results: Data['techNews'] }) {
  const navigate = useNavigate()
  const viewer = useViewerNews()
  if (results === null) {
    if (isFirstLoad(state)) return <ArticleList state={state} featured={null} articles={builtInArticles()} pages={1} savedIds={[]} />
    return <ErrorState text="Failed to load articles." onRetry={() => navigate(listAddress(state, { page: state.page }), { replace: true })} />
  }
  if (viewer !== null && viewer.fewer.length > 0) return <PersonalList state={state} savedIds={viewer.savedIds} />
  const featured = results.featured === null ? null : shownArticle(results.featured)
  return <ArticleList state={state} featured={featured} articles={results.articles.map(shownArticle)} pages={results.pages} savedIds={viewer?.savedIds ?? []} />
}

function SavedArticles({ state }: { state: ListState }) {
  const isMounted = useMounted()
  const session = useSession()
  const viewer = useViewerNews()
  if (!isMounted) return <NewsSkeletons />
  if (session !== null) return <PersonalList state={state} savedIds={viewer?.savedIds ?? []} />
  return (
    <EmptyState
      text="Log in to see your saved articles."
      action={<LogInButton />}
    />
  )
}

export const page = definePage<Data, VariablesOf<typeof TechNewsQuery>>({
  document: TechNewsQuery,
  variables: (location) => {
    const { q, category, page } = parseListAddress(location.searchParams)
    return { q, category, page }
  },
  fallback: () => ({ techNews: null, trendingNews: [], site: { products: [], team: [] } }),
  cacheTags: () => ['news', 'site'],
  meta: (_data, location) => {
    const state = parseListAddress(location.searchParams)
    const { q, category, page, isSaved } = state
    const title = category === null ? 'Tech News' : `${CATEGORY_LABELS[category]} news`
    return {
      title: page === 1 ? title : `${title}, page ${page}`,
      description: 'News on AI, robotics, startups, cloud, security and gadgets for people who learn.',
      canonical: listAddress(state, { page }),
      hidden: q !== null || isSaved,
      feeds: [{ title: 'Tech News (Atom)', path: NEWS_FEED_PATH, type: 'application/atom+xml' }],
    }
  },
  Component: NewsListPage,
})
