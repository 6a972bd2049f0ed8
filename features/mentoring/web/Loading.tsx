import type { ReactNode } from 'react'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'

/** Shows the data of a query, a placeholder while it loads, or the error. */
export function Loading<Data>({ query, children }: { query: QueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (query.isLoadingError) return <ErrorState text="We couldn’t load this." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <StaleNote query={query} />
      {children(query.data)}
    </>
  )
}
