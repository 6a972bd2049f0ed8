import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'

/** The same story at other sources. */
export function OtherSources({ others }: { others: readonly { id: string; title: string; source: string; address: string | null }[] }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className="grid gap-2 border-t border-line pt-5">
      <h2 id="others" className="text-lg">
        {others.length === 1 ? 'Also at one other' : `Also at ${others.length} others`}
      </h2>
      <ul className="grid">
        {others.map(({ id, title, source, address }) => (
          <li key={id} className="py-1.5">
            {address === null ? title : <ExternalLink to={address}>{title}</ExternalLink>}
            <span className="text-sm text-text-muted">{`, ${source}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
