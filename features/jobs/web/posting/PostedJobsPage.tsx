import { useEffect, useRef } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { PostJobLink } from '../PostJobLink.tsx'
import { PostedJobsQuery } from './posting-queries.ts'
import { PostedJobRow } from './PostedJobRow.tsx'

const postJob = <PostJobLink />

/** The jobs of a poster with their state and what can be done (requirement V-8). */
function PostedJobs() {
  const { data, isLoadingError, error, refetch } = useQuery(PostedJobsQuery, {})
  // The row of a deleted job is gone with its buttons: the focus goes to the next one.
  const box = useRef<HTMLDivElement>(null)
  const deleted = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    const gone = deleted.current
    if (gone === null || data?.postedJobs.some(({ id }) => id === gone.id) !== false) return
    deleted.current = null
    const rows = box.current?.querySelectorAll('li') ?? []
    ;(rows[Math.min(gone.at, rows.length - 1)] ?? box.current)?.querySelector<HTMLElement>('a, button')?.focus()
  }, [data])
  if (isLoadingError) return <ErrorState text="We couldn’t load your jobs." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-60 w-full" />
  return (
    <div ref={box}>
      {data.postedJobs.length === 0 ? (
        <EmptyState text="You haven’t posted a job" hint="An admin reviews each job before it is listed." action={postJob} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {data.postedJobs.map((job, at) => (
            <PostedJobRow
              key={job.id}
              job={job}
              onDelete={() => {
                deleted.current = { id: job.id, at }
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Jobs you posted', description: 'Your jobs, their applicants and when they expire.', hidden: true }),
  Component: () => (
    <MembersOnly title="Jobs you posted" reason="Log in to see your jobs" action={postJob}>
      {() => <PostedJobs />}
    </MembersOnly>
  ),
})
