import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '#platform/web/ui/icons.ts'
import { blogPath, seriesPath } from '../../rules/paths.ts'
import type { placeOf } from '../../rules/series.ts'
import type { BlogData } from './BlogPage.tsx'

type Series = NonNullable<BlogData['series']>
type Part = Series['parts'][number]
type Place = NonNullable<ReturnType<typeof placeOf<Part>>>

/** Which part of its series a blog is, with the folded list of all parts (requirement B-43). */
export function SeriesBox({ series: { slug, title, parts }, place }: { series: Series; place: Place }) {
  return (
    <details data-unprinted="" className="rounded-control border border-line px-3 text-sm">
      <summary className="min-h-11 cursor-pointer content-center rounded-control py-2 wrap-anywhere">
        <span className="tabular text-text-muted">{`Part ${place.number} of ${parts.length} · `}</span>
        <span dir="auto" className="font-medium">{title}</span>
      </summary>
      <nav aria-label="Parts of this series" className="grid gap-2 pb-3">
        <ol className="grid list-decimal gap-1 pl-8 marker:text-text-muted">
          {parts.map((part, at) => (
            <li key={part._id} className="pl-1">
              <a
                className="block w-fit rounded-control py-0.5 wrap-anywhere text-text-muted hover:text-text aria-[current]:font-medium aria-[current]:text-text max-md:py-2"
                href={blogPath(part.slug)}
                aria-current={at + 1 === place.number ? 'page' : undefined}
              >
                <span dir="auto">{part.title}</span>
              </a>
            </li>
          ))}
        </ol>
        <a className="link justify-self-start py-1 pl-1 max-md:py-2" href={seriesPath(slug)}>
          About this series
        </a>
      </nav>
    </details>
  )
}

/** The parts before and after this one, below the text. */
export function SeriesNeighbors({ place: { number, previous, next } }: { place: Place }) {
  if (previous === null && next === null) return null
  return (
    <nav aria-label="Previous and next part" data-unprinted="" className="mt-12 grid gap-3 sm:grid-cols-2">
      {previous !== null && <Neighbor part={previous} label={`Previous: part ${number - 1}`} icon={arrowLeftIcon} />}
      {next !== null && <Neighbor isNext part={next} label={`Next: part ${number + 1}`} icon={arrowRightIcon} />}
    </nav>
  )
}

function Neighbor({ part, label, icon, isNext = false }: { part: Part; label: string; icon: string; isNext?: boolean }) {
  return (
    <a className={`grid content-start gap-1 rounded-card border border-line bg-surface p-4 hover:bg-sunken ${isNext ? 'sm:col-start-2 sm:text-right' : ''}`} href={blogPath(part.slug)}>
      <span className={`tabular flex items-center gap-1.5 text-sm text-text-muted ${isNext ? 'sm:justify-end' : ''}`}>
        {!isNext && <Icon of={icon} small />}
        {label}
        {isNext && <Icon of={icon} small />}
      </span>
      <span dir="auto" className="font-medium wrap-anywhere">{part.title}</span>
      <span className="tabular text-sm text-text-muted">{part.readingMinutes} min read</span>
    </a>
  )
}
