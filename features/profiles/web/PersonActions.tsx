import { FollowButton, PersonMenu } from '#features/connections/web/public.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  person: Pick<ProfileData, 'id' | 'name'>
  /** They are apart now: the profile is asked for again. */
  onBlocked: () => void
}

/** What one does with another person: follow, and what is more rarely done. */
export function PersonActions({ person: { id, name }, onBlocked }: Props) {
  return (
    <div className="flex items-start gap-2 *:first:flex-1">
      <FollowButton wide personId={id} name={name} />
      <PersonMenu personId={id} name={name} onBlocked={onBlocked} />
    </div>
  )
}
