import type { ReactNode } from 'react'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'

/** Renders the data of a query; shows a placeholder while it loads, or the error. */
export function Loaded<Result>({ query, children }: { query: QueryResult<Result>; children: (data: Result) => ReactNode }) {
  if (query.isLoadingError) return <ErrorState text="We couldn’t load this." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <AdminSkeleton />
  return (
    <>
      <StaleNote query={query} />
      {children(query.data)}
    </>
  )
}
