import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { recentPages, type RecentPage } from '#platform/web/recent-pages.ts'
import { BLOGS_PATH, editPath, WRITE_PATH } from '#features/blogs/rules/paths.ts'
import { HomeCard } from './HomeCard.tsx'
import type { OwnWriting } from './own-writing-query.ts'

const SHOWN = 4
const FIRST: readonly RecentPage[] = [
  { path: BLOGS_PATH, title: 'Blogs' },
  { path: WRITE_PATH, title: 'Write a blog' },
  { path: '/connections', title: 'Connections' },
  { path: '/about', title: 'About Us' },
]

/** An unfinished draft, then recently visited pages; defaults fill the rest. */
export function QuickLinksCard({ draft }: { draft: NonNullable<OwnWriting['drafts']>[number] | null }) {
  const isMounted = useMounted()
  const seen = isMounted ? recentPages() : []
  const due = draft === null ? [] : [{ path: editPath(draft.id), title: `Continue writing “${draft.title || 'Untitled'}”` }]
  const links = [...due, ...seen, ...FIRST.filter((first) => !seen.some(({ path }) => path === first.path))].slice(0, SHOWN)
  return (
    <HomeCard title="Quick Links" go={{ label: 'Go', to: links[0]!.path }}>
      <ul className="grid grid-cols-1 gap-x-4 max-md:grid-cols-2">
        {links.map(({ path, title }) => (
          <li key={path}>
            <a className="flex min-h-9 items-center text-sm hover:underline pointer-coarse:min-h-11" href={path}>
              <span className="truncate">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
