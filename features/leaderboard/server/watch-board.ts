import { createHash } from 'node:crypto'
import { openContext, type Context } from '#platform/server/context.ts'
import { sharedWatch } from '#platform/server/shared-watch.ts'
import { BOARD_NAMES, SPAN_NAMES, type Board, type Span } from '../rules/boards.ts'
import { readTop } from './read-board.ts'

/** Another one than before: whoever stands on the first page, or with what, changed. */
export interface BoardMark {
  mark: string
}

const KEYS = SPAN_NAMES.flatMap((span) => BOARD_NAMES.map((board) => `${span} ${board}`))

const watched = sharedWatch<BoardMark>({
  what: 'boards',
  everyMs: 5_000,
  load: async (context, keys) => {
    // Boards are everybody's: they are looked at as a visitor sees them.
    const visitor = openContext(context)
    return new Map(await Promise.all(keys.map(async (key) => [key, { mark: await markOf(visitor, key) }] as const)))
  },
  changedBy: ({ name }) => (name === 'scores.changed' ? KEYS : []),
})

async function markOf(context: Context, key: string): Promise<string> {
  const [span, board] = key.split(' ') as [Span, Board]
  return createHash('sha256').update(JSON.stringify(await readTop(context, { board, span }))).digest('base64url').slice(0, 16)
}

/** A member who looks at a board hears when its first page changes. */
export const watchBoard = (context: Context, { board, span }: { board: Board; span: Span }): AsyncIterableIterator<BoardMark> =>
  watched(context).watch(`${span} ${board}`)
