import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { recentPages, type RecentPage } from '#platform/web/recent-pages.ts'
import { BLOGS_PATH, editPath, WRITE_PATH } from '#features/blogs/rules/paths.ts'
import { useSession } from '#platform/web/session/session.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { adminPath } from '#features/administration/rules/sections.ts'
import { HomeCard } from './HomeCard.tsx'
import { CODE_REVIEWS_PATH } from '#features/code-reviews/rules/paths.ts'
import { OWN_COURSES_PATH } from '#features/courses/rules/paths.ts'
import { MENTOR_PATH } from '#features/mentoring/rules/paths.ts'
import { OWN_OFFICE_HOURS_PATH } from '#features/office-hours/rules/paths.ts'
import type { OwnWriting } from './own-writing-query.ts'

const SHOWN = 4
const FIRST: readonly RecentPage[] = [
  { path: BLOGS_PATH, title: 'Blogs' },
  { path: WRITE_PATH, title: 'Write a blog' },
  { path: '/connections', title: 'Connections' },
  { path: '/about', title: 'About Us' },
]
/** For a mentor these come before recently visited pages. */
const OF_MENTORS: readonly RecentPage[] = [
  { path: MENTOR_PATH, title: 'Mentor groups' },
  { path: CODE_REVIEWS_PATH, title: 'Code reviews' },
  { path: OWN_OFFICE_HOURS_PATH, title: 'Office hours' },
  { path: OWN_COURSES_PATH, title: 'Your courses' },
]
/** Likewise for an admin. */
const OF_ADMINS: readonly RecentPage[] = [
  { path: adminPath('approvals'), title: 'Approvals' },
  { path: adminPath('reports'), title: 'Reports' },
  { path: adminPath('people'), title: 'People' },
  { path: adminPath('operations'), title: 'Operations' },
]
const SHOWN_TO_STAFF = 6

/** An unfinished draft, the pages of a mentor or an admin in that role, then recently visited pages; defaults fill the rest. */
export function QuickLinksCard({ draft }: { draft: NonNullable<OwnWriting['drafts']>[number] | null }) {
  const isMounted = useMounted()
  const role = useSession()?.user.role
  const ofRole = role === roleLabel('mentor') ? OF_MENTORS : role === roleLabel('admin') ? OF_ADMINS : []
  const seen = isMounted ? recentPages() : []
  const due = draft === null ? [] : [{ path: editPath(draft.id), title: `Continue writing “${draft.title || 'Untitled'}”` }]
  const all = [...due, ...ofRole, ...seen, ...FIRST]
  const links = all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at).slice(0, ofRole.length > 0 ? SHOWN_TO_STAFF : SHOWN)
  return (
    <HomeCard title="Quick Links" go={{ label: 'Go', to: links[0]!.path }}>
      <ul className="grid grid-cols-1 gap-x-4 max-md:grid-cols-2">
        {links.map(({ path, title }, at) => (
          <li key={path} className={draft !== null && at === 0 ? 'max-md:col-span-2' : undefined}>
            <a className="flex min-h-9 items-center text-sm hover:underline pointer-coarse:min-h-11" href={path}>
              <span className="truncate">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
