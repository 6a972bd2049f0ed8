import { useLayoutEffect } from 'react'
import { useSession } from '../session/session.ts'
import { holdQueries } from './load-query-client.ts'
import { currentPersonKey } from './query-key.ts'

/**
 * Lets the queries of a page wait until `begin` has started the one request that answers them (`prefetchCombined`). For
 * members, and again when somebody else is logged in or acts in another role; `begin` is always the same function.
 */
export function useHeldQueries(startRequest: () => Promise<unknown>): void {
  useSession()
  const person = currentPersonKey()
  // Before the effects in which the parts subscribe to their queries.
  useLayoutEffect(() => {
    if (person !== '') holdQueries(startRequest())
  }, [person, startRequest])
}
