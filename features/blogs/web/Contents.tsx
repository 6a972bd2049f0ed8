import type { BlogData } from './BlogPage.tsx'

/** The headings of a blog as links, where there are enough to get lost among. */
export function Contents({ headings }: { headings: BlogData['headings'] }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label="Contents" className="max-lg:hidden">
      <h2 className="mb-2 text-sm font-medium">Contents</h2>
      <ol className="grid gap-1 border-l border-line text-sm">
        {headings.map((heading) => (
          <li key={heading.id} className={heading.level === 3 ? 'pl-6' : 'pl-3'}>
            <a className="block rounded-control py-0.5 text-ink-soft hover:text-ink" href={`#${heading.id}`}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
