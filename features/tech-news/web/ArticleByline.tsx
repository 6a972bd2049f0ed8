import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import type { ShownArticle } from './article-fields.ts'

/** Author, source and date of an article, and how many others tell the story. */
export function ArticleByline({ article: { author, source, date, others } }: { article: ShownArticle }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
      <span className="wrap-anywhere">{source === null || source === author ? author : `${author}, ${source}`}</span>
      <span aria-hidden="true">·</span>
      {'at' in date ? <TimeAgo at={date.at} /> : <span>{date.text}</span>}
      {others.length > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{others.length === 1 ? `also at ${others[0]!.source}` : `also at ${others.length} others`}</span>
        </>
      )}
    </p>
  )
}
