import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import type { Source } from './sources-query.ts'

/** The latest fetches of a source, the newest first. */
export function FetchHistory({ fetches }: { fetches: Source['fetches'] }) {
  if (fetches.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer py-1">Last fetches</summary>
      <ol className="mt-1 grid gap-1">
        {fetches.map(({ at, error, items, added }) => (
          <li key={at} className="flex flex-wrap gap-x-2">
            <TimeAgo at={at} />
            <span className={`min-w-0 wrap-anywhere ${error === null ? 'text-text-muted' : 'text-danger'}`}>{error ?? (items === 0 ? 'nothing changed' : `${items} items, ${added} new`)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
