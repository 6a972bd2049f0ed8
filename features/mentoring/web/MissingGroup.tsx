import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'

/** In place of a group that does not exist, or that the viewer left or was removed from. */
export function MissingGroup({ to, label }: { to: string; label: string }) {
  return <EmptyState text="We couldn’t find that group." hint="You may have left it or been removed from it, or the link is wrong." action={<ButtonLink to={to}>{label}</ButtonLink>} />
}
