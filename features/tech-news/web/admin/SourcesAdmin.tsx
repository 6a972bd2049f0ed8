import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { counted } from '#platform/rules/counted.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { commonFailure, sourceState, type SourceFilter } from '../../rules/failing-sources.ts'
import { SourceRow } from './SourceRow.tsx'
import { NewsSourcesQuery, type Source } from './sources-query.ts'

const SourceDialog = lazyPart(() => import('./SourceDialog.tsx').then((module) => module.SourceDialog))

// Fetches happen in the background.
const REFRESH_MS = 10_000

const RetrySources = graphql(`
  mutation RetryNewsSources { retryNewsSources }
`)

const FILTERS = [
  { value: 'all', label: 'All sources' },
  { value: 'failing', label: 'Failing' },
  { value: 'working', label: 'Working' },
  { value: 'off', label: 'Off' },
]

/** The list of feeds with their health. */
export function SourcesAdmin() {
  const query = useQuery(NewsSourcesQuery, {}, { refetchInterval: REFRESH_MS })
  const [filter, setFilter] = useState<SourceFilter>('all')
  const retry = useMutation(RetrySources, { onSuccess: ({ retryNewsSources: count }) => showToast(count === 0 ? 'No source fails.' : `Fetching ${counted(count, 'source', 'sources')} again.`) })
  const [edited, setEdited] = useState<Source | 'new' | null>(null)
  if (query.isLoadingError) return <ErrorState text="We couldn’t load the sources." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <SkeletonText lines={5} />
  const { newsSources } = query.data
  const failing = newsSources.filter((source) => sourceState(source) === 'failing').length
  const common = commonFailure(newsSources)
  const shown = newsSources.filter((source) => filter === 'all' || sourceState(source) === filter)
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNote query={query} />
      {common !== null && (
        <Notice>
          {common.count} sources fail for the same reason: {common.error} The server may have no access to the internet.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-sm text-text-muted">{summaryOf(newsSources.length, failing)}</p>
        <Select aria-label="Show" options={FILTERS} value={filter} onChange={(event) => setFilter(event.target.value as SourceFilter)} />
        {failing > 0 && (
          <Button busy={retry.isPending} onClick={() => retry.mutate({})}>
            Retry all
          </Button>
        )}
        <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
          Add source
        </Button>
      </div>
      <ErrorMessage message={retry.error?.message} />
      {newsSources.length === 0 && <EmptyState text="No sources yet." hint="Add the address of an RSS, Atom or JSON feed." />}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {shown.map((source) => (
          <SourceRow key={source.id} source={source} commonError={common?.error ?? null} onEdit={() => setEdited(source)} />
        ))}
      </ul>
      <Suspense>{edited !== null && <SourceDialog source={edited === 'new' ? null : (newsSources.find(({ id }) => id === edited.id) ?? edited)} onClose={() => setEdited(null)} />}</Suspense>
    </div>
  )
}

function summaryOf(count: number, failing: number): string {
  const sources = count === 1 ? '1 source' : `${count} sources`
  return failing === 0 ? `${sources}.` : `${sources}, ${failing} failing.`
}
