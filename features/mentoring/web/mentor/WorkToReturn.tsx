import type { ReactNode } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import { CODE_REVIEWS_PATH, codeReviewPath } from '#features/code-reviews/rules/paths.ts'
import { MentorReviewsQuery } from '#features/code-reviews/web/public.tsx'
import { MAX_WAITING } from '../../rules/assignment.ts'
import { workPath } from '../../rules/paths.ts'
import { WorkToReturnQuery } from '../group-query.ts'

/** The texts of all groups that wait for the mentor, the longest waiting first, and code reviews: those that they claimed, and how many wait; nothing without any. */
export function WorkToReturn() {
  const work = useQuery(WorkToReturnQuery, {}).data?.workToReturn ?? []
  const mayReview = useRoles(true).roles?.rights.includes('code-reviews.answer') ?? false
  const reviews = useQuery(MentorReviewsQuery, mayReview ? { after: null, language: null } : null).data
  const claimed = reviews?.writtenCodeReviews.filter(({ state }) => state === 'claimed') ?? []
  const queue = reviews?.codeReviewQueue.items ?? []
  const [oldest] = queue
  const own = work.length + claimed.length
  if (own + queue.length === 0) return null
  return (
    <div id="to-return">
      <Section title={own === 0 ? 'To grade' : `To grade (${own}${work.length < MAX_WAITING ? '' : '+'})`}>
        <ul className="overflow-hidden rounded-card border border-line bg-surface empty:hidden">
          {claimed.map(({ id, problemTitle, learner, claimedUntil }) => (
            <Row key={id} to={codeReviewPath(id)} note={claimedUntil === null ? 'claimed by you' : <>claimed by you, back in the queue <TimeAgo at={String(claimedUntil)} /></>}>
              <span className="font-medium">{learner.name}</span>: code review of {problemTitle}
            </Row>
          ))}
          {work.map((one) => (
            <Row key={one.assignmentId + one.learnerId} to={workPath(one)} isLate={one.isLate} note={<>{one.group}, <TimeAgo at={String(one.handedInAt)} /></>}>
              <span className="font-medium">{one.learner}</span>: {one.title}
            </Row>
          ))}
        </ul>
        {oldest !== undefined && (
          <p className="text-sm text-text-muted">
            <a className="link" href={CODE_REVIEWS_PATH}>
              {typeof reviews?.codeReviewQueue.next === 'string' ? `More than ${queue.length} code reviews waiting` : counted(queue.length, 'code review waiting', 'code reviews waiting')}
            </a>
            , the oldest asked <TimeAgo at={String(oldest.askedAt)} />
          </p>
        )}
      </Section>
    </div>
  )
}

function Row({ to, isLate = false, note, children }: { to: string; isLate?: boolean; note: ReactNode; children: ReactNode }) {
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken">
      <a className="min-w-0 flex-1 basis-60 wrap-anywhere after:absolute after:inset-0" href={to}>
        {children}
      </a>
      {isLate && <Badge tone="warning">Late</Badge>}
      <span className="text-sm text-text-muted wrap-anywhere">{note}</span>
    </li>
  )
}
