import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { BOARD_NAMES, SPAN_NAMES, type Board, type Span } from '../rules/boards.ts'
import { changesBoards, topsCache, readTop } from './board-cache.ts'

/** Changes whenever the first page changes. */
export interface BoardVersion {
  version: string
}

const KEYS = SPAN_NAMES.flatMap((span) => BOARD_NAMES.map((board) => `${span} ${board}`))

const watched = sharedLiveQuery<BoardVersion>({
  what: 'boards',
  everyMs: 5_000,
  load: async (context, keys) => new Map(await Promise.all(keys.map(async (key) => [key, { version: await versionOf(context, key) }] as const))),
  changedBy: (signal) => (changesBoards(signal) ? KEYS : []),
})

async function versionOf(context: Context, key: string): Promise<string> {
  const [span, board] = key.split(' ') as [Span, Board]
  const { version } = await readTop(context, { board, span })
  return version
}

/** Streams the version of the first page of a board. */
export function watchBoard(context: Context, { board, span }: { board: Board; span: Span }): AsyncIterableIterator<BoardVersion> {
  topsCache(context)
  return watched(context).watch(`${span} ${board}`)
}
