import type { QueryClient } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import { queryKey } from './query-key.ts'

/** The queries of one person, for mutations and live messages that write into them. */
export interface Cache {
  getQueryData: <Data, Variables>(document: Document<Data, Variables>, variables: Variables) => Data | undefined
  setQueryData: <Data, Variables>(document: Document<Data, Variables>, variables: Variables, data: Data) => void
  /** Applies a confirmed change to a query. Without data, or when a running fetch may return the old state, the query is fetched again. */
  updateQuery: <Data, Variables>(document: Document<Data, Variables>, variables: Variables, change: (data: Data) => Data) => Promise<void>
  /** Invalidates a query: it is fetched again where it is shown, else when it is shown next. Without variables: all its variables. */
  invalidateQueries: <Data, Variables>(document: Document<Data, Variables>, variables?: Variables) => Promise<void>
}

/** Binds the cache to a person, so that a response after a logout reaches nobody else. */
export function cacheOf(client: QueryClient, person: string): Cache {
  const keyOf = (document: Document, variables: unknown) => queryKey(person, document, variables)
  const cache: Cache = {
    getQueryData: (document, variables) => client.getQueryData(keyOf(document, variables)),
    setQueryData: (document, variables, data) => void client.setQueryData(keyOf(document, variables), data),
    updateQuery: async (document, variables, change) => {
      const key = keyOf(document, variables)
      const isFetching = client.getQueryState(key)?.fetchStatus === 'fetching'
      // Awaited only if there is a fetch, so that otherwise the change is visible at once.
      if (isFetching) await client.cancelQueries({ queryKey: key, exact: true })
      const data = client.getQueryData(key)
      if (data !== undefined) client.setQueryData(key, change(data as never))
      if (data === undefined || isFetching) void cache.invalidateQueries(document, variables)
    },
    invalidateQueries: (document, variables) =>
      client.invalidateQueries({ queryKey: variables === undefined ? [person, document.source] : keyOf(document, variables) }),
  }
  return cache
}
