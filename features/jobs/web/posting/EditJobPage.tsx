import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { formOf } from './job-form.ts'
import { JobEditor } from './JobEditor.tsx'
import { JobEditionQuery } from './posting-queries.ts'
import { RemovalNote } from './RemovalNote.tsx'
import '../jobs.css'

function EditJob({ id, owner }: { id: string; owner: string }) {
  const { data, isLoadingError, error, refetch } = useQuery(JobEditionQuery, { id })
  if (isLoadingError) return <ErrorState text="We couldn’t load this job." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-96 w-full" />
  const { content, revision, state, proposalState, reviewComment, removal } = data.jobEdition
  if (state === 'removed') return <RemovalNote removal={removal} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {proposalState === 'returned' && (
        <p role="note" className="max-w-3xl rounded-control bg-warning-subtle p-4 text-sm wrap-anywhere">
          The reviewer requested changes: {reviewComment}
        </p>
      )}
      <JobEditor key={`${id} ${revision}`} id={id} owner={owner} initial={{ value: formOf(content), revision }} />
    </div>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Edit job', description: 'Edit a job that you posted.', hidden: true }),
  Component: ({ location }) => (
    <MembersOnly title="Edit job" reason="Log in to edit your jobs">
      {(personId) => <EditJob id={location.params['id'] ?? ''} owner={personId} />}
    </MembersOnly>
  ),
})
