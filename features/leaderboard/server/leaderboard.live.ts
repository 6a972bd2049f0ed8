import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { boardInput } from '../rules/board-input.ts'
import { LeaderboardSpan, LeaderboardTab } from './leaderboard.schema.ts'
import { watchBoard, type BoardVersion } from './watch-board.ts'

const LeaderboardVersion = builder.objectRef<BoardVersion>('LeaderboardVersion').implement({
  description: 'The version of the first page of a board.',
  fields: (t) => ({ version: t.exposeString('version', { may: 'members', description: 'Changes whenever the first page changes.' }) }),
})

builder.subscriptionFields((t) => ({
  leaderboardChanged: t.field({
    type: LeaderboardVersion,
    may: 'members',
    description: 'The version of the first page of a board, now and after every change.',
    args: { board: t.arg({ type: LeaderboardTab }), span: t.arg({ type: LeaderboardSpan }) },
    subscribe: (_root, args, context) => watchBoard(context, parse(boardInput, args)),
    resolve: (row) => row,
  }),
}))
