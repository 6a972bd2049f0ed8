/** What the server imports from the web layer: the renderer with all screens, and the parts of the HTML. */
import { SITE } from '#platform/rules/site.ts'
import type { PageFailure } from '#platform/rules/page-failure.ts'
import { renderPage, renderError, pageKey, type RunQuery, type Redirect, type Rendered, type Unchanged } from '#platform/web/pages/render.tsx'
import { BEFORE_PAINT } from '#platform/web/theme/before-paint.ts'
import { routes } from '../routes.ts'
import { frame } from './frame.tsx'

export { BEFORE_PAINT }

export interface PageAddress {
  pathname: string
  query: string
}

type IsKnown = (data: unknown) => boolean

export const render = (address: PageAddress, origin: string, ask: RunQuery, isKnown: IsKnown): Promise<Rendered | Unchanged | Redirect> =>
  renderPage(address, { routes, Frame: frame, site: { name: SITE.name, origin }, runQuery: ask, isKnown })

export const renderFailure = (address: PageAddress, origin: string, status: number, failure: PageFailure): Rendered =>
  renderError({ kind: 'failed', ...failure }, address, { status, Frame: frame, site: { name: SITE.name, origin } })

export const keyOf = (address: PageAddress): string => pageKey(routes, address.pathname, address.query)

/** The source files of each route and its layout, by pattern, to find their built files. */
export const sources: Record<string, string[]> = Object.fromEntries(
  routes.map(({ path, source, layout }) => [path, [source, layout?.source].filter((file) => file !== undefined)]),
)
