import type { ReactNode } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { previewOfMarkdown } from '#platform/rules/join-blocks.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'

const PREVIEW_LENGTH = 300

interface GroupCard {
  id: string
  name: string
  about: string
  isArchived: boolean
  mentors: readonly string[]
  learners: number
  assignments: number
  waiting: number
}

/** The cards of groups; `waitingText` says what waits in one of them. */
export function GroupCards({ groups, pathOf, waitingText, renderNote }: { groups: readonly GroupCard[]; pathOf: (id: string) => string; waitingText: (count: number) => string; renderNote?: (id: string) => ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {groups.map(({ id, name, about, isArchived, mentors, learners, assignments, waiting }) => (
        <li key={id} className="card card-pressable relative grid grid-cols-1 content-start gap-2 p-5">
          <div className="flex flex-wrap items-center gap-2">
            <h2 dir="auto" className="min-w-0 text-lg wrap-anywhere">
              <a className="after:absolute after:inset-0" href={pathOf(id)}>
                {name}
              </a>
            </h2>
            {isArchived && <Badge>Archived</Badge>}
          </div>
          {about !== '' && <p className="line-clamp-2 text-sm text-text-muted wrap-anywhere">{previewOfMarkdown(about, PREVIEW_LENGTH)}</p>}
          <p className="text-sm text-text-muted wrap-anywhere">With {mentors.join(', ') || 'no mentor at the moment'}</p>
          <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
            {counted(learners, 'learner', 'learners')}, {counted(assignments, 'assignment', 'assignments')}
            {waiting > 0 && !isArchived && <Badge tone="accent">{waitingText(waiting)}</Badge>}
          </p>
          {!isArchived && renderNote?.(id)}
        </li>
      ))}
    </ul>
  )
}
