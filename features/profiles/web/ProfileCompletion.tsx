import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { missingParts, PROFILE_PARTS } from '../rules/completion.ts'
import type { ProfileData } from './profile-query.ts'

/** How complete the own profile is, and what to add next; nothing once it is complete. */
export function ProfileCompletion({ profile }: { profile: ProfileData }) {
  const missing = missingParts(profile)
  const [next] = missing
  if (next === undefined) return null
  const share = Math.round(((PROFILE_PARTS.length - missing.length) / PROFILE_PARTS.length) * 100)
  return (
    <section aria-label="Profile completion" className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{`Your profile is ${share}% complete`}</span>
        <span className="text-text-muted">{`Next: ${next.hint}`}</span>
      </p>
      <ProgressBar share={share / 100} />
      {missing.length > 1 && (
        <p className="text-text-muted">
          Edit what you see here, or all of it in your <a className="link" href={settingsPath('profile')}>profile settings</a>.
        </p>
      )}
    </section>
  )
}
