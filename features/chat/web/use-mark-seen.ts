import { useRef } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { MarkRead } from './chat-queries.ts'

const SEEN_DELAY_MS = 400

/** Marks messages as read when they are on the screen of a visible window. */
export function useMarkSeen(id: string, readSequence: number) {
  const { mutate } = useMutation(MarkRead, { scope: { id: `read ${id}` } })
  const marked = useRef(readSequence)
  const timer = useRef<number>(undefined)
  return (element: HTMLElement) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (document.hidden || !element.isConnected) return
      const { bottom } = element.getBoundingClientRect()
      const seen = [...element.querySelectorAll<HTMLElement>('[data-sequence]')].filter((row) => row.getBoundingClientRect().top < bottom - 8)
      const sequence = Number(seen.at(-1)?.dataset['sequence'] ?? 0)
      if (sequence <= Math.max(marked.current, readSequence)) return
      marked.current = sequence
      mutate({ id, sequence })
    }, SEEN_DELAY_MS)
  }
}
