import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { NO_CONTEST } from '../../rules/contest-inputs.ts'
import { EditedContestQuery, type EditedContestData } from '../contest-queries.ts'
import { usePhase } from '../contest-times.tsx'
import { formOf } from './contest-form.ts'
import { ContestEditor } from './ContestEditor.tsx'
import { ForHosts } from './ForHosts.tsx'

function EditContestPage({ location }: { location: RouteLocation }) {
  return (
    <ForHosts title="Edit contest">
      <Loaded number={Math.min(Number(location.params['number']) || 0, 2 ** 31 - 1)} />
    </ForHosts>
  )
}

function Loaded({ number }: { number: number }) {
  const { data, isLoadingError, error, refetch } = useQuery(EditedContestQuery, { number }, { gcTime: 0 })
  if (isLoadingError) return <ErrorState text="We couldn’t load this contest." hint={error?.message ?? ''} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-80" />
  const { contest } = data
  if (contest === null || !contest.isOwn) return <EmptyState text={NO_CONTEST} />
  // A newer version opens the form again, with what was typed here on top of it.
  return <Editor key={`${contest.id} ${contest.revision}`} contest={contest} />
}

function Editor({ contest }: { contest: EditedContestData }) {
  const phase = usePhase(contest)
  return <ContestEditor initial={formOf(contest)} known={contest} hasStarted={contest.state === 'published' && phase !== 'upcoming'} />
}

export const page = definePage({
  meta: () => ({ title: 'Edit contest', description: 'Change a contest that you host.', hidden: true }),
  Component: EditContestPage,
})
