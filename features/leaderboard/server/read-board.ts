import { sharedReads } from '#platform/server/batching.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withoutApart } from '#features/connections/server/public.ts'
import { BOARD_PAGE, NEIGHBOURS, ranksOf, spanKey, type Board, type Span } from '../rules/boards.ts'
import type { BoardQuestion as Question } from '../rules/board-question.ts'
import { aboveOf, belowOf, eliteOf, followedOf, ranksIn, standingOf, topOf, type BoardQuestion, type Mark, type StandingRow } from './boards.queries.ts'

/** Somebody on a board with their rank there. */
export type Standing = StandingRow & { rank: number }

/** One page of a board, and for a member their own row with its neighbours. */
export interface BoardPage {
  entries: Standing[]
  /** The person after whom the next page begins. */
  next: string | null
  own: Standing[]
  /** A member's own row is seen by them alone. */
  isHidden: boolean
}

const readsOf = new WeakMap<Database, ReturnType<typeof sharedReads<StandingRow[]>>>()

/** A streak is what it is now; points are counted over a span. */
const asked = ({ clock }: Context, { board, span }: { board: Board; span: Span }): BoardQuestion => ({
  board, span: spanKey(board === 'streak' ? 'all' : span, clock.now().getTime()), now: clock.now(),
})

/** The first rows of a board, read once for all who ask at the same moment; one more than a page has. */
export function readTop(context: Context, view: { board: Board; span: Span }): Promise<StandingRow[]> {
  const question = asked(context, view)
  let reads = readsOf.get(context.database)
  if (reads === undefined) readsOf.set(context.database, (reads = sharedReads()))
  return reads(`${question.span} ${question.board}`, () => topOf(context.database, question))
}

/** A view of the leaderboard as the viewer may see it: whom a block keeps apart from them is not there, but has their rank. */
export async function readBoard(context: Context, { board, span, circle, after }: Question): Promise<BoardPage> {
  const question = asked(context, { board, span })
  if (circle === 'followed') return readFollowed(context, question)
  if (circle === 'elite') return amongThemselves(context, await eliteOf(context.database, question, 2 * BOARD_PAGE))
  const [ranked, own] = await Promise.all([readPage(context, question, { board, span, after }), readOwn(context, question)])
  const shown = ranked.slice(0, BOARD_PAGE)
  const next = ranked.length > BOARD_PAGE ? shown.at(-1)!.id : null
  return { entries: await withoutApart(context, shown, ({ id }) => id), next, ...own }
}

/** The rows of one page, and one more where there is a next. */
async function readPage(context: Context, question: BoardQuestion, { board, span, after }: Omit<Question, 'circle'>): Promise<Standing[]> {
  const mark = after === null ? null : await findMark(context, question, after)
  if (mark !== null) return ranksFromTables(context, question, await belowOf(context.database, question, mark, BOARD_PAGE + 1))
  const rows = await readTop(context, { board, span })
  return withRanks(rows, 1, rankAfter(rows))
}

/** Where a page begins. Whoever is not on the board is no place on it, or their points could be read from what comes after. */
async function findMark({ database, viewer }: Context, question: BoardQuestion, personId: string): Promise<Mark | null> {
  const standing = await standingOf(database, question, personId)
  return standing !== null && (standing.is_shown || standing.id === viewer?.id) ? standing : null
}

const withRanks = (rows: readonly StandingRow[], first: number, next: number): Standing[] => {
  const ranks = ranksOf(rows.map(({ points }) => points), first, next)
  return rows.map((row, at) => ({ ...row, rank: ranks[at]! }))
}

/** At the top, the second rank counts on from the first row. */
const rankAfter = (rows: readonly StandingRow[]) => 1 + rows.filter(({ points }) => points === rows[0]!.points).length

/** In the middle of a board two ranks must be asked for: the first row's, and that of the first who has fewer points. */
async function ranksFromTables({ database }: Context, question: BoardQuestion, rows: readonly StandingRow[]): Promise<Standing[]> {
  if (rows.length === 0) return []
  const first = rows[0]!.points
  const next = rows.find(({ points }) => points !== first)?.points ?? first
  const [firstRank, nextRank] = await ranksIn(database, question, [first, next])
  return withRanks(rows, firstRank!, nextRank!)
}

const NOBODY = { own: [], isHidden: false }

/** The viewer's own row with those just above and below. */
async function readOwn(context: Context, question: BoardQuestion): Promise<Pick<BoardPage, 'own' | 'isHidden'>> {
  const { viewer, database } = context
  const own = viewer === null ? null : await standingOf(database, question, viewer.id)
  if (own === null) return NOBODY
  const { is_shown, rank, ...row } = own
  if (!is_shown) return { own: [{ ...row, rank }], isHidden: true }
  const rows = await around(context, question, row)
  return { own: await withoutApart(context, rows, ({ id }) => id), isHidden: false }
}

async function around(context: Context, question: BoardQuestion, row: StandingRow & Mark): Promise<Standing[]> {
  const [above, below] = await Promise.all([
    aboveOf(context.database, question, row, NEIGHBOURS),
    belowOf(context.database, question, row, NEIGHBOURS),
  ])
  return ranksFromTables(context, question, [...above.toReversed(), row, ...below])
}

/** The people whom the viewer follows, and the viewer: ranked among themselves. */
async function readFollowed(context: Context, question: BoardQuestion): Promise<BoardPage> {
  const { viewer, database } = context
  if (viewer === null) return { entries: [], next: null, ...NOBODY }
  return amongThemselves(context, await followedOf(database, question, viewer.id, 2 * BOARD_PAGE))
}

/** All of a small circle on one page, ranked among themselves. */
async function amongThemselves(context: Context, rows: readonly StandingRow[]): Promise<BoardPage> {
  const ranked = rows.length === 0 ? [] : withRanks(rows, 1, rankAfter(rows))
  const entries = await withoutApart(context, ranked, ({ id }) => id)
  return { entries, next: null, own: entries.filter(({ id }) => id === context.viewer?.id), isHidden: false }
}
