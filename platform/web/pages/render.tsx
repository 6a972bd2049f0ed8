import { renderToString } from 'react-dom/server'
import { headTags, type HeadTag } from './head.ts'
import { matchScreen, type LoadedPage } from './match.ts'
import type { Page, Screen } from './page.ts'
import type { Frame, Shown } from './PageView.tsx'
import { ServerPages } from './ServerPages.tsx'

/** Runs a page's document as the anonymous viewer, in process. Null: the address means nothing. Throws what else is refused. */
export type Ask = (source: string, variables: Record<string, unknown>) => Promise<unknown>

export interface Rendered {
  kind: 'page'
  status: number
  head: HeadTag[]
  body: string
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
  address: Address,
  { screens, Frame, site, ask, isKnown }: Options,
): Promise<Rendered | Unchanged | Moved> {
  const match = matchScreen(screens, address.pathname, address.query)
  if (match === null) return renderTrouble({ kind: 'missing' }, address, { status: 404, Frame, site })
  const { page } = await match.screen.load()
  const data = await dataOf(page, () => page.variables?.(match.place) ?? {}, ask)
  if (isKnown(data)) return { kind: 'unchanged' }
  const isNothing = page.document !== undefined && data === null
  if (isNothing || page.exists?.(data) === false) return renderTrouble({ kind: 'missing' }, address, { status: 404, Frame, site })
  const to = page.movedTo?.(data, match.place) ?? null
  if (to !== null) return { kind: 'moved', to }
  return render({ match, page, data, status: 200 }, address, { Frame, site })
}

async function dataOf(page: Page, variables: () => unknown, ask: Ask): Promise<unknown> {
  return page.document === undefined ? null : ask(page.document.source, variables() as Record<string, unknown>)
}

type Address = { pathname: string; query: string }

/** Renders in the place of a page what could not be shown and why. */
export function renderTrouble(
  shown: Exclude<Shown, { kind: 'page' }>,
  address: Address,
  { status, Frame, site }: { status: number; Frame: Frame; site: Site },
): Rendered {
  const title = shown.kind === 'missing' ? 'Page not found' : shown.why === 'busy' ? 'One moment' : 'Something went wrong'
  const head = [{ tag: 'title', attributes: {}, text: `${title} · ${site.name}` } as const]
  return { kind: 'page', status, head, body: bodyOf(shown, address, Frame), screen: null, topics: [], fonts: [], keep: false }
}

function render(loaded: LoadedPage, address: Address, { Frame, site }: { Frame: Frame; site: Site }): Rendered {
  const { page, data, match } = loaded
  return {
    kind: 'page',
    status: 200,
    head: headTags(page.head(data, match.place), match.place, site),
    body: bodyOf({ kind: 'page', loaded }, address, Frame),
    screen: match.screen.path,
    topics: page.topics?.(data, match.place) ?? [],
    fonts: page.fonts?.(data) ?? [],
    keep: page.uncached !== true,
  }
}

function bodyOf(shown: Shown, { pathname, query }: Address, Frame: Frame): string {
  const address = { pathname, search: query === '' ? '' : `?${query}`, hash: '' }
  return renderToString(<ServerPages address={address} shown={shown} Frame={Frame} />)
}
