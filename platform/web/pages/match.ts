import type { Page, Place, Screen } from './page.ts'

export interface Match {
  screen: Screen
  place: Place
}

/** A page ready to be shown: its module and its data. */
export interface LoadedPage {
  match: Match
  page: Page
  data: unknown
  status: number
}

const patterns = new WeakMap<Screen, RegExp>()

function patternOf(screen: Screen): RegExp {
  const known = patterns.get(screen)
  if (known) return known
  const source = screen.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source === '/' ? '' : source}/?$`, 'i')
  patterns.set(screen, pattern)
  return pattern
}

/** The screen for an address. Routes ignore case; the first line that fits wins; null: no such page. */
export function matchScreen(screens: readonly Screen[], pathname: string, query: string): Match | null {
  for (const screen of screens) {
    const found = patternOf(screen).exec(pathname)
    if (found === null) continue
    const params = decoded(found.groups ?? {})
    if (params === null) return null
    return { screen, place: { pathname, params, search: meaningful(screen, query) } }
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

/** Only the parameters that the screen knows, in its order, so that one page has one address in the cache. */
function meaningful(screen: Screen, query: string): URLSearchParams {
  const search = new URLSearchParams()
  if (query === '' || screen.query === undefined) return search
  const given = new URLSearchParams(query)
  for (const name of screen.query) {
    const value = given.get(name)
    if (value !== null && value !== '' && value.length <= 200) search.set(name, value)
  }
  return search
}
