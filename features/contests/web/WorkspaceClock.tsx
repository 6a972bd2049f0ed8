import { useEffect, useRef, useState } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { checkIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import { clockText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { letterOf } from './contest-letters.ts'
import { ContestEndQuery } from './contest-queries.ts'
import { useSeconds } from './contest-times.tsx'
import { RunningEntriesQuery } from './running-entries-query.ts'

type EntryData = ResultOf<typeof RunningEntriesQuery>['runningContestEntries'][number]

/**
 * A contest with this problem that the member takes part in: the way back, the time that is left, its problems, and the points of this one. When it ends before its
 * time, it says so.
 */
export function WorkspaceClock({ slug, judgedCount }: { slug: string; judgedCount: number }) {
  const { data, refetch } = useQuery(RunningEntriesQuery, {}, { staleTime: 0, refetchInterval: ({ state }) => (state.data?.runningContestEntries.length ?? 0) > 0 && FOLLOW_MS })
  // A verdict may tick a problem.
  const seen = useRef(judgedCount)
  useEffect(() => {
    if (seen.current !== judgedCount) refetch()
    seen.current = judgedCount
  }, [judgedCount, refetch])
  const running = data?.runningContestEntries.find((entry) => isOf(entry, slug))
  const [last, keep] = useState(running)
  if (running !== undefined && running !== last) keep(running)
  const entry = running ?? (last !== undefined && isOf(last, slug) ? last : undefined)
  if (entry === undefined) return null
  return running === undefined ? <LastBar entry={entry} slug={slug} /> : <ContestBar entry={entry} slug={slug} />
}

const isOf = ({ tasks }: EntryData, slug: string) => tasks.some((task) => task.slug === slug)

/** A contest that the member no longer takes part in. */
function LastBar({ entry, slug }: { entry: EntryData; slug: string }) {
  const [isEarly] = useState(() => Date.parse(String(entry.endsAt)) > Date.now())
  return isEarly ? <EndedBar entry={entry} /> : <ContestBar entry={entry} slug={slug} />
}

/** A contest that its host canceled, or that the member finished in another window. */
function EndedBar({ entry: { number, title } }: { entry: EntryData }) {
  const { data, isLoading } = useQuery(ContestEndQuery, { number }, { staleTime: 0 })
  const contest = data?.contest
  const sentence = contest?.state === 'cancelled' ? `“${title}” was canceled: ${contest.cancelReason}` : `“${title}” is over for you.`
  return (
    <nav aria-label="Contest" className="mb-4 grid gap-1 rounded-control bg-sunken px-3 py-2 text-sm">
      <p role="status" className="font-medium wrap-anywhere">
        {isLoading ? '' : sentence}
      </p>
      <a className="link justify-self-start wrap-anywhere" href={contestPath(number)}>
        Back to the contest
      </a>
    </nav>
  )
}

function ContestBar({ entry: { number, title, endsAt, tasks }, slug }: { entry: EntryData; slug: string }) {
  const left = Math.max(0, Math.floor((Date.parse(String(endsAt)) - useSeconds()) / 1_000))
  const current = tasks.find((task) => task.slug === slug)
  return (
    <nav aria-label="Contest" className="mb-4 grid gap-2 rounded-control bg-accent-subtle px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <a className="workspace-back link wrap-anywhere" href={contestPath(number)}>
          Back to {title}
        </a>
        <span className="tabular font-medium" role="timer">
          {left === 0 ? 'Time is up' : `${clockText(left)} left`}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ol className="flex flex-wrap gap-1">
          {tasks.map((task, at) => (
            <li key={task.slug}>
              <TaskLink task={task} letter={letterOf(at)} isCurrent={task.slug === slug} />
            </li>
          ))}
        </ol>
        {current !== undefined && <span className="tabular text-text-muted">{pointsText(current)}</span>}
      </div>
    </nav>
  )
}

function TaskLink({ task: { slug, title, isSolved }, letter, isCurrent }: { task: EntryData['tasks'][number]; letter: string; isCurrent: boolean }) {
  return (
    <a
      className={`flex h-8 min-w-8 items-center justify-center gap-1 rounded-control border px-2 font-medium pointer-coarse:h-11 pointer-coarse:min-w-11 ${isCurrent ? 'border-accent bg-surface' : 'border-line hover:bg-surface'}`}
      href={problemPath(slug)}
      aria-label={`${letter}: ${title}${isSolved ? ', solved' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-tip={title}
    >
      {letter}
      {isSolved && (
        <span className="text-success">
          <Icon of={checkIcon} small />
        </span>
      )}
    </a>
  )
}

function pointsText({ points, isSolved }: EntryData['tasks'][number]): string {
  const text = counted(points, 'point', 'points')
  return isSolved ? `${text}, solved` : text
}
