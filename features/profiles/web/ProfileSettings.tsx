import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { AvatarButton } from './AvatarButton.tsx'
import { OwnCard } from './OwnCard.tsx'
import { ProfileQuery } from './profile-query.ts'

/** The parts of the profile that are shown with all of a person's content: avatar, name, headline, location, About Me. */
export function ProfileSettings() {
  const id = useSession()?.user.id ?? null
  const query = useQuery(ProfileQuery, id === null ? null : { id, asVisitor: false })
  const { data, error, isLoadingError, refetch } = query
  const profile = data?.profile ?? null
  return (
    <SettingsGroup title="Profile" sentence="The basics on your public profile. Edit the rest on your profile page.">
      {isLoadingError ? (
        <ErrorState text="We couldn’t load your profile." hint={error.message} onRetry={refetch} />
      ) : profile === null ? (
        <SkeletonText lines={5} />
      ) : (
        <>
          <StaleNote query={query} />
          <div className="flex items-center gap-4">
            <Avatar person={{ id: profile.id, name: profile.name, picture: profile.avatarUrl }} size="huge" />
            <AvatarButton profile={profile} onChange={refetch} />
          </div>
          <OwnCard profile={profile} onChange={refetch} />
          <div>
            <ButtonLink to={OWN_PROFILE_PATH}>Open my profile</ButtonLink>
          </div>
        </>
      )}
    </SettingsGroup>
  )
}
