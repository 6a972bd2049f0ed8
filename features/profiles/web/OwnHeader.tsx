import { OwnCard } from './OwnCard.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileSince } from './ProfileHeader.tsx'

/** The viewer's name, headline and location above their own profile, each edited inline. */
export function OwnHeader({ profile, onChange }: { profile: ProfileData; onChange: () => void }) {
  return (
    <>
      <OwnCard profile={profile} isTitle onChange={onChange} />
      <ProfileSince profile={profile} />
    </>
  )
}
