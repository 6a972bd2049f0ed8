import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { ConfirmBanner, useRoles } from '#features/accounts/web/public.tsx'
import { ContinueLearning } from '#features/courses/web/public.tsx'
import { DueSoon, ReturnedWork } from '#features/mentoring/web/public.tsx'
import { NextEvent } from '#features/events/web/public.tsx'
import { BestJobMatch } from '#features/jobs/web/public.tsx'
import { FirstSteps } from '#features/onboarding/web/public.tsx'
import { NotificationsCard } from '#features/notifications/web/public.tsx'
import { ActionCard } from './ActionCard.tsx'
import { AdminNext } from './AdminNext.tsx'
import { MentorNext } from './MentorNext.tsx'
import { OwnWritingQuery, type OwnWriting } from './own-writing-query.ts'
import { PANEL_PLACEHOLDER } from './panel-placeholder.ts'
import { QuickLinksCard } from './QuickLinksCard.tsx'
import { RecentActivityCard } from './RecentActivityCard.tsx'
import { RolePanel } from './RolePanel.tsx'
import { SuggestedForYou } from './SuggestedForYou.tsx'
import { useLearnerAction } from './use-learner-action.ts'

/** The dashboard of a member: what to do next in the active role, what there is to practice today (the children), the panel of the role and three cards. */
export function OwnDashboard({ children }: { children: ReactNode }) {
  const active = useRoles(true).roles?.active
  const isLearner = active !== 'mentor' && active !== 'admin'
  const query = useQuery(OwnWritingQuery, {})
  const { data } = query
  const writing: OwnWriting = {
    drafts: data?.ownBlogs.filter(({ hasDraft }) => hasDraft) ?? null,
    published: data?.ownBlogs.filter(({ isPublished }) => isPublished).length ?? null,
  }
  const learnerAction = useLearnerAction(writing)
  const action = isLearner ? learnerAction : null
  return (
    <div className="grid grid-cols-1 gap-6">
      <StaleNote query={query} />
      <ConfirmBanner />
      {active === 'mentor' && <MentorNext />}
      {active === 'admin' && <AdminNext />}
      {isLearner && <ReturnedWork />}
      {action !== null && <ActionCard action={action} />}
      {children}
      {isLearner && <FirstSteps />}
      <div className={PANEL_PLACEHOLDER}>
        <RolePanel writing={writing} />
      </div>
      <div className="gap-4 empty:hidden *:break-inside-avoid *:not-last:mb-4 lg:has-[>:nth-child(2)]:columns-2">
        <ContinueLearning except={action?.course} />
        <DueSoon except={action?.assignment} />
        <NextEvent />
        {isLearner && <BestJobMatch />}
      </div>
      <SuggestedForYou />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <RecentActivityCard />
        <QuickLinksCard draft={writing.drafts?.[0] ?? null} />
        <NotificationsCard />
      </div>
    </div>
  )
}
