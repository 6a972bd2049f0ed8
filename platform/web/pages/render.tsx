import { headTags, type HeadTag } from './head.ts'
import { renderWithPieces, type Html } from './render-pieces.tsx'
import { matchScreen } from './match.ts'
import type { Page, Screen } from './page.ts'
import type { Frame, Shown } from './PageView.tsx'
import { ServerPages } from './ServerPages.tsx'

/** Runs a page's document as the anonymous viewer, in process. Null: the address means nothing. Throws what else is refused. */
export type Ask = (source: string, variables: Record<string, unknown>) => Promise<unknown>

export interface Rendered {
  kind: 'page'
  status: number
  head: HeadTag[]
  body: Html
  /** The pattern of the screen, which names the code to load ahead; null for the page that says there is none. */
  screen: string | null
  topics: string[]
  /** Fonts to load ahead, by the names of their files. */
  fonts: string[]
  keep: boolean
}

/** The page was made from the same data before: what was made then still holds. */
export interface Unchanged {
  kind: 'unchanged'
}

export interface Moved {
  kind: 'moved'
  to: string
}

export interface Site {
  name: string
  origin: string
}

/** The address under which a page is kept: its path as it is and only the parameters that mean something. */
export function pageKey(screens: readonly Screen[], pathname: string, query: string): string {
  const match = matchScreen(screens, pathname, query)
  const search = match?.place.search.toString() ?? ''
  return search === '' ? pathname : `${pathname}?${search}`
}

interface Options {
  screens: readonly Screen[]
  Frame: Frame
  site: Site
  ask: Ask
  /** Whether the page was made from the same data before. What is made depends on nothing but the address and the data. */
  isKnown(data: unknown): boolean
}

/** Renders the public page at an address, as everybody may see it. */
export async function renderPage(
  address: { pathname: string; query: string },
  { screens, Frame, site, ask, isKnown }: Options,
): Promise<Rendered | Unchanged | Moved> {
  const match = matchScreen(screens, address.pathname, address.query)
  if (match === null) return render({ kind: 'missing' }, address, { Frame, site })
  const { page } = await match.screen.load()
  const data = await dataOf(page, () => page.variables?.(match.place) ?? {}, ask)
  if (isKnown(data)) return { kind: 'unchanged' }
  const isNothing = page.document !== undefined && data === null
  if (isNothing || page.exists?.(data) === false) return render({ kind: 'missing' }, address, { Frame, site })
  const to = page.movedTo?.(data, match.place) ?? null
  if (to !== null) return { kind: 'moved', to }
  return render({ kind: 'page', loaded: { match, page, data, status: 200 } }, address, { Frame, site })
}

async function dataOf(page: Page, variables: () => unknown, ask: Ask): Promise<unknown> {
  return page.document === undefined ? null : ask(page.document.source, variables() as Record<string, unknown>)
}

function render(
  shown: Shown,
  address: { pathname: string; query: string },
  { Frame, site }: { Frame: Frame; site: Site },
): Rendered {
  const search = address.query === '' ? '' : `?${address.query}`
  const here = { pathname: address.pathname, search, hash: '' }
  const body = renderWithPieces(<ServerPages address={here} shown={shown} Frame={Frame} />)
  if (shown.kind !== 'page') {
    const head = [{ tag: 'title', attributes: {}, text: `We could not find that · ${site.name}` } as const]
    return { kind: 'page', status: 404, head, body, screen: null, topics: [], fonts: [], keep: false }
  }
  const { page, data, match } = shown.loaded
  return {
    kind: 'page',
    status: 200,
    head: headTags(page.head(data, match.place), match.place, site),
    body,
    screen: match.screen.path,
    topics: page.topics?.(data, match.place) ?? [],
    fonts: page.fonts?.(data) ?? [],
    keep: page.uncached !== true,
  }
}
