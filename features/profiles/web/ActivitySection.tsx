import { freezesLeft, Heatmap } from '#features/activity/web/public.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** On which days of the last year a person was active here. */
export function ActivitySection({ activity, isOwn = false }: { activity: NonNullable<ProfileData['activity']>; isOwn?: boolean }) {
  return (
    <ProfileSection title="Activity">
      <Heatmap year={activity} />
      {/* Advice for the owner; nobody else needs it. */}
      {isOwn && <p className="text-sm text-text-muted">{freezesLeft(activity.freezes)}</p>}
    </ProfileSection>
  )
}
