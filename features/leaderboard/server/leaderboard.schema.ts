import { z } from 'zod'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { boardInput } from '../rules/board-input.ts'
import { BOARD_NAMES, BOARD_PAGE, CIRCLE_NAMES, SCORE_BOARDS, SPAN_NAMES } from '../rules/boards.ts'
import { formulaInput } from '../rules/formula.ts'
import { changeFormula } from './change-formula.ts'
import { eliteState, joinElite } from './join-elite.ts'
import { readBoard, type BoardPage, type Standing } from './read-board.ts'
import { explainScore } from './read-reasons.ts'
import { readFormula, type FormulaRow, type ReasonRow } from './reasons.queries.ts'

export const LeaderboardTab = builder.enumType('LeaderboardTab', { values: BOARD_NAMES })
export const LeaderboardSpan = builder.enumType('LeaderboardSpan', { values: SPAN_NAMES })
const ScoreBoard = builder.enumType('ScoreBoard', { values: SCORE_BOARDS })
const LeaderboardCircle = builder.enumType('LeaderboardCircle', { values: CIRCLE_NAMES })
const may = 'anyone'

const CloggleScores = builder.objectRef<Standing>('CloggleScores').implement({
  description: 'Points by category.',
  fields: (t) => ({
    algo: t.exposeInt('algo', { may }),
    math: t.exposeInt('math', { may }),
    ds: t.exposeInt('ds', { may }),
  }),
})

const LeaderboardEntry = builder.objectRef<Standing>('LeaderboardEntry').implement({
  description: 'Somebody on a board, with their scores over the span that was asked for.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { may, description: 'Equals share one: 1, 2, 2, 4.' }),
    userId: t.exposeID('id', { may }),
    username: t.exposeString('username', { may }),
    name: t.exposeString('name', { may }),
    headline: t.exposeString('headline', { may }),
    avatarUrl: t.string({ may, nullable: true, resolve: ({ avatar_id }) => (avatar_id === null ? null : imageUrl(avatar_id, 'small')) }),
    totalScore: t.exposeInt('total', { may }),
    streak: t.exposeInt('streak', { may }),
    cloggleScores: t.field({ type: CloggleScores, may, resolve: (row) => row }),
  }),
})

const ScoreFormula = builder.objectRef<FormulaRow>('ScoreFormula').implement({
  description: 'What the first acceptance of a problem gives.',
  fields: (t) => ({
    easy: t.exposeInt('easy', { may }),
    medium: t.exposeInt('medium', { may }),
    hard: t.exposeInt('hard', { may }),
    revision: t.exposeInt('revision', { may }),
  }),
})

const Leaderboard = builder.objectRef<BoardPage>('Leaderboard').implement({
  fields: (t) => ({
    mark: t.exposeString('mark', { may, description: 'Another one when the first page is another; `leaderboardChanged` tells of it.' }),
    entries: t.field({ type: [LeaderboardEntry], may, extensions: { listSize: BOARD_PAGE }, resolve: ({ entries }) => entries }),
    next: t.exposeID('next', { may, nullable: true, description: 'The person after whom the next page begins.' }),
    own: t.field({ type: [LeaderboardEntry], may, extensions: { listSize: 5 }, description: 'The viewer’s own row with its neighbours.', resolve: ({ own }) => own }),
    isHidden: t.exposeBoolean('isHidden', { may, description: 'Nobody else sees the viewer here.' }),
    eliteState: t.string({
      may,
      nullable: true,
      description: 'What the viewer is to the elite leaderboard: `invited`, `joined`, or nothing.',
      resolve: (_page, _args, context) => eliteState(context),
    }),
    formula: t.field({ type: ScoreFormula, may, resolve: (_page, _args, { database }) => readFormula(database) }),
  }),
})

const ScoreReason = builder.objectRef<ReasonRow>('ScoreReason').implement({
  description: 'A solved problem with the points that it gave.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    path: t.string({ may, nullable: true, resolve: ({ slug, is_published }) => (is_published ? problemPath(slug) : null) }),
    difficulty: t.exposeString('difficulty', { may }),
    category: t.exposeString('category', { may }),
    points: t.exposeInt('points', { may }),
    at: t.expose('happened_at', { type: 'Instant', may }),
  }),
})

const reasonInput = z.object({
  personId: z.uuid('We couldn’t find that person.'),
  board: z.enum(SCORE_BOARDS).nullish().transform((board) => board ?? 'total'),
  span: boardInput.shape.span,
})

builder.queryFields((t) => ({
  leaderboard: t.field({
    type: Leaderboard,
    may,
    description: 'A page of a board. Among the people whom one follows there is one page, of a hundred at most.',
    args: {
      board: t.arg({ type: LeaderboardTab }),
      span: t.arg({ type: LeaderboardSpan }),
      circle: t.arg({ type: LeaderboardCircle }),
      after: t.arg.id(),
    },
    resolve: (_root, args, context) => readBoard(context, parse(boardInput, args)),
  }),
  scoreFormula: t.field({ type: ScoreFormula, may, resolve: (_root, _args, { database }) => readFormula(database) }),
  scoreReasons: t.field({
    type: [ScoreReason],
    may,
    description: 'The problems behind somebody’s points, the latest first, a hundred at most.',
    args: { personId: t.arg.id({ required: true }), board: t.arg({ type: ScoreBoard }), span: t.arg({ type: LeaderboardSpan }) },
    resolve: (_root, args, context) => explainScore(context, parse(reasonInput, args)),
  }),
}))

builder.mutationField('joinElite', (t) =>
  t.boolean({
    may: 'members',
    description: 'Accepts the invitation to the elite leaderboard.',
    resolve: async (_root, _args, context) => {
      await joinElite(context)
      return true
    },
  }),
)

builder.mutationField('changeScoreFormula', (t) =>
  t.field({
    type: ScoreFormula,
    may: 'scores.edit',
    description: 'Changes what solved problems give, if it is still at the revision that was seen; every score is then counted anew.',
    args: {
      easy: t.arg.int({ required: true }),
      medium: t.arg.int({ required: true }),
      hard: t.arg.int({ required: true }),
      revision: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, context) => {
      await changeFormula(context, parse(formulaInput, args))
      return readFormula(context.database)
    },
  }),
)
