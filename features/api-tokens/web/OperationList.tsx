import { useState } from 'react'
import { matchesFilter } from '../rules/filter-names.ts'
import { SCOPE_NAMES, TOKEN_SCOPES } from '../rules/scopes.ts'
import { FilterBox } from './FilterBox.tsx'
import type { Reference } from './DevelopersPage.tsx'

/** The queries and mutations by scope. */
export function OperationList({ operations }: { operations: Reference['operations'] }) {
  const [filter, setFilter] = useState('')
  return (
    <div className="grid gap-2">
      <FilterBox label="Filter queries and mutations" value={filter} onChange={setFilter} />
      {!operations.some(({ name }) => matchesFilter(name, filter)) && <p className="text-sm text-text-muted">No query or mutation has this name.</p>}
      {SCOPE_NAMES.map((scope) => {
        const own = operations.filter((operation) => operation.scope === scope && operation.name !== 'currentAccessToken' && matchesFilter(operation.name, filter))
        if (own.length === 0) return null
        return (
          <details key={scope} open={filter.trim() !== '' || undefined} className="rounded-card border border-line bg-surface">
            <summary className="cursor-pointer px-4 py-3 text-sm">
              <code className="font-medium">{scope}</code>
              <span className="ml-3 text-text-muted">
                {TOKEN_SCOPES[scope].label} ({own.length})
              </span>
            </summary>
            <dl className="grid gap-3 border-t border-line px-4 py-3 text-sm">
              {own.map(({ kind, name, signature, description }) => (
                <div key={`${kind} ${name}`} className="grid gap-0.5">
                  <dt className="wrap-anywhere">
                    <span className="mr-2 text-text-muted">{kind}</span>
                    <code>{signature}</code>
                  </dt>
                  {description !== '' && <dd className="max-w-[68ch] text-text-muted">{description}</dd>}
                </div>
              ))}
            </dl>
          </details>
        )
      })}
      <p className="text-sm text-text-muted">
        Every token can ask about itself: <code>currentAccessToken</code>.
      </p>
    </div>
  )
}
