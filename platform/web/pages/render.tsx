import { renderToString } from 'react-dom/server'
import { metaTags, type MetaTag } from './meta.ts'
import { matchRoute, type LoadedLayout, type LoadedPage, type Match } from './match.ts'
import { variablesOf, type Loader, type Route, type RouteLocation } from './route.ts'
import type { Frame, Shown } from './PageView.tsx'
import { StaticRouter } from './StaticRouter.tsx'

/** Runs a page's document as the anonymous viewer, in process. Null: there is no such record. Throws other refusals. */
export type RunQuery = (source: string, variables: Record<string, unknown>) => Promise<unknown>

export interface Rendered {
  kind: 'page'
  status: number
  head: MetaTag[]
  body: string
  /** The pattern of the route, which identifies the code to preload; null for "not found". */
  route: string | null
  cacheTags: string[]
  /** Fonts to preload, by the names of their files. */
  fonts: string[]
  keep: boolean
}

/** The page was rendered from the same data before: that rendering is still valid. */
export interface Unchanged {
  kind: 'unchanged'
}

export interface Redirect {
  kind: 'moved'
  to: string
}

export interface Site {
  name: string
  origin: string
}

/** The cache key of a page: its path and the query parameters that the route names. */
export function pageKey(routes: readonly Route[], pathname: string, query: string): string {
  const match = matchRoute(routes, pathname, query)
  const search = match?.location.searchParams.toString() ?? ''
  return search === '' ? pathname : `${pathname}?${search}`
}

interface Options {
  routes: readonly Route[]
  Frame: Frame
  site: Site
  runQuery: RunQuery
  /** Whether the page was rendered from the same data before. The rendering depends only on the URL and the data. */
  isKnown(data: unknown): boolean
}

/** Renders the public page of a URL for the anonymous viewer. */
export async function renderPage(
  address: Address,
  { routes, Frame, site, runQuery, isKnown }: Options,
): Promise<Rendered | Unchanged | Redirect> {
  const match = matchRoute(routes, address.pathname, address.query)
  if (match === null) return renderError({ kind: 'missing' }, address, { status: 404, Frame, site })
  const { page } = await match.route.load()
  let isFallback = false
  const withFallback = (error: unknown) => {
    if (page.fallback === undefined) throw error
    isFallback = true
    return page.fallback(match.location)
  }
  const [data, layout] = await Promise.all([run(page, match.location, runQuery).catch(withFallback), loadLayout(match, runQuery)])
  if (isKnown({ page: data, layout: layout?.data ?? null })) return { kind: 'unchanged' }
  const isNothing = page.document !== undefined && data === null
  if (isNothing || page.exists?.(data) === false) return renderError({ kind: 'missing' }, address, { status: 404, Frame, site })
  const to = page.redirectTo?.(data, match.location) ?? null
  if (to !== null) return { kind: 'moved', to }
  const rendered = render({ match, page, data, status: 200, layout }, address, { Frame, site })
  return isFallback ? { ...rendered, keep: false } : rendered
}

async function loadLayout({ route, location }: Match, runQuery: RunQuery): Promise<LoadedLayout | null> {
  if (route.layout === undefined) return null
  const { layout } = await route.layout.load()
  return { route: route.layout, layout, data: await run(layout, location, runQuery), variables: variablesOf(layout, location) }
}

async function run(loader: Loader, location: RouteLocation, runQuery: RunQuery): Promise<unknown> {
  return loader.document === undefined ? null : runQuery(loader.document.source, variablesOf(loader, location) as Record<string, unknown>)
}

type Address = { pathname: string; query: string }

/** Renders an error page instead of the page. */
export function renderError(
  shown: Exclude<Shown, { kind: 'page' }>,
  address: Address,
  { status, Frame, site }: { status: number; Frame: Frame; site: Site },
): Rendered {
  const title = shown.kind === 'missing' ? 'Page not found' : shown.reason === 'busy' ? 'One moment' : 'Something went wrong'
  const head = [{ tag: 'title', attributes: {}, text: `${title} · ${site.name}` } as const]
  return { kind: 'page', status, head, body: bodyOf(shown, address, Frame), route: null, cacheTags: [], fonts: [], keep: false }
}

function render(loaded: LoadedPage, address: Address, { Frame, site }: { Frame: Frame; site: Site }): Rendered {
  const { page, data, match, layout } = loaded
  return {
    kind: 'page',
    status: 200,
    head: metaTags(page.meta(data, match.location), match.location, site),
    body: bodyOf({ kind: 'page', loaded }, address, Frame),
    route: match.route.path,
    cacheTags: [...(page.cacheTags?.(data, match.location) ?? []), ...(layout?.layout.cacheTags?.(layout.data, match.location) ?? [])],
    fonts: page.fonts?.(data) ?? [],
    keep: page.uncached !== true,
  }
}

function bodyOf(shown: Shown, { pathname, query }: Address, Frame: Frame): string {
  const location = { pathname, search: query === '' ? '' : `?${query}`, hash: '' }
  return renderToString(<StaticRouter location={location} shown={shown} Frame={Frame} />)
}
