import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { BlogsSection } from './BlogsSection.tsx'
import { ActivitySection } from './ActivitySection.tsx'
import { BadgesSection } from './BadgesSection.tsx'
import { CoursesSection } from './CoursesSection.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import { FlipCard } from './FlipCard.tsx'
import { PersonActions } from './PersonActions.tsx'
import type { ProfileData } from './profile-query.ts'
import { ProfileParts } from './ProfileParts.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { EmptyText, ProfileSection } from './ProfileSection.tsx'
import { RepositoryList } from './RepositoryList.tsx'
import { SkillEvidence } from './SkillEvidence.tsx'
import { StackChips } from './StackChips.tsx'
import { StatsStrip } from './StatsStrip.tsx'

interface Props {
  profile: ProfileData
  onChange: () => void
  /** Given while the owner uses the visitor's view: leaves that view. */
  onLeave?: () => void
}

/** A read-only profile: sections that are not visible are left out. */
export function PublicProfile({ profile, onChange, onLeave }: Props) {
  const isOwn = useSession()?.user.id === profile.id
  return (
    <ProfileFrame
      notice={onLeave === undefined ? undefined : <VisitorPreview onLeave={onLeave} />}
      isCardFirst
      header={<ProfileHeader profile={profile} />}
      card={<FlipCard profile={profile} role={profile.role} />}
      actions={isOwn ? null : <PersonActions person={profile} onBlocked={onChange} />}
      side={
        <>
          {profile.badges !== null && <BadgesSection badges={profile.badges} />}
          {profile.stack !== null && (
            <ProfileSection title="Tech Stack">
              <StackChips stack={profile.stack} />
              {profile.skills !== null && <SkillEvidence skills={profile.skills} />}
            </ProfileSection>
          )}
        </>
      }
    >
      <StatsStrip profile={profile} />
      <ProfileSection title="About Me">
        {profile.about === '' ? (
          <EmptyText>{profile.name} has not written about themselves yet.</EmptyText>
        ) : (
          <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">{profile.about}</p>
        )}
      </ProfileSection>
      {profile.blogs !== null && <BlogsSection blogs={profile.blogs} series={profile.series} />}
      {profile.experience !== null && (
        <ProfileSection title="Experience">
          <ExperienceList experience={profile.experience} />
        </ProfileSection>
      )}
      {profile.repositories !== null && (
        <ProfileSection title="Repositories">
          <RepositoryList repositories={profile.repositories} />
        </ProfileSection>
      )}
      {profile.courses !== null && profile.certificates !== null && <CoursesSection courses={profile.courses} certificates={profile.certificates} />}
      {profile.parts !== null && <ProfileParts parts={profile.parts} />}
      {profile.activity !== null && <ActivitySection activity={profile.activity} />}
    </ProfileFrame>
  )
}

function VisitorPreview({ onLeave }: { onLeave: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-accent-subtle px-4 py-3 text-sm">
      <p>This is how visitors see your profile.</p>
      <Button small onClick={onLeave}>
        Exit preview
      </Button>
    </div>
  )
}
