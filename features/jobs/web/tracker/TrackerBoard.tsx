import { useId } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { JOBS_PATH } from '../../rules/paths.ts'
import { STAGES, type Stage } from '../../rules/stages.ts'
import { TrackedJobsQuery, type Tracked } from './tracked-query.ts'
import { TrackedCard } from './TrackedCard.tsx'
import { useBoard, type Board } from './use-board.ts'
import './tracker.css'

/** The board: a column for each stage (requirement V-7). */
export function TrackerBoard() {
  const { data, isLoadingError, error, refetch } = useQuery(TrackedJobsQuery, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your applications." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-80 w-full" />
  if (data.trackedJobs.length === 0) {
    return <EmptyState text="No applications yet" hint="Save a job or apply for one, and it appears here." action={<ButtonLink to={JOBS_PATH}>Show all jobs</ButtonLink>} />
  }
  return <Columns tracked={data.trackedJobs} />
}

function Columns({ tracked }: { tracked: readonly Tracked[] }) {
  const board = useBoard(tracked)
  return (
    <>
      <div className="tracker-board">
        {STAGES.map((stage) => (
          <Column key={stage} stage={stage} board={board} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{board.announcement}</span>
      </VisuallyHidden>
    </>
  )
}

function Column({ stage, board }: { stage: Stage; board: Board }) {
  const id = useId()
  const items = board.shown.filter((one) => one.stage === stage)
  return (
    <section aria-labelledby={id} className="tracker-column" {...board.column(stage)}>
      <h2 id={id} className="flex items-baseline justify-between gap-2 px-1 text-sm font-medium">
        {stage}
        <span className="tabular text-text-muted">{items.length}</span>
      </h2>
      <ul className="tracker-cards grid content-start gap-3">
        {items.map((one) => (
          <TrackedCard key={one.job.id} tracked={one} board={board} />
        ))}
      </ul>
    </section>
  )
}
