import { useEffect, useRef } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { keyOf, type ApprovalItem } from './approval-queries.ts'

interface Props {
  items: readonly ApprovalItem[]
  active: string
  onSelect: (key: string) => void
}

/** The waiting items, oldest first. The active one stays in view. */
export function ApprovalList({ items, active, onSelect }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ol ref={list} aria-label="Waiting" className="max-h-[60vh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface max-xl:max-h-56">
      {items.map((item) => {
        const isActive = keyOf(item) === active
        return (
          <li key={keyOf(item)}>
            <button
              type="button"
              aria-current={isActive ? 'true' : undefined}
              className={`grid w-full gap-1 px-4 py-3 text-left text-sm hover:bg-sunken ${isActive ? 'bg-accent-subtle' : ''}`}
              onClick={() => onSelect(keyOf(item))}
            >
              <span className="font-medium wrap-anywhere">{item.title}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-text-muted">
                <Badge>{item.kindLabel}</Badge>
                {item.isLate && <Badge tone="warning">Overdue</Badge>}
                <TimeAgo at={item.since} />
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
