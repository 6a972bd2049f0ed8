import type { QueryClient } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import { RETRY_LATER_CODES, ApiError } from '../graphql/api-error.ts'
import { fetchDocument } from './fetch-document.ts'
import { currentPersonKey, queryKey } from './query-key.ts'

/** One request that answers several queries of a page. */
export interface CombinedQuery {
  document: Document
  variables: object
  parts: readonly { document: Document; variables: object }[]
}

/** These failures concern every query alike, so fetching each by itself would not help. */
const SHARED_FAILURES = new Set(['OFFLINE', 'TRANSPORT', 'SESSION_OVER', ...RETRY_LATER_CODES])

/**
 * Prefetches several queries with one request: each finds its result in the cache, or pending. If the server refuses one of them, each is
 * fetched by itself.
 */
export function prefetchCombined(client: QueryClient, { document, variables, parts }: CombinedQuery): void {
  const person = currentPersonKey()
  let combined: Promise<unknown> | null = null
  for (const answer of parts) {
    const filter = { queryKey: queryKey(person, answer.document, answer.variables), exact: true }
    const queryFn = async () => {
      combined ??= fetchDocument(document, variables)
      try {
        return await combined
      } catch (error) {
        const isShown = client.getQueryCache().find(filter)?.isActive() === true
        if (isShown && error instanceof ApiError && !SHARED_FAILURES.has(error.code)) return fetchDocument(answer.document, answer.variables)
        // A query that is not shown is fetched when it is.
        if (!isShown) client.removeQueries(filter)
        throw error
      }
    }
    void client.prefetchQuery({ queryKey: filter.queryKey, queryFn })
  }
}
