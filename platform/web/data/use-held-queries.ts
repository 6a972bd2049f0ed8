import { useLayoutEffect } from 'react'
import { useSession } from '../session/session.ts'
import { holdQueries } from './load-query-client.ts'
import { currentPersonKey } from './query-key.ts'

/**
 * Holds the queries of a page back until `startRequest` has started the one request that answers them (`prefetchCombined`). For members,
 * and again when another user logs in or the role changes; `startRequest` must be a stable function.
 */
export function useHeldQueries(startRequest: () => Promise<unknown>): void {
  useSession()
  const person = currentPersonKey()
  // Before the effects in which components subscribe to their queries.
  useLayoutEffect(() => {
    if (person !== '') holdQueries(startRequest())
  }, [person, startRequest])
}
