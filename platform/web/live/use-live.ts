import { useEffect, useRef } from 'react'
import type { Document } from '../graphql/graphql.ts'
import { useSession } from '../session/session.ts'

const LATEST_MS = 5_000
const WITHOUT_IDLE_MS = 1_500

/**
 * Hears what changes on the server while a member looks at it: the present state first, then each later one. It begins
 * when the page has come to rest, and its code loads then. `null` for the variables hears nothing; a function is asked
 * at each connection, so that whoever was away can ask for what came after.
 */
export function useLive<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables | (() => Variables) | null,
  hear: (data: Result) => void,
): void {
  const person = useSession()?.user.id
  const isAsked = typeof variables === 'function'
  const key = person === undefined || variables === null ? '' : `${person} ${isAsked ? '' : JSON.stringify(variables)}`
  const now = useRef({ variables, hear })
  useEffect(() => {
    now.current = { variables, hear }
  })

  useEffect(() => {
    if (key === '') return
    let isOver = false
    let stop = () => {}
    const forgetIt = whenIdle(() => {
      import('./live-socket.ts').then(
        ({ listen }) => {
          if (!isOver) stop = listen(document.source, () => present(now.current.variables), (data) => now.current.hear(data as Result))
        },
        // Without the code there is no news; the page is as it was before.
        () => {},
      )
    })
    return () => {
      isOver = true
      forgetIt()
      stop()
    }
  }, [document, key])
}

const present = <Variables>(variables: Variables | (() => Variables) | null) =>
  typeof variables === 'function' ? (variables as () => Variables)() : variables

/** Does something when the page has come to rest; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Some browsers do not say when they are idle.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
