import { bookOpenIcon, codeXmlIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { readTimeText } from '../rules/articles.ts'
import { articlePath } from '../rules/paths.ts'
import type { Article } from './ArticlePage.tsx'
import { NewsImage } from './NewsImage.tsx'

/** What follows an article: what the site teaches about its topics, and articles about the same. */
export function AfterArticle({ article: { learnMore, readNext } }: { article: Article }) {
  return (
    <>
      {learnMore.length > 0 && (
        <section aria-labelledby="learn-more" className="card grid gap-3">
          <h2 id="learn-more" className="text-base font-semibold">
            Learn the topic
          </h2>
          <ul className="grid gap-1">
            {learnMore.map(({ label, title, path }) => (
              <li key={path}>
                <a className="flex min-h-10 items-center gap-3 hover:underline" href={path}>
                  <span className="flex-none text-text-muted">
                    <Icon of={label === 'Problem' ? codeXmlIcon : bookOpenIcon} small />
                  </span>
                  <span className="min-w-0 wrap-anywhere">
                    <span className="text-sm text-text-muted">{label} · </span>
                    {title}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {readNext.length > 0 && (
        <section aria-labelledby="read-next" className="grid gap-3 border-t border-line pt-6">
          <h2 id="read-next" className="text-lg">
            Read next
          </h2>
          <ul className="grid gap-3 sm:grid-cols-3">
            {readNext.map((next) => (
              <li key={next.id} className="card card-pressable grid content-start gap-2 p-3">
                <NewsImage src={next.imageUrl} category={next.category} sizes="(min-width: 640px) 14rem, 90vw" className="aspect-video w-full" />
                <a className="card-link font-medium wrap-anywhere" href={articlePath(next.slug)}>
                  {next.title}
                </a>
                <p className="text-sm text-text-muted">
                  <TimeAgo at={next.publishedAt} /> · {readTimeText(next.readTime)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
