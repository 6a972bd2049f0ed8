import { hash } from 'node:crypto'
import { keptReads, type KeptReads } from '#platform/server/batching.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Signal } from '#platform/server/signals.ts'
import { spanKey, type Board, type Span } from '../rules/boards.ts'
import { topOf, type BoardQuestion, type StandingRow } from './boards.queries.ts'

/** The first page of a board as everybody sees it. */
export interface Top {
  /** In the board's order; one more than a page has, where there is a next page. They are everybody's: nobody changes them. */
  rows: readonly StandingRow[]
  /** Another one where anything of these rows is another. */
  mark: string
}

/** How old a first page may be where another node changed it (requirement L-18); what this one changed is known at once. */
const KEPT_MS = 1_000

/** What the rows of a board are made of. */
const CHANGES: ReadonlySet<Signal['name']> = new Set(['scores.changed', 'profile.changed', 'person.left', 'person.suspended'])

type Needs = Pick<Context, 'database' | 'bus' | 'clock'>

const readsOf = new WeakMap<Database, KeptReads<Top>>()

function keptTops({ database, bus, clock }: Needs): KeptReads<Top> {
  const known = readsOf.get(database)
  if (known !== undefined) return known
  const reads = keptReads<Top>(KEPT_MS, () => clock.now().getTime())
  bus.onCommitted(({ told }) => {
    if (told.some(({ name }) => CHANGES.has(name as Signal['name']))) reads.forget()
  })
  readsOf.set(database, reads)
  return reads
}

/** What is asked of the tables: a streak is what it is now, points are counted over a span. */
export const questionOf = ({ clock }: Pick<Context, 'clock'>, { board, span }: { board: Board; span: Span }): BoardQuestion => ({
  board, span: spanKey(board === 'streak' ? 'all' : span, clock.now().getTime()), now: clock.now(),
})

/** The first page of a board (requirement L-18): read once for all who ask within a second in which nobody on a board changed. */
export function readTop(needs: Needs, view: { board: Board; span: Span }): Promise<Top> {
  const question = questionOf(needs, view)
  return keptTops(needs).read(`${question.span} ${question.board}`, async () => {
    const rows = await topOf(needs.database, question)
    return { rows, mark: hash('sha256', JSON.stringify(rows), 'base64url').slice(0, 16) }
  })
}

/** Whoever reads a first page from now on reads it anew. */
export const forgetTops = (needs: Needs): void => keptTops(needs).forget()
