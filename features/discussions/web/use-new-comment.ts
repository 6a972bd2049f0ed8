import { useEffect, useState } from 'react'

const HIGHLIGHTED_MS = 2_500

/** Scrolls to a comment that the viewer just added, highlights it for a moment and announces it. */
export function useNewComment(comments: readonly { id: string }[]): { announcement: string; showNew: (id: string) => void } {
  const [newId, showNew] = useState<string | null>(null)
  const isThere = newId !== null && comments.some(({ id }) => id === newId)
  useEffect(() => {
    if (!isThere) return
    const element = document.getElementById(`comment-${newId}`)
    if (element === null) return
    element.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    element.dataset['new'] = ''
    const timer = setTimeout(() => delete element.dataset['new'], HIGHLIGHTED_MS)
    return () => {
      clearTimeout(timer)
      delete element.dataset['new']
    }
  }, [isThere, newId])
  return { announcement: isThere ? 'Your comment is posted.' : '', showNew }
}
