import { useEffect, useEffectEvent } from 'react'
import { noteDestination } from '#features/accounts/web/use-log-out.ts'
import { useNavigate, usePrefetch } from '#platform/web/pages/navigation.ts'

/** The internal URL that a press on this link navigates to without loading a document, or null. */
export function innerAddress(link: HTMLAnchorElement, here: Location): string | null {
  if (link.origin !== here.origin || link.hasAttribute('download') || link.relList.contains('external')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const isFile = /\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api/')
  const isWithinPage = link.hash !== '' && link.pathname === here.pathname && link.search === here.search
  return isFile || isWithinPage ? null : link.pathname + link.search + link.hash
}

/**
 * Handles every plain internal link without loading a new document: in the shell, in pages and in user content. One listener for all, so
 * that rendering a link costs nothing.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    const address = link?.hasAttribute('href') ? innerAddress(link, window.location) : null
    if (address === null) return
    event.preventDefault()
    noteDestination(address)
    navigate(address, { replace: address === window.location.pathname + window.location.search })
  })
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

const HOVER_MS = 65

/** Prefetches a page when the pointer rests on its link, a finger touches it, or it keeps the focus. */
export function usePrepareLinks(): void {
  const prepare = usePrefetch()
  const near = useEffectEvent((link: HTMLAnchorElement) => {
    const address = innerAddress(link, window.location)
    if (address !== null && address !== window.location.pathname + window.location.search) prepare(address)
  })
  useEffect(() => {
    let timer = 0
    const onNear = (event: Event) => {
      clearTimeout(timer)
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (link !== null) timer = window.setTimeout(() => near(link), event.type === 'touchstart' ? 0 : HOVER_MS)
    }
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, onNear, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, onNear)
    }
  }, [])
}
