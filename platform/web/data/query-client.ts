/** TanStack Query with this site's defaults. Loaded by `load-query-client.ts` when the first personal query or mutation runs. */
import { MutationCache, MutationObserver, QueryCache, QueryClient, QueryObserver as LibraryQueryObserver, type Query, type DefaultedInfiniteQueryObserverOptions, type DefaultedQueryObserverOptions, type InfiniteData, type QueryKey, type QueryObserverOptions, type QueryObserverResult, type RefetchOptions } from '@tanstack/query-core'
import { REFUSALS } from '#platform/rules/refusals.ts'
import type { Document } from '../graphql/graphql.ts'
import { isTransient, ApiError } from '../graphql/api-error.ts'
import { cacheOf, type Cache } from './query-cache.ts'
import { toApiError, fetchDocument } from './fetch-document.ts'
import { onSessionChange } from '../session/session.ts'
import { currentPersonKey, queryKey } from './query-key.ts'
import type { InfiniteQueryOptions } from './use-infinite-query.ts'
import type { MutationOptions } from './use-mutation.ts'
import type { QueryOptions } from './use-query.ts'

export { InfiniteQueryObserver } from '@tanstack/query-core'
export { prefetchCombined } from './prefetch-combined.ts'

/** An observer that fetches again when asked during the first fetch, too, which may bring what was there before. The library joins the two. */
export class QueryObserver<Data> extends LibraryQueryObserver<Data, ApiError> {
  override async refetch(options?: RefetchOptions): Promise<QueryObserverResult<Data, ApiError>> {
    const { state, promise } = this.getCurrentQuery()
    if (state.data === undefined && state.fetchStatus === 'fetching') await promise?.catch(() => {})
    return super.refetch(options)
  }
}

/** Components of one page that mount within this time share a result. */
const FRESH_MS = 10_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // While offline a request fails at once with a message instead of waiting silently.
      queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSuccess: () => invalidateAll() }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Data stay when a refetch fails, but not when the server refuses it.
        if (!isTransient(error)) query.setState({ ...query.state, data: undefined })
      },
    }),
  })
}

export const queryClient = createQueryClient()

/** Never what somebody else saw. */
const previousOfPerson = <Data>(data: Data | undefined, query: Query<Data, ApiError> | undefined): Data | undefined => (query?.queryKey[0] === currentPersonKey() ? data : undefined)

/** The options of an `InfiniteQueryObserver` for a document; `null` disables it. */
export function infiniteQueryOptions<Data, Variables>(document: Document<Data, Variables>, options: InfiniteQueryOptions<Data, Variables> | null) {
  const { variables, getNextPageParam, keepsPrevious } = options ?? {}
  return {
    ...queryClient.defaultQueryOptions<Data, ApiError>({
      enabled: options !== null,
      queryKey: [...queryKey(currentPersonKey(), document, variables?.(null)), 'pages'],
      ...(keepsPrevious === true && { placeholderData: previousOfPerson }),
      _optimisticResults: 'optimistic',
    } as QueryObserverOptions<Data, ApiError>),
    initialPageParam: null,
    getNextPageParam: (lastPage: Data) => getNextPageParam?.(lastPage),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) => fetchDocument(document, variables!(pageParam), signal),
  } as unknown as DefaultedInfiniteQueryObserverOptions<Data, ApiError, InfiniteData<Data, string | null>, QueryKey, string | null>
}

/**
 * Marks cached queries as stale, so that they are fetched again when they are shown next, except queries with `meta.isLive`, which live
 * messages update. Queries with `meta.followsMutations` that are shown are fetched again now. Every mutation does so.
 */
export function invalidateAll(): void {
  // A first fetch that is under way is not repeated, and may bring what was there before the mutation.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })) {
    const again = () => invalidate((one) => one === query)
    query.promise?.then(again, () => {})
  }
  invalidate(() => true)
}

function invalidate(isMeant: (query: Query) => boolean): void {
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: (query) => isMeant(query) && query.meta?.['isLive'] !== true })
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => isMeant(query) && query.meta?.['followsMutations'] === true })
}

let person = currentPersonKey()
// After a change of the user, in this tab or another one, cached data are dropped.
onSessionChange(() => {
  if (currentPersonKey() === person) return
  person = currentPersonKey()
  queryClient.getQueryCache().clear()
})

/** The options of a `QueryObserver` for a document; `null` variables disable it. */
export function queryOptions<Data, Variables>(document: Document<Data, Variables>, variables: Variables | null, { keepsPrevious, ...options }: QueryOptions<Data>) {
  return queryClient.defaultQueryOptions<Data, ApiError>({
    ...options,
    ...(keepsPrevious === true && { placeholderData: previousOfPerson }),
    enabled: variables !== null && options.enabled !== false,
    queryKey: queryKey(currentPersonKey(), document, variables),
    queryFn: ({ signal }) => fetchDocument(document, variables as Variables, signal),
    _optimisticResults: 'optimistic',
  } as QueryObserverOptions<Data, ApiError>) as DefaultedQueryObserverOptions<Data, ApiError>
}

export const cacheFor = (person: string): Cache => cacheOf(queryClient, person)

interface Latest<Data, Variables> {
  mutation: Document<Data, Variables> | ((variables: Variables) => Promise<Data>)
  options: MutationOptions<Data, Variables>
}

/** Creates the observer of a mutation for one person. It reads its callbacks from `latest` when they are due. */
export function createMutation<Data, Variables>(person: string, latest: () => Latest<Data, Variables>): MutationObserver<Data, ApiError, Variables> {
  const cache = cacheFor(person)
  const { mutationKey, scope } = latest().options
  return new MutationObserver<Data, ApiError, Variables>(queryClient, {
    ...(mutationKey && { mutationKey }),
    ...(scope && { scope }),
    mutationFn: async (variables) => {
      if (currentPersonKey() !== person) throw new ApiError('SESSION_OVER', REFUSALS.SESSION_OVER.message)
      const { mutation } = latest()
      if (typeof mutation !== 'function') return fetchDocument(mutation, variables)
      return mutation(variables).catch((error: unknown) => {
        throw toApiError(error)
      })
    },
    onSuccess: (data, variables) => latest().options.onSuccess?.(data, variables, cache),
    onError: (error, variables) => latest().options.onError?.(error, variables, cache),
  })
}
