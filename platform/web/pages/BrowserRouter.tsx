import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { HYDRATED_EVENT } from '../../rules/hydrated.ts'
import { errorMessage, failureReason } from '../graphql/api-error.ts'
import { takePrefetched } from './prefetch-cache.ts'
import { metaTags, showMeta } from './meta.ts'
import { updateHistory, currentLocation, savedScroll, saveScroll } from './history.ts'
import { isGuarded, leavePage } from './leave-guard.ts'
import { loadRoute } from './load-route.ts'
import { matchRoute, type LoadedLayout } from './match.ts'
import { forgetTexts } from './page-memory.ts'
import { resolvePath, NavigationContext, createPath, type Location, type Navigate } from './navigation.ts'
import { PageView, type Frame, type Shown } from './PageView.tsx'
import type { Route } from './route.ts'
import { transition } from './view-transition.ts'

interface Props {
  routes: readonly Route[]
  first: Shown
  /** The server renders for visitors; a member may see a page that is missing for them. */
  isMember: boolean
  Frame: Frame
  siteName: string
}

type How = 'push' | 'replace' | 'pop'

interface Manner {
  /** Without a transition of its own. */
  isPlain?: boolean
  /** The page completes its own address: no visit is counted. */
  isCompletion?: boolean
}

/**
 * The router in the browser. The first page comes from the server's HTML. A navigation loads code and data, and only then do location,
 * head and content change together.
 */
export function BrowserRouter({ routes, first, isMember, Frame, siteName }: Props) {
  const [{ location, shown, visit }, setState] = useState(() => ({ location: currentLocation(), shown: first, visit: 0 }))
  const [busy, setBusy] = useState(false)
  const abortController = useRef<AbortController>(null)
  const scrollTo = useRef<number | string | null>(null)

  const show = (to: Location, how: How, next: Shown, { isPlain = false, isCompletion = false }: Manner = {}) => {
    if (how !== 'pop') updateHistory(to, how)
    if (to.pathname !== location.pathname) forgetTexts()
    scrollTo.current = how === 'pop' ? savedScroll() : to.hash || 0
    setBusy(false)
    transition(() => setState((now) => ({ location: to, shown: next, visit: isCompletion ? now.visit : now.visit + 1 })), isPlain || to.pathname === location.pathname)
  }

  const go = useEffectEvent((to: Location, how: How, manner: Manner = {}) => {
    abortController.current?.abort()
    const isSamePage = to.pathname === location.pathname && to.search === location.search
    if (isSamePage && shown.kind === 'page' && (to.hash !== '' || location.hash !== '')) return show(to, how, shown)
    const controller = new AbortController()
    abortController.current = controller
    const late = setTimeout(() => setBusy(true), 300)
    const layout = shown.kind === 'page' ? shown.loaded.layout : null
    void resolve(routes, to, layout, controller.signal)
      .then((next) => {
        const moved = movedTo(next)
        if (moved !== null) go({ ...to, pathname: moved }, how === 'pop' ? 'replace' : how, manner)
        else if (!controller.signal.aborted) show(to, how, next, manner)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) show(to, how, { kind: 'failed', reason: failureReason(error), message: errorMessage(error), bugReceipt: null })
      })
      .finally(() => clearTimeout(late))
  })

  const goBack = useEffectEvent((isPlain: boolean) => {
    const to = currentLocation()
    if (!isGuarded(location, to)) return go(to, 'pop', { isPlain })
    // The browser has moved already: the entry is put back until the person decides.
    updateHistory(location, 'push')
    leavePage(location, to, () => go(to, 'push'))
  })

  const retryMissing = useEffectEvent(() => {
    if (first.kind === 'missing' && isMember && matchRoute(routes, location.pathname, location.search) !== null) go(location, 'replace')
  })

  useEffect(() => {
    retryMissing()
    const onPop = (event: PopStateEvent) => goBack(event.hasUAVisualTransition)
    window.history.scrollRestoration = 'manual'
    if (savedScroll() > 0) window.scrollTo(0, savedScroll())
    window.addEventListener('popstate', onPop)
    window.addEventListener('pagehide', saveScroll)
    window.dispatchEvent(new Event(HYDRATED_EVENT))
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pagehide', saveScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (scrollTo.current === null) return
    restoreScroll(scrollTo.current)
    scrollTo.current = null
    describePage(shown, siteName)
  }, [location, shown, siteName])

  const navigation = useMemo(() => {
    const navigate: Navigate = (to, options) => {
      const target = resolvePath(to, location.pathname)
      const isHere = createPath(target) === createPath(location)
      leavePage(location, target, () => go(target, options?.replace === true || isHere ? 'replace' : 'push', { isCompletion: options?.isCompletion === true }))
    }
    const changeUrl = (to: string, how: 'push' | 'replace') => {
      const target = resolvePath(to, location.pathname)
      if (createPath(target) === createPath(location)) return
      updateHistory(target, how)
      setState((now) => ({ ...now, location: target }))
    }
    const replaceUrl = (to: string) => changeUrl(to, 'replace')
    const pushUrl = (to: string) => changeUrl(to, 'push')
    const prefetch = (to: string) => {
      const target = resolvePath(to, location.pathname)
      void import('./prefetch.ts').then((module) => module.prefetch(routes, target), () => {})
    }
    return { location, visit, navigate, replaceUrl, pushUrl, prefetch }
  }, [location, visit, routes])

  return (
    <NavigationContext value={navigation}>
      <PageView Frame={Frame} shown={shown} busy={busy} onRetry={() => go(location, 'replace')} />
    </NavigationContext>
  )
}

async function resolve(routes: readonly Route[], to: Location, layout: LoadedLayout | null, signal: AbortSignal): Promise<Shown> {
  const match = matchRoute(routes, to.pathname, to.search)
  if (match === null) return { kind: 'missing' }
  const loaded = await (takePrefetched(to.pathname + to.search) ?? loadRoute(match, signal, layout))
  return loaded.status === 404 ? { kind: 'missing' } : { kind: 'page', loaded }
}

function movedTo(shown: Shown): string | null {
  if (shown.kind !== 'page') return null
  const { page, data, match } = shown.loaded
  return page.redirectTo?.(data, match.location) ?? null
}

function restoreScroll(target: number | string): void {
  if (typeof target === 'number') return window.scrollTo({ top: target, behavior: 'instant' })
  const part = document.getElementById(decodeURIComponent(target.slice(1)))
  part?.scrollIntoView()
  // Like a native fragment navigation: keyboard navigation continues from there.
  part?.focus({ preventScroll: true })
}

function describePage(shown: Shown, siteName: string): void {
  if (shown.kind !== 'page') {
    document.title = shown.kind === 'failed' && shown.reason === 'offline' ? `Offline · ${siteName}` : siteName
    return
  }
  const { page, data, match } = shown.loaded
  showMeta(metaTags(page.meta(data, match.location), match.location, { name: siteName, origin: window.location.origin }))
}
