import { useEffect, useRef } from 'react'
import type { Document } from '../graphql/graphql.ts'
import { useSession } from '../session/session.ts'

const LATEST_MS = 5_000
const WITHOUT_IDLE_MS = 1_500

/**
 * Hears what changes on the server while a member looks at it: the present state first, then each later one. It begins
 * when the page has come to rest, and its code loads then. `null` for the variables hears nothing.
 */
export function useLive<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables | null,
  hear: (data: Result) => void,
): void {
  const person = useSession()?.user.id
  const key = person === undefined || variables === null ? '' : `${person} ${JSON.stringify(variables)}`
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
          if (!isOver) stop = listen(document.source, now.current.variables, (data) => now.current.hear(data as Result))
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

function whenIdle(work: () => void): () => void {
  // Some browsers do not say when they are idle.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(asked)
}
