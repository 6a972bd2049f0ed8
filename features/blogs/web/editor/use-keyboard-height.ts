import { useEffect, type RefObject } from 'react'

/** Sets the height of the on-screen keyboard as the CSS variable `--keyboard` on an element. */
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
