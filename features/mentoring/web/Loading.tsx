import type { ReactNode } from 'react'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'

interface Props<Data> {
  query: QueryResult<Data>
  /** In place of the error if it does not exist for the viewer, where a retry can’t help. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, a placeholder while it loads, or the error. */
export function Loading<Data>({ query, missing, children }: Props<Data>) {
  if (query.isLoadingError) {
    if (missing !== undefined && ['NOT_FOUND', 'INVALID_INPUT'].includes(query.error.code)) return missing
    return <ErrorState text="We couldn’t load this." hint={query.error.message} onRetry={query.refetch} />
  }
  if (query.data === undefined) return <Skeleton className="h-60 w-full" />
  return (
    <>
      <StaleNote query={query} />
      {children(query.data)}
    </>
  )
}
