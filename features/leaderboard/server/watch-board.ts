import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { BOARD_NAMES, SPAN_NAMES, type Board, type Span } from '../rules/boards.ts'
import { changesBoards, keepTops, readTop } from './read-top.ts'

/** Another one than before: whoever stands on the first page, or with what, changed. */
export interface BoardMark {
  mark: string
}

const KEYS = SPAN_NAMES.flatMap((span) => BOARD_NAMES.map((board) => `${span} ${board}`))

const watched = sharedLiveQuery<BoardMark>({
  what: 'boards',
  everyMs: 5_000,
  load: async (context, keys) => new Map(await Promise.all(keys.map(async (key) => [key, { mark: await markOf(context, key) }] as const))),
  changedBy: (told) => (changesBoards(told) ? KEYS : []),
})

async function markOf(context: Context, key: string): Promise<string> {
  const [span, board] = key.split(' ') as [Span, Board]
  const { mark } = await readTop(context, { board, span })
  return mark
}

/** A member who looks at a board hears when its first page changes. */
export function watchBoard(context: Context, { board, span }: { board: Board; span: Span }): AsyncIterableIterator<BoardMark> {
  keepTops(context)
  return watched(context).watch(`${span} ${board}`)
}
