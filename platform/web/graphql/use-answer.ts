import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { ask } from './ask.ts'
import type { Document } from './graphql.ts'
import { isPassing, sentenceFor } from './refusal.ts'
import { request } from './request.ts'

export interface Answered<Result> {
  /** What is known; it stays where it could not be had again, unless the answer was a no. */
  data: Result | null
  /** The sentence to show where nothing is known, since it could not be had. */
  failed: string | null
  /** The sentence to show beside what is known, since it could not be had again (`StaleNote`). */
  stale: string | null
  loading: boolean
  again: () => void
}

interface State<Result> {
  key: string
  data: Result | null
  trouble: string | null
}

/**
 * Asks for what is personal, after the page is there: with the session of this moment, and anew when that changes.
 * `null` for the variables asks nothing. `askAgain` says after how many milliseconds what is known should be asked for once more.
 */
export function useAnswer<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables | null,
  askAgain: (known: Result) => number | null = () => null,
): Answered<Result> {
  const user = useSession()?.user
  // Whoever acts in another role may see something else.
  const person = user === undefined ? '' : `${user.id} ${user.role}`
  const key = variables === null ? '' : `${person} ${JSON.stringify(variables)}`
  const [state, setState] = useState<State<Result>>({ key: '', data: null, trouble: null })
  const [round, setRound] = useState(0)
  const asked = useRef(variables)
  asked.current = variables

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    // Who asks again wants what holds now.
    const answer = round === 0 ? ask : request
    answer(document, asked.current as Variables, controller.signal).then(
      // What is asked together with others comes in its own time: by then somebody may have asked again.
      (data) => {
        if (!controller.signal.aborted) setState({ key, data, trouble: null })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState((known) => ({ key, data: known.key === key && isPassing(error) ? known.data : null, trouble: sentenceFor(error) }))
      },
    )
    return () => controller.abort()
  }, [document, key, round])

  const again = useCallback(() => setRound((count) => count + 1), [])
  const isPresent = state.key === key && key !== ''
  const data = isPresent ? state.data : null
  const trouble = isPresent ? state.trouble : null
  const pause = data === null ? null : askAgain(data)
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(again, pause)
    return () => clearTimeout(timer)
    // From each answer on, also from one like the one before.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, pause, again])
  return {
    data,
    failed: data === null ? trouble : null,
    stale: data === null ? null : trouble,
    loading: key !== '' && !isPresent,
    again,
  }
}
