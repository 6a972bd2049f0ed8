import { MessageButton } from '#features/chat/web/public.tsx'
import { FollowToggle, PersonMenu, useViewerPeople } from '#features/connections/web/public.tsx'
import type { ProfileData } from './profile-query.ts'

interface Props {
  person: Pick<ProfileData, 'id' | 'name'>
  /** Called after a block: the profile is loaded again. */
  onBlocked: () => void
}

/** The actions on another person: follow, and a menu for rarer ones. */
export function PersonActions({ person: { id, name }, onBlocked }: Props) {
  const viewer = useViewerPeople([id])
  const relationship = viewer?.get(id)
  return (
    <div className="flex items-start gap-2 *:first:flex-1">
      <FollowToggle primary wide personId={id} name={name} follows={viewer === null ? null : (relationship?.follows ?? false)} />
      <MessageButton personId={id} />
      <PersonMenu personId={id} name={name} isMuted={relationship?.isMuted ?? false} onBlocked={onBlocked} />
    </div>
  )
}
