import { articlePath } from '../rules/paths.ts'
import { SideBox } from './SideBox.tsx'

/** The articles that are read most now, in their order. Renders nothing without any. */
export function TrendingArticles({ articles }: { articles: readonly { id: string; slug: string; title: string }[] }) {
  if (articles.length === 0) return null
  return (
    <SideBox title="Trending">
      <ol className="grid gap-1">
        {articles.map(({ id, slug, title }, at) => (
          <li key={id} className="flex gap-3">
            <span className="tabular w-4 flex-none py-1.5 text-right text-text-muted" aria-hidden="true">
              {at + 1}
            </span>
            <a dir="auto" className="min-w-0 py-1.5 font-medium wrap-anywhere hover:underline" href={articlePath(slug)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </SideBox>
  )
}
