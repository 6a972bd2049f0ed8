import { useRef, useState } from 'react'

/**
 * Sends what is wished one at a time; of what is wished meanwhile only the last is sent, when its turn comes. The one who
 * sees all sent is told so by `true`, whoever was overtaken or waits in line by `false`.
 */
export function useLatest<Value>(send: (value: Value) => Promise<void>): (value: Value) => Promise<boolean> {
  const wish = useRef<{ value: Value } | null>(null)
  const isSending = useRef(false)
  return async (value) => {
    wish.current = { value }
    if (isSending.current) return false
    isSending.current = true
    try {
      while (wish.current !== null) {
        const next: { value: Value } = wish.current
        wish.current = null
        await send(next.value)
      }
      return true
    } finally {
      isSending.current = false
    }
  }
}

export interface Choice<Value> {
  /** What is shown: the last choice at once. */
  chosen: Value
  choose: (value: Value) => Promise<void>
  /** The last choice was kept. */
  isKept: boolean
}

/** A choice that takes effect at once. Whoever changes their mind before it is kept is not forgotten; a refusal brings back what was kept last. */
export function useChoice<Value>(first: Value, keep: (value: Value) => Promise<boolean>): Choice<Value> {
  const [chosen, setChosen] = useState(first)
  const [isKept, setKept] = useState(false)
  const kept = useRef({ value: first, isLast: true })
  const send = useLatest<Value>(async (value) => {
    const isLast = await keep(value)
    kept.current = { value: isLast ? value : kept.current.value, isLast }
  })
  const choose = async (value: Value) => {
    setChosen(value)
    setKept(false)
    if (!(await send(value))) return
    setChosen(kept.current.value)
    setKept(kept.current.isLast)
  }
  return { chosen, choose, isKept }
}
