import { FollowToggle } from './FollowToggle.tsx'
import { useViewerPeople } from './use-viewer-people.ts'

/** Follow and Following for a person who stands alone on a page: it asks by itself whether the viewer follows. */
export function FollowButton({ personId, name, wide }: { personId: string; name: string; wide?: boolean | undefined }) {
  const viewer = useViewerPeople([personId])
  return <FollowToggle primary personId={personId} name={name} follows={viewer === null ? null : (viewer.get(personId)?.follows ?? false)} wide={wide} />
}
