import { useLayoutEffect } from 'react'
import { useSession } from '../session/session.ts'
import { holdQueries } from './client.ts'
import { personNow } from './query-key.ts'

/**
 * Lets the queries of a page wait until `begin` has started the one request that answers them (`prefetchTogether`). For
 * members, and again when somebody else is logged in or acts in another role; `begin` is always the same function.
 */
export function useHeldQueries(begin: () => Promise<unknown>): void {
  useSession()
  const person = personNow()
  // Before the effects in which the parts subscribe to their queries.
  useLayoutEffect(() => {
    if (person !== '') holdQueries(begin())
  }, [person, begin])
}
