import type { QueryClient } from '@tanstack/query-core'
import type { Document } from '../graphql/graphql.ts'
import { LATER, ApiError } from '../graphql/api-error.ts'
import { fetchDocument } from './fetch-document.ts'
import { personNow, queryKey } from './query-key.ts'

/** One request that answers several queries of a page. */
export interface Together {
  document: Document
  variables: object
  answers: readonly { document: Document; variables: object }[]
}

/** These failures hold for every query alike: asking for each of them at once would not help. */
const FOR_ALL = new Set(['OFFLINE', 'TRANSPORT', 'SESSION_OVER', ...LATER])

/**
 * Prefetches several queries with one request: each finds its answer in the cache, or under way. If the server refuses
 * one of them, none is answered, and each is fetched by itself.
 */
export function prefetchTogether(client: QueryClient, { document, variables, answers }: Together): void {
  const person = personNow()
  let together: Promise<unknown> | null = null
  for (const answer of answers) {
    const filter = { queryKey: queryKey(person, answer.document, answer.variables), exact: true }
    const queryFn = async () => {
      together ??= fetchDocument(document, variables)
      try {
        return await together
      } catch (error) {
        const isShown = client.getQueryCache().find(filter)?.isActive() === true
        if (isShown && error instanceof ApiError && !FOR_ALL.has(error.code)) return fetchDocument(answer.document, answer.variables)
        // What is not shown is fetched when it is.
        if (!isShown) client.removeQueries(filter)
        throw error
      }
    }
    void client.prefetchQuery({ queryKey: filter.queryKey, queryFn })
  }
}
