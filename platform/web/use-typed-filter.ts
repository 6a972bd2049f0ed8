import { useEffect, useEffectEvent, useRef, useState } from 'react'

const PAUSE_MS = 250

interface Options {
  /** The value in the address. */
  given: string
  /** The whole query of the address. */
  query: string
  /** Leads to the address with another value. */
  apply: (text: string) => void
}

interface TypedFilter {
  typed: string
  type: (text: string) => void
  /** Applies a value at once. */
  send: (text: string) => void
}

/** A field whose text becomes part of the address after a short pause. The field follows the address, such as after Back or "Clear filters". */
export function useTypedFilter({ given, query, apply }: Options): TypedFilter {
  const [typed, type] = useState(given)
  const sent = useRef(given)

  const send = (text: string) => {
    if (text.trim() === given) return
    sent.current = text.trim()
    apply(text.trim())
  }
  const onPause = useEffectEvent(send)

  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), PAUSE_MS)
    return () => clearTimeout(timer)
    // A filter that was chosen meanwhile leads to an address without the text.
  }, [typed, query])

  useEffect(() => {
    if (given === sent.current) return
    sent.current = given
    type(given)
  }, [given])

  return { typed, type, send }
}
