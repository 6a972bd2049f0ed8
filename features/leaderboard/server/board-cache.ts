import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { memoize } from '#platform/server/memoize.ts'
import type { ViewerUpdate, Signal } from '#platform/server/signals.ts'
import { spanKey, type Board, type Span } from '../rules/boards.ts'
import { topOf, type BoardQuery, type StandingRow } from './boards.queries.ts'

/** The first page of a board, the same for everyone. */
export interface Top {
  /** The rows in order, with one more than a page if there is a next page. They are shared and must not be modified. */
  rows: readonly StandingRow[]
  /** Changes whenever any of the rows changes. */
  version: string
}

/** How old a page may be if another node changed it (requirement L-18). Changes of this node are visible at once. */
const CACHE_MS = 1_000

const BOARD_SIGNALS: ReadonlySet<string> = new Set<Signal['name']>(['scores.changed', 'profile.changed', 'person.left', 'person.suspended'])

/** Whether a signal may change the rows of a board: points, names, or who is shown. */
export const changesBoards = ({ name }: Signal | ViewerUpdate): boolean => BOARD_SIGNALS.has(name)

type CacheServices = Pick<Context, 'database' | 'bus' | 'clock'>
type Tops = (key: string, load: () => Promise<Top>) => Promise<Top>

const topsOf = new WeakMap<Database, Tops>()

/** The cache of a database. Listeners that reload after a signal must call this before they subscribe, so that the cache is cleared first. */
export function topsCache({ database, bus, clock }: CacheServices): Tops {
  const existing = topsOf.get(database)
  if (existing !== undefined) return existing
  const cache = memoize<Top>(CACHE_MS, () => clock.now().getTime())
  bus.onCommitted(({ messages }) => {
    if (messages.some(changesBoards)) cache.forget()
  })
  const tops: Tops = cache.read
  topsOf.set(database, tops)
  return tops
}

/** The query for a view: a streak has no span. */
export const boardQueryFor = ({ clock }: Pick<Context, 'clock'>, { board, span }: { board: Board; span: Span }): BoardQuery => ({
  board, span: spanKey(board === 'streak' ? 'all' : span, clock.now().getTime()), now: clock.now(),
})

/** The first page of a board, cached for a second unless something changes (requirement L-18). */
export function readTop(services: CacheServices, view: { board: Board; span: Span }): Promise<Top> {
  const query = boardQueryFor(services, view)
  return topsCache(services)(`${query.span} ${query.board}`, async () => {
    const rows = await topOf(services.database, query)
    return { rows, version: hash('sha256', JSON.stringify(rows), 'base64url').slice(0, 16) }
  })
}
