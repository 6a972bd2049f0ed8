import { useEffect, useState } from 'react'

/** The upper third of the window: of the parts in it, the last one is the current one. */
const UPPER_THIRD = { rootMargin: '0px 0px -66% 0px' }

/** The id of the element that is being read, among those with these ids in their order; null above the first one. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      setCurrent(ids.findLast((id) => seen.has(id)) ?? null)
    }, UPPER_THIRD)
    for (const id of ids) {
      const part = document.getElementById(id)
      if (part !== null) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
