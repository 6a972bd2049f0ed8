import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import type { ApiError } from '../graphql/api-error.ts'
import type { QueryClientModule } from './load-query-client.ts'
import { preloadQueryClient, useObserver } from './use-observer.ts'
import type { QueryResult } from './use-query.ts'

type Pages<Data> = InfiniteData<Data, string | null>
export type InfiniteQueryResult<Data> = QueryResult<Pages<Data>> &
  Pick<InfiniteQueryObserverResult<Pages<Data>, ApiError>, 'hasNextPage' | 'isFetchingNextPage'> & { fetchNextPage: () => void }

export interface InfiniteQueryOptions<Data, Variables> {
  /** The variables of a page; the first page has the cursor null. */
  variables: (after: string | null) => Variables
  /** The cursor of the next page; null: there is none. */
  getNextPageParam: (lastPage: Data) => string | null
  /** Shows the last list until that of new variables is there. */
  keepsPrevious?: boolean
}

/** Reads a list page by page, like `useInfiniteQuery` of TanStack Query. `null` for the options disables it. */
export function useInfiniteQuery<Data, Variables>(document: Document<Data, Variables>, options: InfiniteQueryOptions<Data, Variables> | null): InfiniteQueryResult<Data> {
  const optionsOf = (library: QueryClientModule) => library.infiniteQueryOptions(document, options)
  const [result, error] = useObserver(options !== null, (library) => new library.InfiniteQueryObserver(library.queryClient, optionsOf(library)), optionsOf)
  return (result ?? { ...WITHOUT_LIBRARY, error, isLoadingError: error !== null, isPending: error === null }) as unknown as InfiniteQueryResult<Data>
}

const WITHOUT_LIBRARY = { data: undefined, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {}, refetch: preloadQueryClient }
