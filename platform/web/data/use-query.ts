import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import type { ApiError } from '../graphql/api-error.ts'
import type { QueryClientModule } from './load-query-client.ts'
import { preloadQueryClient, useObserver } from './use-observer.ts'

/** The options of TanStack Query that this site uses; `keepsPrevious` shows the last data until those of new variables are there, so that a pressed control stays. */
export type QueryOptions<Data> = { keepsPrevious?: boolean } & Pick<QueryObserverOptions<Data, ApiError>, 'enabled' | 'gcTime' | 'initialData' | 'meta' | 'refetchInterval' | 'refetchOnMount' | 'retryOnMount' | 'staleTime' | 'structuralSharing'>
export type QueryResult<Data> = Part<QueryObserverResult<Data, ApiError>> & { refetch: () => void }
// Distributes over the union, so that `isLoadingError` still implies an `error`.
type Part<Result> = Result extends unknown ? Pick<Result, keyof Result & ('data' | 'dataUpdatedAt' | 'error' | 'isFetching' | 'isPending' | 'isLoading' | 'isLoadingError')> : never

/**
 * Reads a query through the cache of the current user; the result and the options are those of TanStack Query. `null` for the variables
 * disables it. A refusal clears `data`, any other failure keeps it beside the `error`.
 */
export function useQuery<Data, Variables>(document: Document<Data, Variables>, variables: Variables | null, options: QueryOptions<Data> = {}): QueryResult<Data> {
  const isEnabled = variables !== null && options.enabled !== false
  const optionsOf = (library: QueryClientModule) => library.queryOptions(document, variables, options)
  const [result, error] = useObserver(isEnabled, (library) => new library.QueryObserver(library.queryClient, optionsOf(library)), optionsOf)
  return (result ?? withoutLibrary(options.initialData as Data | undefined, isEnabled, error)) as QueryResult<Data>
}

function withoutLibrary<Data>(data: Data | undefined, isEnabled: boolean, error: ApiError | null) {
  const isPending = data === undefined && error === null
  return { data, error, isPending, isFetching: isPending && isEnabled, isLoading: isPending && isEnabled, isLoadingError: isPending !== (data === undefined), refetch: preloadQueryClient }
}
