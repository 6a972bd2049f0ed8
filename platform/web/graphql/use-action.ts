import { useCallback, useRef, useState } from 'react'
import type { Document } from './graphql.ts'
import { OFFLINE, ServerSays } from './refusal.ts'
import { request } from './request.ts'

export interface Action<Result, Variables> {
  /** Does it; gives the answer, or null when it was refused or one is under way already. */
  run: (variables: Variables) => Promise<Result | null>
  busy: boolean
  /** What the server said against it, to be shown beside what was pressed. */
  refusal: ServerSays | null
  clear: () => void
}

/** One mutation behind one button: one at a time, with its refusal kept to be shown. */
export function useAction<Result, Variables>(document: Document<Result, Variables>): Action<Result, Variables> {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ServerSays | null>(null)
  const underWay = useRef(false)

  const run = useCallback(
    async (variables: Variables) => {
      if (underWay.current) return null
      underWay.current = true
      setBusy(true)
      setRefusal(null)
      try {
        return await request(document, variables)
      } catch (error) {
        setRefusal(error instanceof ServerSays ? error : new ServerSays('OFFLINE', OFFLINE))
        return null
      } finally {
        underWay.current = false
        setBusy(false)
      }
    },
    [document],
  )
  const clear = useCallback(() => setRefusal(null), [])
  return { run, busy, refusal, clear }
}
