import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { collapsedFetches } from '../../rules/failing-sources.ts'
import type { Source } from './sources-query.ts'

/** The latest fetches of a source, the newest first. */
export function FetchHistory({ fetches }: { fetches: Source['fetches'] }) {
  if (fetches.length === 0) return null
  return (
    <ol aria-label="Last fetches" className="grid gap-1 text-sm">
      {collapsedFetches(fetches).map(({ at, error, items, added, times }) => (
        <li key={at} className="flex flex-wrap gap-x-2">
          <TimeAgo at={at} />
          <span className={`min-w-0 wrap-anywhere ${error === null ? 'text-text-muted' : 'text-danger'}`}>{error ?? (items === 0 ? 'nothing changed' : `${items} items, ${added} new`)}</span>
          {times > 1 && <span className="tabular text-text-muted">{times} times in a row</span>}
        </li>
      ))}
    </ol>
  )
}
