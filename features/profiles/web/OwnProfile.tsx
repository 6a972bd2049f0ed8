import { useAuth, useLogOut } from '#features/accounts/web/public.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { eyeIcon, logOutIcon, settingsIcon } from '#platform/web/ui/icons.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { OWN_BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { ABOUT_LENGTH } from '../rules/profile.ts'
import { ActivitySection } from './ActivitySection.tsx'
import { BadgesSection } from './BadgesSection.tsx'
import { AvatarButton } from './AvatarButton.tsx'
import { BlogsSection } from './BlogsSection.tsx'
import { CoursesSection } from './CoursesSection.tsx'
import { EditableText } from './EditableText.tsx'
import { FlipCard } from './FlipCard.tsx'
import { OwnExperience } from './OwnExperience.tsx'
import { OwnHeader } from './OwnHeader.tsx'
import { OwnRepositories } from './OwnRepositories.tsx'
import { OwnStack } from './OwnStack.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileCompletion } from './ProfileCompletion.tsx'
import { ProfileParts } from './ProfileParts.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { StatsStrip } from './StatsStrip.tsx'

interface Props {
  profile: ProfileData
  /** Something was changed: the profile is loaded again. */
  onChange: () => void
  onViewAsVisitor: () => void
}

/** The viewer's own profile: the same layout, with editing. */
export function OwnProfile({ profile, onChange, onViewAsVisitor }: Props) {
  const { role } = useAuth()
  const logOut = useLogOut()
  return (
    <ProfileFrame
      header={<OwnHeader profile={profile} onChange={onChange} />}
      card={<FlipCard profile={profile} role={role} avatarMenu={<AvatarButton profile={profile} onChange={onChange} />} />}
      actions={
        // On a phone they share one row, without icons.
        <div className="grid gap-2 self-start max-md:grid-cols-[auto_auto_auto] max-md:*:px-2! max-md:[&_svg]:hidden">
          <Button wide icon={eyeIcon} onClick={onViewAsVisitor}>
            View public profile
          </Button>
          <ButtonLink wide icon={settingsIcon} to={settingsPath('privacy')}>
            Privacy
          </ButtonLink>
          <Button wide icon={logOutIcon} onClick={logOut}>
            Logout
          </Button>
        </div>
      }
      side={
        <>
          {profile.badges !== null && <BadgesSection badges={profile.badges} />}
          <OwnStack stack={profile.stack ?? []} skills={profile.skills ?? []} onChange={onChange} />
        </>
      }
    >
      <ProfileCompletion profile={profile} />
      <StatsStrip profile={profile} />
      <ProfileSection title="About Me">
        <EditableText
          field="about"
          label="About me"
          text={profile.about}
          limit={ABOUT_LENGTH}
          rows={6}
          empty="Tell people what you’re learning and what they can ask you about."
          onSaved={onChange}
        />
      </ProfileSection>
      <OwnExperience experience={profile.experience ?? []} onChange={onChange} />
      <OwnRepositories repositories={profile.repositories ?? []} onChange={onChange} />
      {profile.courses !== null && profile.certificates !== null && <CoursesSection courses={profile.courses} certificates={profile.certificates} />}
      {profile.parts !== null && <ProfileParts parts={profile.parts} />}
      {profile.activity !== null && <ActivitySection activity={profile.activity} isOwn />}
      <BlogsSection
        blogs={profile.blogs ?? []}
        series={profile.series}
        action={
          <ButtonLink small to={OWN_BLOGS_PATH}>
            All my blogs
          </ButtonLink>
        }
      />
    </ProfileFrame>
  )
}
