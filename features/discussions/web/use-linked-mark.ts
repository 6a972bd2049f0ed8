import { useEffect } from 'react'
import { useLocation } from '#platform/web/pages/navigation.ts'

/** Marks and focuses the comment that the address names, also after a link inside the site, which makes nothing a `:target`. */
export function useLinkedMark(comments: readonly { id: string }[]): void {
  const { hash } = useLocation()
  const isThere = comments.some(({ id }) => hash === `#comment-${id}`)
  useEffect(() => {
    const element = isThere ? document.getElementById(hash.slice(1)) : null
    if (element === null) return
    element.dataset['linked'] = ''
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    return () => {
      delete element.dataset['linked']
      element.removeAttribute('tabindex')
    }
  }, [hash, isThere])
}
