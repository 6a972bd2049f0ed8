import { createHash } from 'node:crypto'
import { openContext, type Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { watchedRows, type WatchedRows } from '#platform/server/watched-rows.ts'
import { BOARD_NAMES, SPAN_NAMES, type Board, type Span } from '../rules/boards.ts'
import { readTop } from './read-board.ts'

/** Another one than before: whoever stands on the first page, or with what, changed. */
export interface BoardMark {
  mark: string
}

const ELSEWHERE_MS = 5_000

const watchedIn = new WeakMap<Database, WatchedRows<BoardMark>>()

const KEYS = SPAN_NAMES.flatMap((span) => BOARD_NAMES.map((board) => `${span} ${board}`))

function watched({ database, bus, log, ...rest }: Context): WatchedRows<BoardMark> {
  let known = watchedIn.get(database)
  if (known === undefined) {
    // Boards are everybody's: they are looked at as a visitor sees them.
    const context = openContext({ database, bus, log, ...rest })
    const rows = watchedRows({
      load: async (keys) => new Map(await Promise.all(keys.map(async (key) => [key, { mark: await markOf(context, key) }] as const))),
      everyMs: ELSEWHERE_MS,
      onTrouble: (error) => log.warn({ err: error.message }, 'The watched boards could not be looked at.'),
    })
    bus.onCommitted((signals) => {
      if (signals.some(({ name }) => name === 'scores.changed')) rows.mayHaveChanged(KEYS)
    })
    watchedIn.set(database, (known = rows))
  }
  return known
}

async function markOf(context: Context, key: string): Promise<string> {
  const [span, board] = key.split(' ') as [Span, Board]
  return createHash('sha256').update(JSON.stringify(await readTop(context, { board, span }))).digest('base64url').slice(0, 16)
}

/** A member who looks at a board hears when its first page changes. */
export const watchBoard = (context: Context, { board, span }: { board: Board; span: Span }): AsyncIterableIterator<BoardMark> =>
  watched(context).watch(`${span} ${board}`)
