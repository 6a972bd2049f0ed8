import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ProfileData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Lists of other features, such as shipped ideas, hosted events and posted jobs. */
export function ProfileParts({ parts }: { parts: NonNullable<ProfileData['parts']> }) {
  return parts.map(({ title, entries }) => (
    <ProfileSection key={title} title={title}>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.path} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <a className="link min-w-0 wrap-anywhere" href={entry.path}>
              {entry.title}
            </a>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="text-sm text-text-muted wrap-anywhere">{entry.at === null ? entry.note : `${entry.note} ${absoluteDay(new Date(String(entry.at)))}`}</span>
              {entry.action !== null && (
                <ButtonLink small to={entry.path}>
                  {entry.action}
                  <VisuallyHidden>{entry.title}</VisuallyHidden>
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  ))
}
