import { useEffect, useState } from 'react'

/** A heading counts as reached when it is this far from the top of the window, in pixels. */
const REACHED_AT = 140

/** The id of the section that is being read: the last heading above the upper part of the window; null before the first. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const reached = headings.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= REACHED_AT)
      setCurrent(reached.at(-1)?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(find)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [headings])
  return current
}
