import { ideaPath } from '#features/ideas/rules/paths.ts'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ProfileData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** The ideas that the person helped to ship. Nothing is shown without one. */
export function IdeasSection({ ideas }: { ideas: NonNullable<ProfileData['shippedIdeas']> }) {
  if (ideas.length === 0) return null
  return (
    <ProfileSection title="Shipped ideas">
      <ul className="grid gap-2">
        {ideas.map(({ id, title, shippedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <a className="link min-w-0 wrap-anywhere" href={ideaPath(id)}>
              {title}
            </a>
            <span className="text-sm text-text-muted">Shipped {absoluteDay(new Date(String(shippedAt)))}</span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
