import type { Context } from '#platform/server/context.ts'
import { withoutBlocked } from '#features/connections/server/public.ts'
import { BOARD_PAGE, NEIGHBOURS, ranksOf } from '../rules/boards.ts'
import type { BoardInput as Question } from '../rules/board-input.ts'
import { aboveOf, belowOf, eliteOf, followedOf, ranksIn, standingOf, type BoardInput, type Mark, type StandingRow } from './boards.queries.ts'
import { questionOf, readTop, type Top } from './read-top.ts'

/** Somebody on a board with their rank there. */
export type Standing = StandingRow & { rank: number }

/** One page of a board, and for a member their own row with its neighbours. */
export interface BoardPage {
  /** The first page's (`Top`): what is shown is as new as that, or newer. */
  mark: string
  entries: Standing[]
  /** The person after whom the next page begins. */
  next: string | null
  own: Standing[]
  /** A member's own row is seen by them alone. */
  isHidden: boolean
}

/** A view of the leaderboard as the viewer may see it: whom a block keeps apart from them is not there, but has their rank. */
export async function readBoard(context: Context, { board, span, circle, after }: Question): Promise<BoardPage> {
  const question = questionOf(context, { board, span })
  // Before all else, so that nothing is older than its mark.
  const top = await readTop(context, { board, span })
  if (circle !== 'everyone') return { mark: top.mark, ...(await readCircle(context, question, circle)) }
  const [own, page] = await Promise.all([readOwn(context, question), readPage(context, question, after, top)])
  return { mark: top.mark, ...own, ...page }
}

/** One page of everybody. */
async function readPage(context: Context, question: BoardInput, after: string | null, top: Top): Promise<Pick<BoardPage, 'entries' | 'next'>> {
  const mark = after === null ? null : await findMark(context, question, after)
  const ranked = mark === null
    ? withRanks(top.rows, 1, rankAfter(top.rows))
    : await ranksFromTables(context, question, await belowOf(context.database, question, mark, BOARD_PAGE + 1))
  const shown = ranked.slice(0, BOARD_PAGE)
  return { entries: await withoutBlocked(context, shown, ({ id }) => id), next: ranked.length > BOARD_PAGE ? shown.at(-1)!.id : null }
}

/** Where a page begins. Whoever is not on the board is no place on it, or their points could be read from what comes after. */
async function findMark({ database, viewer }: Context, question: BoardInput, personId: string): Promise<Mark | null> {
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
async function ranksFromTables({ database }: Context, question: BoardInput, rows: readonly StandingRow[]): Promise<Standing[]> {
  if (rows.length === 0) return []
  const first = rows[0]!.points
  const next = rows.find(({ points }) => points !== first)?.points ?? first
  const [firstRank, nextRank] = await ranksIn(database, question, [first, next])
  return withRanks(rows, firstRank!, nextRank!)
}

type Own = Pick<BoardPage, 'own' | 'isHidden'>

const NOBODY: Own = { own: [], isHidden: false }

/** The viewer's own row with those just above and below. */
async function readOwn(context: Context, question: BoardInput): Promise<Own> {
  const { viewer, database } = context
  const own = viewer === null ? null : await standingOf(database, question, viewer.id)
  if (own === null) return NOBODY
  const { is_shown, rank, ...row } = own
  if (!is_shown) return { own: [{ ...row, rank }], isHidden: true }
  const rows = await around(context, question, row)
  return { own: await withoutBlocked(context, rows, ({ id }) => id), isHidden: false }
}

async function around(context: Context, question: BoardInput, row: StandingRow & Mark): Promise<Standing[]> {
  const [above, below] = await Promise.all([
    aboveOf(context.database, question, row, NEIGHBOURS),
    belowOf(context.database, question, row, NEIGHBOURS),
  ])
  return ranksFromTables(context, question, [...above.toReversed(), row, ...below])
}

/** A small circle on one page, ranked among themselves: those who joined the elite leaderboard, or the viewer and whom they follow. */
async function readCircle(context: Context, question: BoardInput, circle: 'followed' | 'elite'): Promise<Omit<BoardPage, 'mark'>> {
  const rows = await rowsOfCircle(context, question, circle)
  const ranked = rows.length === 0 ? [] : withRanks(rows, 1, rankAfter(rows))
  const entries = await withoutBlocked(context, ranked, ({ id }) => id)
  return { entries, next: null, own: entries.filter(({ id }) => id === context.viewer?.id), isHidden: false }
}

function rowsOfCircle({ database, viewer }: Context, question: BoardInput, circle: 'followed' | 'elite'): Promise<StandingRow[]> | StandingRow[] {
  if (circle === 'elite') return eliteOf(database, question, 2 * BOARD_PAGE)
  return viewer === null ? [] : followedOf(database, question, viewer.id, 2 * BOARD_PAGE)
}
