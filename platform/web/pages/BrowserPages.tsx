import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPath, Router, type Location } from 'react-router'
import { sentenceFor } from '../graphql/refusal.ts'
import { headTags, showHead } from './head.ts'
import { browserNavigator, commit, presentLocation, rememberedScroll, rememberScroll, type Go } from './history.ts'
import { loadPage, type LoadedPage } from './loading.ts'
import { matchScreen } from './match.ts'
import { PageView, type Frame, type Shown } from './PageView.tsx'
import type { Screen } from './page.ts'

interface Props {
  screens: readonly Screen[]
  first: Shown
  Frame: Frame
  siteName: string
}

interface State {
  location: Location
  shown: Shown
}

/**
 * The pages in the browser: the first one comes from the server's HTML; from then on a link loads code and data, and
 * only when both are there do address, head and content change together.
 */
export function BrowserPages({ screens, first, Frame, siteName }: Props) {
  const [state, setState] = useState<State>(() => ({ location: presentLocation(), shown: first }))
  const [busy, setBusy] = useState(false)
  const under = useRef<AbortController>(null)
  const scrollTo = useRef<number | string | null>(null)

  const show = (location: Location, how: 'push' | 'replace' | 'pop', shown: Shown) => {
    if (how !== 'pop') commit(location, how)
    scrollTo.current = how === 'pop' ? rememberedScroll() : location.hash || 0
    setBusy(false)
    const update = () => setState({ location, shown })
    startTransition(update)
  }

  const go = useEffectEvent<Go>((location, how) => {
    const samePage = createPath({ ...location, hash: '' }) === createPath({ ...state.location, hash: '' })
    if (samePage && location.hash !== '') return show(location, how, state.shown)
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    const late = setTimeout(() => setBusy(true), 300)
    void resolve(screens, location, controller.signal)
      .then((shown) => {
        if (controller.signal.aborted) return
        const moved = movedTo(shown)
        if (moved !== null) return go({ ...location, pathname: moved }, how === 'pop' ? 'replace' : how)
        show(location, how, shown)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) show(location, how, { kind: 'failed', says: sentenceFor(error) })
      })
      .finally(() => clearTimeout(late))
  })

  useEffect(() => {
    const onPop = () => go(presentLocation(), 'pop')
    const onHide = () => rememberScroll()
    window.history.scrollRestoration = 'manual'
    if (rememberedScroll() > 0) window.scrollTo(0, rememberedScroll())
    window.addEventListener('popstate', onPop)
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pagehide', onHide)
    }
  }, [])

  useLayoutEffect(() => {
    if (scrollTo.current === null) return
    settle(scrollTo.current)
    scrollTo.current = null
    describe(state.shown, siteName)
  }, [state, siteName])

  const navigator = useMemo(() => browserNavigator((location, how) => go(location, how)), [])
  const retry = () => go(state.location, 'replace')

  return (
    <Router location={state.location} navigator={navigator}>
      <PageView Frame={Frame} shown={state.shown} busy={busy} onRetry={retry} />
    </Router>
  )
}

async function resolve(screens: readonly Screen[], location: Location, signal: AbortSignal): Promise<Shown> {
  const match = matchScreen(screens, location.pathname, location.search)
  if (match === null) return { kind: 'missing' }
  const loaded: LoadedPage = await loadPage(match, signal)
  return loaded.status === 404 ? { kind: 'missing' } : { kind: 'page', loaded }
}

function movedTo(shown: Shown): string | null {
  if (shown.kind !== 'page') return null
  const { page, data, match } = shown.loaded
  return page.movedTo?.(data, match.place) ?? null
}

function settle(target: number | string): void {
  if (typeof target === 'number') return window.scrollTo({ top: target, behavior: 'instant' })
  document.getElementById(decodeURIComponent(target.slice(1)))?.scrollIntoView()
}

function describe(shown: Shown, siteName: string): void {
  if (shown.kind !== 'page') {
    document.title = siteName
    return
  }
  const { page, data, match } = shown.loaded
  showHead(headTags(page.head(data, match.place), match.place, { name: siteName, origin: window.location.origin }))
}
