import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { MENTOR_PATH } from '#features/mentoring/rules/paths.ts'
import { Stats } from './Stats.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** The panel of a mentor: followers, published blogs and drafts. */
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
      <div>
        <ButtonLink to={MENTOR_PATH}>Your groups</ButtonLink>
      </div>
    </Stats>
  )
}
