import { useEffect, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import { ownWorkPath } from '../../rules/paths.ts'
import { LocalTime } from '../LocalTime.tsx'
import { DueMark } from './DueMark.tsx'

const AssignedProblemsQuery = graphql(`
  query AssignedProblems { dueSoon { id title path groupId group dueAt isOverdue } }
`)
type Due = ResultOf<typeof AssignedProblemsQuery>['dueSoon'][number]

/** A verdict hands work in a moment later. */
const HANDED_IN_MS = 2_000

/** The assignment that a problem is due for: the way back to the group and its due date, or that it is handed in. */
export function AssignmentNotice({ slug, judgedCount }: { slug: string; judgedCount: number }) {
  const { data, refetch } = useQuery(AssignedProblemsQuery, {}, { staleTime: 0 })
  const due = data?.dueSoon.find(({ path }) => path === problemPath(slug)) ?? null
  // What is handed in is no longer due, and still shown.
  const [known, know] = useState<Due | null>(null)
  if (due !== null && due !== known) know(due)
  const isKnown = known !== null
  useEffect(() => {
    if (judgedCount === 0 || !isKnown) return
    const timer = setTimeout(refetch, HANDED_IN_MS)
    return () => clearTimeout(timer)
  }, [judgedCount, isKnown, refetch])
  const shown = due ?? known
  if (shown === null) return null
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-subtle px-3 py-2 text-sm">
      <a className="link wrap-anywhere" href={ownWorkPath({ groupId: shown.groupId, assignmentId: shown.id })}>
        {shown.title}
      </a>
      <span className="min-w-0 wrap-anywhere text-text-muted">{shown.group}</span>
      {due === null ? (
        <Badge tone="success">Handed in</Badge>
      ) : (
        <>
          <span className="text-text-muted">
            due <LocalTime at={String(due.dueAt)} />
          </span>
          {due.isOverdue ? <Badge tone="danger">Overdue</Badge> : <DueMark at={String(due.dueAt)} />}
        </>
      )}
    </p>
  )
}
