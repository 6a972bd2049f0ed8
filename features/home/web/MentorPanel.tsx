import { useAuth } from '#features/accounts/web/public.tsx'
import { BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { Stats } from './Stats.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** For a mentor: who reads them and what they have under path. Groups are not there yet, and it says so. */
export function MentorPanel({ writing }: { writing: OwnWriting }) {
  const { user, followers } = useAuth()
  const { drafts, published } = writing
  return (
    <Stats
      title="Mentor overview"
      stats={[
        { label: 'Followers', value: String(followers.length), to: listPath('followers', user?.username ?? '') },
        { label: 'Published blogs', value: published === null ? '…' : String(published), to: `${BLOGS_PATH}/mine` },
        { label: 'Drafts', value: drafts === null ? '…' : String(drafts.length), to: `${BLOGS_PATH}/mine` },
      ]}
    >
      <p className="text-sm text-text-muted">Groups and assignments are coming soon.</p>
    </Stats>
  )
}
