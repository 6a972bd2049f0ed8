import { useQuery } from '#platform/web/data/use-query.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { MENTOR_PATH, mentorGroupPath } from '#features/mentoring/rules/paths.ts'
import { DueSoonQuery, LocalTime } from '#features/mentoring/web/public.tsx'
import { Stats } from './Stats.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** The panel of a mentor: groups, work to grade, the next meeting, followers, published blogs and drafts. */
export function MentorPanel({ writing }: { writing: OwnWriting }) {
  const { user, followers } = useAuth()
  const { drafts, published } = writing
  const draftsText = drafts === null || drafts.length === 0 ? '' : drafts.length === 1 ? ', one draft' : `, ${drafts.length} drafts`
  const summary = useQuery(DueSoonQuery, {}).data?.mentoringSummary ?? null
  const meeting = summary?.nextMeeting ?? null
  return (
    <Stats
      title="Mentor overview"
      stats={[
        { label: 'Groups', value: summary === null ? '…' : String(summary.groups), to: MENTOR_PATH },
        { label: 'To grade', value: summary === null ? '…' : String(summary.waiting), to: `${MENTOR_PATH}#to-return` },
        { label: 'Followers', value: String(followers.length), to: listPath('followers', user?.username ?? '') },
        { label: `Published blogs${draftsText}`, value: published === null ? '…' : String(published), to: `${BLOGS_PATH}/mine` },
      ]}
    >
      {meeting !== null && (
        <p className="text-sm text-text-muted wrap-anywhere">
          Next meeting:{' '}
          <a className="link" href={mentorGroupPath(meeting.groupId, 'schedule')}>
            {meeting.title}
          </a>
          , <LocalTime at={String(meeting.startsAt)} />, your time
        </p>
      )}
    </Stats>
  )
}
