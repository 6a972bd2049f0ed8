import { BadgeList } from '#features/leaderboard/web/public.tsx'
import type { ProfileData } from './profile-query.ts'
import { EmptyText, ProfileSection } from './ProfileSection.tsx'

/** The badges of a person, each with its proof. */
export function BadgesSection({ badges }: { badges: NonNullable<ProfileData['badges']> }) {
  return (
    <ProfileSection title="Badges">
      {badges.length === 0 ? <EmptyText>No badges yet. Solve a problem to earn the first one.</EmptyText> : <BadgeList badges={badges} />}
    </ProfileSection>
  )
}
