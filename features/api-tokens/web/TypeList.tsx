import { useState } from 'react'
import { FilterBox } from './FilterBox.tsx'
import { matchesFilter } from '../rules/filter-names.ts'
import type { Reference } from './DevelopersPage.tsx'

/** The types by name, each with its fields. */
export function TypeList({ types }: { types: Reference['types'] }) {
  const [filter, setFilter] = useState('')
  const shown = types.filter(({ name }) => matchesFilter(name, filter))
  return (
    <div className="grid gap-3">
      <FilterBox label="Filter types" value={filter} onChange={setFilter} />
      {shown.length === 0 && <p className="text-sm text-text-muted">No type has this name.</p>}
      <ul className="grid gap-1">
        {shown.map(({ name, text }) => (
          <li key={name}>
            <details>
              <summary className="cursor-pointer py-1.5 text-sm">
                <code>{name}</code>
              </summary>
              <pre className="overflow-x-auto rounded-control border border-line bg-surface px-4 py-3 text-sm whitespace-pre-wrap">
                <code>{text}</code>
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
