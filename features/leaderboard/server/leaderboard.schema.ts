import { z } from 'zod'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { boardInput } from '../rules/board-input.ts'
import { BOARD_NAMES, BOARD_PAGE, CIRCLE_NAMES, SCORE_BOARDS, SPAN_NAMES } from '../rules/boards.ts'
import { formulaInput, formulaPreviewInput, MAX_SHOWN_CHANGES, type FormulaPreview } from '../rules/formula.ts'
import { changeFormula } from './change-formula.ts'
import { previewFormula } from './formula.queries.ts'
import { eliteState, joinElite, leaveElite } from './join-elite.ts'
import { readBoard, type BoardPage, type Standing } from './read-board.ts'
import { explainScore } from './explain-score.ts'
import { readFormula, type FormulaRow, type ReasonRow } from './reasons.queries.ts'

export const LeaderboardTab = builder.enumType('LeaderboardTab', { description: 'A board of the leaderboard.', values: BOARD_NAMES })
export const LeaderboardSpan = builder.enumType('LeaderboardSpan', { description: 'The time span of points.', values: SPAN_NAMES })
const ScoreBoard = builder.enumType('ScoreBoard', { description: 'A board that ranks points.', values: SCORE_BOARDS })
const LeaderboardCircle = builder.enumType('LeaderboardCircle', { description: 'The group of people that is ranked.', values: CIRCLE_NAMES })
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
  description: 'A person on a board, with their scores in the requested span.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { may, description: 'Equal scores share a rank: 1, 2, 2, 4.' }),
    rankAtWeekStart: t.exposeInt('rank_at_week_start', { may, nullable: true, description: 'The rank when the week began, on the board of all points of all time among everyone; null without points then, and on other boards.' }),
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
  description: 'The points for the first acceptance of a problem, by difficulty.',
  fields: (t) => ({
    easy: t.exposeInt('easy', { may }),
    medium: t.exposeInt('medium', { may }),
    hard: t.exposeInt('hard', { may }),
    revision: t.exposeInt('revision', { may }),
  }),
})

const Leaderboard = builder.objectRef<BoardPage>('Leaderboard').implement({
  description: 'A page of a board, and the row of the viewer.',
  fields: (t) => ({
    version: t.exposeString('version', { may, description: 'The version of the first page; `leaderboardChanged` reports new ones.' }),
    entries: t.field({ type: [LeaderboardEntry], may, extensions: { listSize: BOARD_PAGE }, resolve: ({ entries }) => entries }),
    next: t.exposeID('next', { may, nullable: true, description: 'The person after whom the next page starts; null on the last page.' }),
    own: t.field({ type: [LeaderboardEntry], may, extensions: { listSize: 5 }, description: 'The viewer’s row with its neighbors.', resolve: ({ own }) => own }),
    isHidden: t.exposeBoolean('isHidden', { may, description: 'Whether only the viewer sees their row, because their activity is not public.' }),
    eliteState: t.string({
      may,
      nullable: true,
      description: 'The viewer’s state on the elite leaderboard: `invited`, `joined` or null.',
      resolve: (_page, _args, context) => eliteState(context),
    }),
    formula: t.field({ type: ScoreFormula, may, resolve: (_page, _args, { database }) => readFormula(database) }),
  }),
})

const ScoreReason = builder.objectRef<ReasonRow>('ScoreReason').implement({
  description: 'A solved problem and its points.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    path: t.string({ may, nullable: true, description: 'The path of the problem; null if it is no longer published.', resolve: ({ slug, is_published }) => (is_published ? problemPath(slug) : null) }),
    difficulty: t.exposeString('difficulty', { may }),
    category: t.exposeString('category', { may }),
    points: t.exposeInt('points', { may }),
    at: t.expose('happened_at', { type: 'Instant', may, description: 'When it was solved.' }),
  }),
})

const reasonsInput = z.object({
  personId: z.uuid('We couldn’t find that person.'),
  board: z.enum(SCORE_BOARDS).nullish().transform((board) => board ?? 'total'),
  span: boardInput.shape.span,
})

