import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { memoize } from '#platform/server/memoize.ts'
import type { ViewerUpdate, Signal } from '#platform/server/signals.ts'
import { spanKey, type Board, type Span } from '../rules/boards.ts'
import { topOf, type BoardInput, type StandingRow } from './boards.queries.ts'

/** The first page of a board as everybody sees it. */
export interface Top {
  /** In the board's order; one more than a page has, where there is a next page. They are everybody's: nobody changes them. */
  rows: readonly StandingRow[]
  /** Another one where anything of these rows is another. */
  mark: string
}

/** How old a first page may be where another node changed it (requirement L-18); what this one changed is known at once. */
const KEPT_MS = 1_000

const CHANGES: ReadonlySet<string> = new Set<Signal['name']>(['scores.changed', 'profile.changed', 'person.left', 'person.suspended'])

/** Whether rows of a board may be others after this: the points, who somebody is, or who is shown. */
export const changesBoards = ({ name }: Signal | ViewerUpdate): boolean => CHANGES.has(name)

type Needs = Pick<Context, 'database' | 'bus' | 'clock'>
type Tops = (key: string, ask: () => Promise<Top>) => Promise<Top>

const topsOf = new WeakMap<Database, Tops>()

/** What is kept for everybody on a database. Whoever looks again on a signal calls this before they listen for it: what is kept is forgotten first then. */
export function keepTops({ database, bus, clock }: Needs): Tops {
  const known = topsOf.get(database)
  if (known !== undefined) return known
  const kept = memoize<Top>(KEPT_MS, () => clock.now().getTime())
  bus.onCommitted(({ messages }) => {
    if (messages.some(changesBoards)) kept.forget()
  })
  const tops: Tops = kept.read
  topsOf.set(database, tops)
  return tops
}

/** What is asked of the tables: a streak is what it is now, points are counted over a span. */
export const questionOf = ({ clock }: Pick<Context, 'clock'>, { board, span }: { board: Board; span: Span }): BoardInput => ({
  board, span: spanKey(board === 'streak' ? 'all' : span, clock.now().getTime()), now: clock.now(),
})

/** The first page of a board (requirement L-18): read once for all who ask within a second, unless something changed meanwhile. */
export function readTop(needs: Needs, view: { board: Board; span: Span }): Promise<Top> {
  const question = questionOf(needs, view)
  return keepTops(needs)(`${question.span} ${question.board}`, async () => {
    const rows = await topOf(needs.database, question)
    return { rows, mark: hash('sha256', JSON.stringify(rows), 'base64url').slice(0, 16) }
  })
}
