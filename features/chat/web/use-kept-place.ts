import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { showInHistory } from './show-in-history.ts'

/** Whether a list of messages is scrolled to its end. */
export const atEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < 60

const HOLD = 'hold-in-view'

/** Shows a row of a list of messages, which keeps it in view as it does with the first unread one. */
export const holdInView = (row: Element | null): void => void row?.dispatchEvent(new Event(HOLD, { bubbles: true }))

/**
 * Opens a list of messages at the first unread one, otherwise at its end, and keeps that place while pictures load, texts grow and the keyboard of a
 * phone comes and goes, until the reader scrolls away. Returns a function that ends it, for what leads to the end from outside the list.
 */
export function useKeptPlace(box: RefObject<HTMLDivElement | null>, isAtEnd: RefObject<boolean>): () => void {
  const line = useRef<Element>(null)
  const release = useCallback(() => void (line.current = null), [])
  useLayoutEffect(() => {
    const element = box.current!
    line.current = element.querySelector('[data-first-unread]')
    const keep = () => {
      if (line.current !== null) {
        showInHistory(line.current)
        isAtEnd.current = atEnd(element)
      } else if (isAtEnd.current) element.scrollTop = element.scrollHeight
    }
    keep()
    const observer = new ResizeObserver(keep)
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    const hold = ({ target }: Event) => {
      line.current = target as Element
      keep()
    }
    element.addEventListener(HOLD, hold)
    const events = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
    for (const event of events) element.addEventListener(event, release, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener(HOLD, hold)
      for (const event of events) element.removeEventListener(event, release)
    }
  }, [box, isAtEnd, release])
  return release
}