builder.queryFields((t) => ({
  leaderboard: t.field({
    type: Leaderboard,
    may,
    description: 'A page of a board. A board of followed people has one page of at most a hundred.',
    args: {
      board: t.arg({ type: LeaderboardTab }),
      span: t.arg({ type: LeaderboardSpan }),
      circle: t.arg({ type: LeaderboardCircle }),
      after: t.arg.id(),
    },
    resolve: (_root, args, context) => readBoard(context, parse(boardInput, args)),
  }),
  scoreFormula: t.field({ type: ScoreFormula, may, description: 'The current points for solved problems.', resolve: (_root, _args, { database }) => readFormula(database) }),
  scoreReasons: t.field({
    type: [ScoreReason],
    may,
    description: 'The problems behind somebody’s points, the latest first, at most a hundred.',
    args: { personId: t.arg.id({ required: true }), board: t.arg({ type: ScoreBoard }), span: t.arg({ type: LeaderboardSpan }) },
    resolve: (_root, args, context) => explainScore(context, parse(reasonsInput, args)),
  }),
}))

builder.mutationFields((t) => ({
  joinElite: t.boolean({
    may: 'members',
    description: 'Accepts the invitation to the elite leaderboard.',
    resolve: async (_root, _args, context) => {
      await joinElite(context)
      return true
    },
  }),
  leaveElite: t.boolean({
    may: 'members',
    description: 'Leaves the elite leaderboard. The invitation stays.',
    resolve: async (_root, _args, context) => {
      await leaveElite(context)
      return true
    },
  }),
}))

const mayEdit = 'scores.edit'

const ScoreChange = builder.objectRef<FormulaPreview['largest'][number]>('ScoreChange').implement({
  description: 'The total score of a person before and after a change.',
  fields: (t) => ({
    name: t.exposeString('name', { may: mayEdit }),
    username: t.exposeString('username', { may: mayEdit }),
    before: t.exposeInt('before', { may: mayEdit }),
    after: t.exposeInt('after', { may: mayEdit }),
  }),
})

const Preview = builder.objectRef<FormulaPreview>('ScoreFormulaPreview').implement({
  description: 'What other points for solved problems would do.',
  fields: (t) => ({
    people: t.exposeInt('people', { may: mayEdit, description: 'How many people have points.' }),
    raised: t.exposeInt('raised', { may: mayEdit }),
    lowered: t.exposeInt('lowered', { may: mayEdit }),
    most: t.exposeInt('most', { may: mayEdit, description: 'The largest gain.' }),
    least: t.exposeInt('least', { may: mayEdit, description: 'The largest loss, as a negative number.' }),
    moved: t.exposeInt('moved', { may: mayEdit, description: 'How many people on the board would get another place.' }),
    largest: t.expose('largest', { type: [ScoreChange], may: mayEdit, description: 'The people whose scores would change most.', extensions: { listSize: MAX_SHOWN_CHANGES } }),
  }),
})

builder.queryField('previewScoreFormula', (t) =>
  t.field({
    type: Preview,
    may: mayEdit,
    description: 'What other points for solved problems would do to the scores.',
    args: { easy: t.arg.int({ required: true }), medium: t.arg.int({ required: true }), hard: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => previewFormula(context.db, parse(formulaPreviewInput, args)),
  }),
)

builder.mutationField('changeScoreFormula', (t) =>
  t.field({
    type: ScoreFormula,
    may: mayEdit,
    description: 'Changes the points for solved problems and recalculates all scores. Fails if `revision` is outdated.',
    args: {
      easy: t.arg.int({ required: true }),
      medium: t.arg.int({ required: true }),
      hard: t.arg.int({ required: true }),
      revision: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true, description: 'For the audit log.' }),
    },
    resolve: async (_root, args, context) => {
      await changeFormula(context, parse(formulaInput, args))
      return readFormula(context.database)
    },
  }),
)
