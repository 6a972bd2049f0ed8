import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element in pixels, so that texts in a drawing keep their size; `initial` before it is known. */
export function useWidth(initial: number): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry!.contentRect.width))))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
