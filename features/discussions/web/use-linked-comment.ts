import { useEffect, useRef } from 'react'
import { useLocation } from '#platform/web/pages/navigation.ts'

const ANCHOR = '#comment-'

/** Scrolls to the comment that the address names, once; loads further pages until it is there. */
export function useLinkedComment(comments: readonly { id: string }[], fetchMore: (() => void) | null): void {
  const { hash } = useLocation()
  const shown = useRef('')
  const linked = hash.startsWith(ANCHOR) ? hash.slice(ANCHOR.length) : ''
  const isThere = comments.some((comment) => comment.id === linked)
  useEffect(() => {
    if (linked === '' || shown.current === linked) return
    if (isThere) {
      shown.current = linked
      document.getElementById(`comment-${linked}`)?.scrollIntoView({ block: 'center' })
    } else fetchMore?.()
  }, [linked, isThere, fetchMore])
}
