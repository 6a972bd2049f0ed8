import { useEffect, useRef } from 'react'
import type { Document } from '../graphql/graphql.ts'
import { useSession } from '../session/session.ts'
import type { Cache } from './query-cache.ts'
import { loadQueryClient } from './load-query-client.ts'
import { currentPersonKey } from './query-key.ts'
import { whenIdle } from './when-idle.ts'

interface SubscriptionOptions<Data> {
  /** Gets each message, the current state first, and the cache to write it into. */
  onData: (data: Data, cache: Cache) => void | Promise<void>
}

/**
 * Subscribes a member to changes on the server, once the page is idle: the socket and its code load then. `null` for the variables
 * disables it; a function is called at each connection, to request what came after a lost one.
 */
export function useSubscription<Data, Variables>(
  document: Document<Data, Variables>,
  variables: Variables | (() => Variables) | null,
  options: SubscriptionOptions<Data>,
): void {
  useSession()
  const person = currentPersonKey()
  // JSON leaves a function out.
  const key = person === '' || variables === null ? '' : `${person} ${JSON.stringify(variables)}`
  const latest = useRef({ variables, options })
  useEffect(() => {
    latest.current = { variables, options }
  })

  useEffect(() => {
    if (key === '') return
    let isOver = false
    let unsubscribe = () => {}
    const cancel = whenIdle(() => {
      Promise.all([import('./socket.ts'), loadQueryClient()]).then(
        ([{ subscribe }, { cacheFor }]) => {
          if (isOver) return
          const cache = cacheFor(person)
          const variablesNow = () => (typeof latest.current.variables === 'function' ? (latest.current.variables as () => Variables)() : latest.current.variables)
          unsubscribe = subscribe(document, variablesNow, (data) => latest.current.options.onData(data as Data, cache))
        },
        // Without the code there are no live messages; the page works anyway.
        () => {},
      )
    })
    return () => {
      isOver = true
      cancel()
      unsubscribe()
    }
  }, [document, key, person])
}
