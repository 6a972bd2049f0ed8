import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowRightIcon } from '#platform/web/ui/icons.ts'
import { nextOpen } from '#features/practice/rules/next-open.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { contestPath } from '../rules/paths.ts'
import { letterOf } from './contest-letters.ts'
import { RunningEntriesQuery } from './running-entries-query.ts'

/** What follows an accepted solution in a contest: its next open problem, or its scoreboard. Solutions and discussions are closed until its end. */
export function ContestSolved({ slug, usual }: { slug: string; usual: ReactNode }) {
  const entry = useQuery(RunningEntriesQuery, {}, { staleTime: 0 }).data?.runningContestEntries.find(({ tasks }) => tasks.some((task) => task.slug === slug))
  if (entry === undefined) return usual
  const { number, title, tasks } = entry
  const open = nextOpen(tasks, slug)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink variant="primary" icon={arrowRightIcon} to={open === undefined ? contestPath(number) : problemPath(open.slug)}>
        <span className="min-w-0 wrap-anywhere">{open === undefined ? `All solved: back to ${title}` : `Next: ${letterOf(tasks.indexOf(open))}. ${open.title}`}</span>
      </ButtonLink>
    </div>
  )
}
