import { Suspense } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { GroupData } from './group-query.ts'

/** What other features show on the page of a group. */
export function GroupSections({ group: { id, part, isArchived } }: { group: GroupData }) {
  const sections = useContributions('groupSections')
  return sections.map(({ name, Component }) => (
    <Suspense key={name} fallback={<Skeleton className="h-24 w-full" />}>
      <Component groupId={id} part={part} isArchived={isArchived} />
    </Suspense>
  ))
}
