import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageFailure } from '#platform/rules/page-failure.ts'
import { SITE } from '#platform/rules/site.ts'
import { preloadQueryClient } from '#platform/web/data/use-observer.ts'
import { BrowserRouter } from '#platform/web/pages/BrowserRouter.tsx'
import { matchRoute, type Match } from '#platform/web/pages/match.ts'
import { reportBugsOfWindow } from '#platform/web/bugs/report-bugs.ts'
import type { Shown } from '#platform/web/pages/PageView.tsx'
import { variablesOf } from '#platform/web/pages/route.ts'
import { readSession } from '#platform/web/session/session.ts'
import { focusFirstErrors } from '#platform/web/focus-first-error.ts'
import { keepPreHydrationInput } from '#platform/web/pre-hydration-input.ts'
import { routes } from '../routes.ts'
import { frame } from './frame.tsx'
import { RootErrorBoundary } from './layout/ErrorBoundary.tsx'

/** What the server put into the page: its data, an error, or that there is no such page. */
function firstShown(): Promise<Shown> {
  const { status, data } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { status: number; data: unknown }
  const match = matchRoute(routes, window.location.pathname, window.location.search)
  if (status > 404) return Promise.resolve({ kind: 'failed', ...(data as PageFailure) })
  if (match === null || status !== 200) return Promise.resolve({ kind: 'missing' })
  return hydrated(match, data as { page: unknown; layout: unknown })
}

// zod, which a few screens load, would otherwise test whether the content policy allows `eval`.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** The page with the data that the server rendered. */
async function hydrated(match: Match, data: { page: unknown; layout: unknown }): Promise<Shown> {
  const { layout: route } = match.route
  const [{ page }, around] = await Promise.all([match.route.load(), route?.load()])
  const layout = route === undefined || around === undefined ? null : { route, layout: around.layout, data: data.layout, variables: variablesOf(around.layout, match.location) }
  return { kind: 'page', loaded: { match, page, data: data.page, status: 200, layout } }
}

reportBugsOfWindow(import.meta.url)
focusFirstErrors()
// Members need it as soon as the page is hydrated.
if (readSession() !== null) preloadQueryClient()

const root = document.getElementById('root')!

void firstShown().then((first) => {
  keepPreHydrationInput()
  startTransition(() => {
    hydrateRoot(
      root,
      <RootErrorBoundary>
        <BrowserRouter routes={routes} first={first} isMember={readSession() !== null} Frame={frame} siteName={SITE.name} />
      </RootErrorBoundary>,
    )
  })
})
