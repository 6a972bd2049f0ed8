import { useLayoutEffect, type RefObject } from 'react'
import { showInHistory } from './show-in-history.ts'

/** Whether a list of messages is scrolled to its end. */
export const atEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < 60

const HOLD = 'hold-in-view'

/** Shows a row of a list of messages, which keeps it in view as it does with the first unread one. */
export const holdInView = (row: Element | null): void => void row?.dispatchEvent(new Event(HOLD, { bubbles: true }))

/**
 * Opens a list of messages at the first unread one, otherwise at its end, and keeps that place while pictures load, texts grow and the keyboard of a
 * phone comes and goes, until the reader scrolls away.
 */
export function useKeptPlace(box: RefObject<HTMLDivElement | null>, isAtEnd: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const element = box.current!
    let line: Element | null = element.querySelector('[data-first-unread]')
    const keep = () => {
      if (line !== null) {
        showInHistory(line)
        isAtEnd.current = atEnd(element)
      } else if (isAtEnd.current) element.scrollTop = element.scrollHeight
    }
    keep()
    const observer = new ResizeObserver(keep)
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    const release = () => (line = null)
    const hold = ({ target }: Event) => {
      line = target as Element
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
  }, [box, isAtEnd])
}
