import { OwnCard } from './OwnCard.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileSince } from './ProfileHeader.tsx'

/** One's own name, headline and location above one's own profile, each changed in its place. */
export function OwnHeader({ profile, onChange }: { profile: ProfileData; onChange: () => void }) {
  return (
    <>
      <OwnCard profile={profile} isTitle onChange={onChange} />
      <ProfileSince profile={profile} />
    </>
  )
}
