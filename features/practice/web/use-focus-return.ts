import { useEffect, useRef } from 'react'
import { cardId } from './list-address.ts'

/** After a problem is closed, moves the focus from its removed details back to it in the list. `slug` is the selected one, or null. */
export function useFocusReturn(slug: string | null): void {
  const before = useRef(slug)
  useEffect(() => {
    const closed = slug === null ? before.current : null
    before.current = slug
    if (closed !== null && document.activeElement === document.body) document.getElementById(cardId(closed))?.focus()
  }, [slug])
}
