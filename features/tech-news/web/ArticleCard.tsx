import { readTimeText } from '../rules/articles.ts'
import type { ShownArticle } from './article-fields.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleByline } from './ArticleByline.tsx'
import { NewsImage } from './NewsImage.tsx'

/** An article in the list: image, title, read time, three lines of the excerpt, author and date. */
export function ArticleCard({ article, isSaved }: { article: ShownArticle; isSaved: boolean }) {
  const { path, title, tag, readTime, excerpt, imageUrl, category } = article
  return (
    <article className={`card grid grid-cols-1 gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] ${path === null ? '' : 'card-pressable'}`}>
      <NewsImage src={imageUrl} category={category} className="aspect-video w-full" sizes="(width < 40rem) calc(100vw - 4rem), 11rem" />
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex items-center gap-2 text-sm text-text-muted">
          <span>{tag}</span>
          <span aria-hidden="true">·</span>
          <span>{readTimeText(readTime)}</span>
        </p>
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {path === null ? (
            title
          ) : (
            <a className="card-link" href={path}>
              {title}
            </a>
          )}
        </h3>
        <p dir="auto" className="line-clamp-3 text-text-muted wrap-anywhere">{excerpt}</p>
        <div className="flex items-center justify-between gap-3">
          <ArticleByline article={article} />
          {path !== null && <ArticleActions article={article} isSaved={isSaved} />}
        </div>
      </div>
    </article>
  )
}
