import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { readTimeText } from '../rules/articles.ts'
import type { ShownArticle } from './article-fields.ts'
import { ArticleByline } from './ArticleByline.tsx'
import { NewsImage } from './NewsImage.tsx'

/** The article above the list, with a Read button. */
export function FeaturedArticle({ article }: { article: ShownArticle & { path: string } }) {
  return (
    <article aria-labelledby="featured" className="card grid gap-5 md:grid-cols-2 md:items-center">
      <NewsImage isFirst src={article.imageUrl} category={article.category} className="aspect-video w-full" sizes="(width < 48rem) calc(100vw - 4rem), 24rem" />
      <div className="grid min-w-0 content-start gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <span className="font-medium text-accent">Featured</span>
          <span aria-hidden="true">·</span>
          {article.tag}
          <span aria-hidden="true">·</span>
          {readTimeText(article.readTime)}
        </p>
        <h2 dir="auto" id="featured" className="text-xl wrap-anywhere">
          <a className="hover:underline" href={article.path}>
            {article.title}
          </a>
        </h2>
        <p className="line-clamp-4 text-text-muted wrap-anywhere">{article.excerpt}</p>
        <ArticleByline article={article} />
        <div className="mt-1">
          <ButtonLink to={article.path} variant="primary">
            Read
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
