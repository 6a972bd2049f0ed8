import type { BlogData } from './BlogPage.tsx'
import { useCurrentHeading } from './use-current-heading.ts'

type Headings = BlogData['headings']

/** The table of contents beside a blog, if it has enough headings and there is room. */
export function Contents({ headings }: { headings: Headings }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="Contents" className="max-xl:hidden">
      <h2 className="mb-2 text-sm font-medium">Contents</h2>
      <CurrentLinks headings={headings} />
    </nav>
  )
}

function CurrentLinks({ headings }: { headings: Headings }) {
  return <Links headings={headings} current={useCurrentHeading(headings)} />
}

/** The same above the text, collapsed, where there is no room beside it. */
export function FoldedContents({ headings }: { headings: Headings }) {
  if (headings.length < 2) return null
  return (
    <details className="rounded-control border border-line px-3 xl:hidden" data-unprinted="">
      <summary className="min-h-11 cursor-pointer content-center rounded-control text-sm font-medium">Contents</summary>
      <nav aria-label="Contents" className="pb-3">
        <Links headings={headings} />
      </nav>
    </details>
  )
}

function Links({ headings, current = null }: { headings: Headings; current?: string | null }) {
  return (
    <ol className="grid gap-1 border-l border-line text-sm">
      {headings.map((heading) => (
        <li key={heading.id} className={heading.level === 3 ? 'pl-6' : 'pl-3'}>
          <a className="block rounded-control py-0.5 text-text-muted hover:text-text aria-[current]:font-medium aria-[current]:text-accent max-xl:py-2" href={`#${heading.id}`} aria-current={heading.id === current ? 'location' : undefined}>
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  )
}
