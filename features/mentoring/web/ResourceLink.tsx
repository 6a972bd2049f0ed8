import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import type { ResourceData } from './group-query.ts'

/** A resource as a link, or only its title if it no longer exists. */
export function ResourceLink({ resource: { kind, title, address } }: { resource: Pick<ResourceData, 'kind' | 'title' | 'address'> }) {
  if (address === null) return <span className="min-w-0 text-text-muted wrap-anywhere">{title} (no longer available)</span>
  if (kind === 'link') return <ExternalLink to={address}>{title}</ExternalLink>
  return <a className="link min-w-0 wrap-anywhere" href={address} download={kind === 'file' ? true : undefined}>{title}</a>
}
