import { freezesLeft, Heatmap } from '#features/activity/web/public.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** On which days of the last year a person was active here. */
export function ActivitySection({ activity }: { activity: NonNullable<ProfileData['activity']> }) {
  return (
    <ProfileSection title="Activity">
      <Heatmap year={activity} />
      <p className="text-sm text-text-muted">{freezesLeft(activity.freezes)}</p>
    </ProfileSection>
  )
}
