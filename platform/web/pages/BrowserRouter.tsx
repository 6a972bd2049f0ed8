import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ALIVE } from '#platform/rules/alive.ts'
import { sentenceFor, whyOf } from '../graphql/refusal.ts'
import { takeAhead } from './ahead.ts'
import { headTags, showHead } from './head.ts'
import { commit, presentAddress, rememberedScroll, rememberScroll } from './history.ts'
import { loadPage } from './loading.ts'
import { matchScreen } from './match.ts'
import { addressOf, NavigationContext, textOf, type Address, type Navigate } from './navigation.ts'
import { PageView, type Frame, type Shown } from './PageView.tsx'
import type { Screen } from './page.ts'
import { turnPage } from './turn-page.ts'

interface Props {
  screens: readonly Screen[]
  first: Shown
  Frame: Frame
  siteName: string
}

type How = 'push' | 'replace' | 'pop'

/**
 * The pages in the browser: the first one comes from the server's HTML; from then on a link loads code and data, and
 * only when both are there do address, head and content change together.
 */
export function BrowserPages({ screens, first, Frame, siteName }: Props) {
  const [{ address, shown, arrival }, setState] = useState(() => ({ address: presentAddress(), shown: first, arrival: 0 }))
  const [busy, setBusy] = useState(false)
  const underWay = useRef<AbortController>(null)
  const scrollTo = useRef<number | string | null>(null)

  const show = (to: Address, how: How, next: Shown, isPlain = false) => {
    if (how !== 'pop') commit(to, how)
    scrollTo.current = how === 'pop' ? rememberedScroll() : to.hash || 0
    setBusy(false)
    turnPage(() => setState((now) => ({ address: to, shown: next, arrival: now.arrival + 1 })), isPlain || to.pathname === address.pathname)
  }

  const go = useEffectEvent((to: Address, how: How, isPlain = false) => {
    underWay.current?.abort()
    const isSamePage = to.pathname === address.pathname && to.search === address.search
    if (isSamePage && shown.kind !== 'failed' && (to.hash !== '' || address.hash !== '')) return show(to, how, shown)
    const controller = new AbortController()
    underWay.current = controller
    const late = setTimeout(() => setBusy(true), 300)
    void resolve(screens, to, controller.signal)
      .then((next) => {
        const moved = movedTo(next)
        if (moved !== null) go({ ...to, pathname: moved }, how === 'pop' ? 'replace' : how)
        else if (!controller.signal.aborted) show(to, how, next, isPlain)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) show(to, how, { kind: 'failed', why: whyOf(error), says: sentenceFor(error), told: null })
      })
      .finally(() => clearTimeout(late))
  })

  useEffect(() => {
    const onPop = (event: PopStateEvent) => go(presentAddress(), 'pop', event.hasUAVisualTransition)
    window.history.scrollRestoration = 'manual'
    if (rememberedScroll() > 0) window.scrollTo(0, rememberedScroll())
    window.addEventListener('popstate', onPop)
    window.addEventListener('pagehide', rememberScroll)
    window.dispatchEvent(new Event(ALIVE))
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pagehide', rememberScroll)
    }
  }, [])

  useLayoutEffect(() => {
    if (scrollTo.current === null) return
    settle(scrollTo.current)
    scrollTo.current = null
    describe(shown, siteName)
  }, [address, shown, siteName])

  const navigation = useMemo(() => {
    const navigate: Navigate = (to, options) => {
      const target = addressOf(to, address.pathname)
      const isHere = textOf(target) === textOf(address)
      go(target, options?.replace === true || isHere ? 'replace' : 'push')
    }
    const rename = (to: string) => {
      const target = addressOf(to, address.pathname)
      if (textOf(target) === textOf(address)) return
      commit(target, 'replace')
      setState((now) => ({ ...now, address: target }))
    }
    const prepare = (to: string) => {
      const target = addressOf(to, address.pathname)
      void import('./look-ahead.ts').then(({ lookAhead }) => lookAhead(screens, target), () => {})
    }
    return { address, arrival, navigate, rename, prepare }
  }, [address, arrival, screens])

  return (
    <NavigationContext value={navigation}>
      <PageView Frame={Frame} shown={shown} busy={busy} onRetry={() => go(address, 'replace')} />
    </NavigationContext>
  )
}

async function resolve(screens: readonly Screen[], to: Address, signal: AbortSignal): Promise<Shown> {
  const match = matchScreen(screens, to.pathname, to.search)
  if (match === null) return { kind: 'missing' }
  const loaded = await (takeAhead(to.pathname + to.search) ?? loadPage(match, signal))
  return loaded.status === 404 ? { kind: 'missing' } : { kind: 'page', loaded }
}

function movedTo(shown: Shown): string | null {
  if (shown.kind !== 'page') return null
  const { page, data, match } = shown.loaded
  return page.movedTo?.(data, match.place) ?? null
}

function settle(target: number | string): void {
  if (typeof target === 'number') return window.scrollTo({ top: target, behavior: 'instant' })
  const part = document.getElementById(decodeURIComponent(target.slice(1)))
  part?.scrollIntoView()
  // As the browser itself does: whoever goes on with the keyboard is there.
  part?.focus({ preventScroll: true })
}

function describe(shown: Shown, siteName: string): void {
  if (shown.kind !== 'page') {
    document.title = shown.kind === 'failed' && shown.why === 'offline' ? `Offline · ${siteName}` : siteName
    return
  }
  const { page, data, match } = shown.loaded
  showHead(headTags(page.head(data, match.place), match.place, { name: siteName, origin: window.location.origin }))
}
