import { useEffect, type RefObject } from 'react'

/** Tells an element's styles how much of the window the keyboard of a phone covers, as `--keyboard`. */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const tell = () => {
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop)
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    tell()
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
    }
  }, [element])
}
