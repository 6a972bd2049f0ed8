import type { ReactNode } from 'react'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import { Icon } from './Icon.tsx'
import { pagesAround } from './pages-around.ts'

interface Props {
  page: number
  pages: number
  /** The URL of a page, including the filters. */
  href: (page: number) => string
  label?: string
}

/** Prev, numbered pages, Next. Renders nothing for a single page. */
export function Pager({ page, pages, href, label = 'Pages' }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? href(page - 1) : null}>
            <Icon of={chevronLeftIcon} small />
            Prev
          </Step>
        </li>
        {pagesAround(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className="px-1 text-text-muted">…</span>
            ) : (
              <a
                href={href(number)}
                className="button button-ghost tabular px-3! aria-[current]:bg-accent-subtle aria-[current]:text-accent"
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? href(page + 1) : null}>
            Next
            <Icon of={chevronRightIcon} small />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  const className = 'button button-ghost px-3!'
  if (to !== null) return <a href={to} className={className}>{children}</a>
  return (
    <button type="button" disabled className={className}>
      {children}
    </button>
  )
}
