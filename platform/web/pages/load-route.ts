import { request } from '../graphql/request.ts'
import type { LoadedLayout, LoadedPage, Match } from './match.ts'
import { variablesOf, type Loader, type RouteLocation } from './route.ts'

/** Loads the code and data of a page and its layout in parallel. The current layout is reused when its variables are the same. */
export async function loadRoute(match: Match, signal?: AbortSignal, shown: LoadedLayout | null = null): Promise<LoadedPage> {
  const [{ page }, layout] = await Promise.all([match.route.load(), loadLayout(match, signal, shown)])
  const data = await run(page, match.location, signal).catch((error: unknown) => {
    // An aborted navigation shows nothing.
    if (page.fallback === undefined || signal?.aborted === true) throw error
    return page.fallback(match.location)
  })
  return { match, page, data, status: page.exists?.(data) === false ? 404 : 200, layout }
}

async function loadLayout({ route, location }: Match, signal: AbortSignal | undefined, shown: LoadedLayout | null): Promise<LoadedLayout | null> {
  if (route.layout === undefined) return null
  const { layout } = await route.layout.load()
  const variables = variablesOf(layout, location)
  if (shown?.route === route.layout && JSON.stringify(shown.variables) === JSON.stringify(variables)) return shown
  return { route: route.layout, layout, data: await run(layout, location, signal), variables }
}

async function run(loader: Loader, location: RouteLocation, signal?: AbortSignal): Promise<unknown> {
  return loader.document === undefined ? null : request(loader.document, variablesOf(loader, location), signal)
}
