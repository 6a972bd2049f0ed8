import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ProfileData } from './profile-query.ts'

/** Name, headline, username and joining date. */
export function ProfileHeader({ profile }: { profile: ProfileData }) {
  return (
    <>
      {/* The card beside it shows the name. */}
      <h1 className="sr-only">{profile.name}</h1>
      {profile.headline !== '' && <p dir="auto" className="text-xl font-medium text-balance wrap-anywhere">{profile.headline}</p>}
      <ProfileSince profile={profile} />
    </>
  )
}

/** The username and the joining date. */
export function ProfileSince({ profile }: { profile: ProfileData }) {
  const joined = new Date(profile.joinedAt)
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
      <span>@{profile.username}</span>
      <span aria-hidden="true">·</span>
      <span>
        Joined <time dateTime={joined.toISOString()}>{absoluteDay(joined)}</time>
      </span>
    </p>
  )
}
