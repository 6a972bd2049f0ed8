import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element in pixels, so that a chart is drawn for it and its texts keep their size. */
export function useWidth<T extends Element>(initial: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(200, Math.round(entry!.contentRect.width))))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
