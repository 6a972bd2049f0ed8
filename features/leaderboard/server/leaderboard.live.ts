import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { boardInput } from '../rules/board-input.ts'
import { LeaderboardSpan, LeaderboardTab } from './leaderboard.schema.ts'
import { watchBoard, type BoardMark } from './watch-board.ts'

const LeaderboardMark = builder.objectRef<BoardMark>('LeaderboardMark').implement({
  fields: (t) => ({ mark: t.exposeString('mark', { may: 'members', description: 'Another one when the first page is another.' }) }),
})

builder.subscriptionFields((t) => ({
  leaderboardChanged: t.field({
    type: LeaderboardMark,
    may: 'members',
    description: 'A mark of a board’s first page, then each later one: time to ask again.',
    args: { board: t.arg({ type: LeaderboardTab }), span: t.arg({ type: LeaderboardSpan }) },
    subscribe: (_root, args, context) => watchBoard(context, parse(boardInput, args)),
    resolve: (row) => row,
  }),
}))
