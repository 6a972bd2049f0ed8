import { MessageButton } from '#features/chat/web/public.tsx'
import { FollowToggle, PersonMenu, useViewerPeople } from '#features/connections/web/public.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  person: Pick<ProfileData, 'id' | 'name'>
  /** They are apart now: the profile is asked for again. */
  onBlocked: () => void
}

/** What one does with another person: follow, and what is more rarely done. */
export function PersonActions({ person: { id, name }, onBlocked }: Props) {
  const viewer = useViewerPeople([id])
  const tie = viewer?.get(id)
  return (
    <div className="flex items-start gap-2 *:first:flex-1">
      <FollowToggle primary wide personId={id} name={name} follows={viewer === null ? null : (tie?.follows ?? false)} />
      <MessageButton personId={id} />
      <PersonMenu personId={id} name={name} isMuted={tie?.isMuted ?? false} onBlocked={onBlocked} />
    </div>
  )
}
