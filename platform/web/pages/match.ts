import type { LayoutRoute, Page, PageLayout, RouteLocation, Route } from './route.ts'

export interface Match {
  route: Route
  location: RouteLocation
}

/** A loaded layout: its module, its data and the variables of its query. */
export interface LoadedLayout {
  route: LayoutRoute
  layout: PageLayout
  data: unknown
  variables: unknown
}

/** A loaded page: its module and its data, and the layout around it. */
export interface LoadedPage {
  match: Match
  page: Page
  data: unknown
  status: number
  layout: LoadedLayout | null
}

const patterns = new WeakMap<Route, RegExp>()

function patternOf(route: Route): RegExp {
  const known = patterns.get(route)
  if (known) return known
  const source = route.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source === '/' ? '' : source}/?$`, 'i')
  patterns.set(route, pattern)
  return pattern
}

/** The route of a URL, or null. Paths are case-insensitive; the first matching route wins. */
export function matchRoute(routes: readonly Route[], pathname: string, query: string): Match | null {
  for (const route of routes) {
    const found = patternOf(route).exec(pathname)
    if (found === null) continue
    const params = decoded(found.groups ?? {})
    if (params === null) return null
    return { route, location: { pathname, params, searchParams: meaningful(route, query) } }
  }
  return null
}

function decoded(groups: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}

const MAX_PARAMETER_LENGTH = 200

/** Only the parameters that the route names, in its order, so that one page has one cache key. */
function meaningful(route: Route, query: string): URLSearchParams {
  const search = new URLSearchParams()
  if (query === '' || route.query === undefined) return search
  const given = new URLSearchParams(query)
  for (const name of route.query) {
    const value = given.get(name)
    if (value !== null && value !== '' && value.length <= (route.maxParameterLength ?? MAX_PARAMETER_LENGTH)) search.set(name, value)
  }
  return search
}
