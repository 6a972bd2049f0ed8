import { useEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { CoverImage } from '#platform/web/ui/CoverImage.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Discussion } from '#features/discussions/web/public.tsx'
import { readTimeText } from '../rules/articles.ts'
import { articleCardPath, articlePath, NEWS_PATH } from '../rules/paths.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { AfterArticle } from './AfterArticle.tsx'
import { articleFacts } from './article-facts.ts'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { OtherSources } from './OtherSources.tsx'
import { TrendingArticles } from './TrendingArticles.tsx'
import { useViewerNews } from './viewer-news-query.ts'

const ArticleQuery = graphql(`
  query NewsArticle($slug: String!) {
    newsArticle(slug: $slug) {
      id slug title excerpt category tag author authorUsername source address html imageUrl readTime publishedAt updatedAt
      others { id title source address }
      readNext { id slug title category tag imageUrl readTime publishedAt source }
      learnMore { label title path }
    }
    trendingNews { id slug title }
  }
`)

const CountRead = graphql(`
  mutation CountNewsRead($id: ID!) { countNewsRead(id: $id) }
`)

type Data = ResultOf<typeof ArticleQuery>
export type Article = NonNullable<Data['newsArticle']>

const READ_AFTER_MS = 8_000

/** One article: in full if it is ours, otherwise its excerpt and a link to the source (requirement T-5). */
function ArticlePage({ article, trending }: { article: Article; trending: Data['trendingNews'] }) {
  useCountRead(article.id)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-10 gap-y-8 px-8 py-10 max-md:px-4 max-md:py-6 xl:grid-cols-[minmax(0,44rem)_18rem] xl:justify-center">
      <article className="grid min-w-0 grid-cols-1 gap-6">
        <ArticleHeader article={article} />
        {article.html === null ? <Excerpt article={article} /> : <RichText shown={article.html} />}
        <OtherSources others={article.others} />
        <AfterArticle article={article} />
        <section id="comments" aria-label="Comments" className="mt-4 min-w-0 scroll-mt-24 border-t border-line pt-8">
          <Discussion kind="news" subject={article.id} />
        </section>
      </article>
      <aside aria-label="More news" className="grid min-w-0 grid-cols-1 gap-4">
        <TrendingArticles articles={trending.filter(({ id }) => id !== article.id)} />
        <ButtonLink to={NEWS_PATH} icon={arrowLeftIcon}>
          All tech news
        </ButtonLink>
      </aside>
    </div>
  )
}

function ArticleHeader({ article }: { article: Article }) {
  const isSaved = useViewerNews()?.savedIds.includes(article.id) ?? false
  const { category, tag, title, author, authorUsername, source, publishedAt, readTime, imageUrl } = article
  return (
    <header className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <a className="chip" href={`${NEWS_PATH}?category=${category}`}>
          {tag}
        </a>
        <span className="flex items-center gap-1">
          <ShareButton title={title} />
          <ArticleActions article={article} isSaved={isSaved} />
        </span>
      </div>
      <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{title}</h1>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
        {authorUsername === null ? (
          <span className="wrap-anywhere">{source === null || source === author ? author : `${author}, ${source}`}</span>
        ) : (
          <a className="link min-w-0 wrap-anywhere" href={`/profile/${authorUsername}`}>
            {author}
          </a>
        )}
        <span aria-hidden="true">·</span>
        <TimeAgo at={publishedAt} />
        <span aria-hidden="true">·</span>
        <span>{`${readTimeText(readTime)} read`}</span>
      </p>
      {imageUrl !== null && <CoverImage src={imageUrl} />}
    </header>
  )
}

/** The beginning of an article of another site, which is read there. */
function Excerpt({ article: { excerpt, address, source } }: { article: Article }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="font-serif text-lg wrap-anywhere">{excerpt}</p>
      {address !== null && (
        <ExternalLink className="button button-primary" to={address}>
          {`Read at ${source ?? new URL(address).hostname}`}
        </ExternalLink>
      )}
    </div>
  )
}

/** Somebody who stays for a while has read it. */
function useCountRead(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void request(CountRead, { id }).catch(() => {}), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])
}

export const page = definePage({
  document: ArticleQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.newsArticle !== null,
  cacheTags: (data) => ['news', `news:${data.newsArticle!.id}`],
  fonts: () => ['serif'],
  meta: (data) => {
    const article = data.newsArticle!
    return {
      title: article.title,
      description: article.excerpt.slice(0, 200),
      canonical: articlePath(article.slug),
      image: articleCardPath(article.slug),
      kind: 'article',
      facts: articleFacts(article),
    }
  },
  Component: ({ data }) => <ArticlePage key={data.newsArticle!.id} article={data.newsArticle!} trending={data.trendingNews} />,
})
