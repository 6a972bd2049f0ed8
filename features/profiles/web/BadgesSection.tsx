import { BadgeList } from '#features/leaderboard/web/public.tsx'
import type { ProfileData } from './profile-query.ts'
import { NothingYet, ProfileSection } from './ProfileSection.tsx'

/** What somebody earned here, each with its proof. */
export function BadgesSection({ badges }: { badges: NonNullable<ProfileData['badges']> }) {
  return (
    <ProfileSection title="Badges">
      {badges.length === 0 ? <NothingYet>No badges yet. The first comes with the first solved problem.</NothingYet> : <BadgeList badges={badges} />}
    </ProfileSection>
  )
}
