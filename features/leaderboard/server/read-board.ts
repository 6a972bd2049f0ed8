import type { Context } from '#platform/server/context.ts'
import { withoutBlocked } from '#features/connections/server/public.ts'
import { BOARD_PAGE, NEIGHBOURS, ranksOf } from '../rules/boards.ts'
import type { BoardInput } from '../rules/board-input.ts'
import { aboveOf, belowOf, eliteOf, followedOf, ranksIn, standingOf, type BoardQuery, type BoardPosition, type StandingRow } from './boards.queries.ts'
import { boardQueryFor, readTop, type Top } from './board-cache.ts'

/** A row of a board with its rank. */
export type Standing = StandingRow & { rank: number }

/** A page of a board and, for a member, their own row with its neighbors. */
export interface BoardPage {
  /** The version of the first page. The data is at least as new. */
  version: string
  entries: Standing[]
  /** The person after whom the next page starts. */
  next: string | null
  own: Standing[]
  /** Whether only the member sees their own row. */
  isHidden: boolean
}

/** A view of the leaderboard for the viewer. People blocked by or blocking the viewer are omitted, but their ranks stay. */
export async function readBoard(context: Context, { board, span, circle, after }: BoardInput): Promise<BoardPage> {
  const query = boardQueryFor(context, { board, span })
  // Read first, so that the other data is not older than the version.
  const top = await readTop(context, { board, span })
  if (circle !== 'everyone') return { version: top.version, ...(await readCircle(context, query, circle)) }
  const [own, page] = await Promise.all([readOwn(context, query), readPage(context, query, after, top)])
  return { version: top.version, ...own, ...page }
}

/** A page of the circle of everyone. */
async function readPage(context: Context, query: BoardQuery, after: string | null, top: Top): Promise<Pick<BoardPage, 'entries' | 'next'>> {
  const position = after === null ? null : await findPosition(context, query, after)
  const ranked = position === null
    ? withRanks(top.rows, 1, secondRank(top.rows))
    : await ranksFromTables(context, query, await belowOf(context.database, query, position, BOARD_PAGE + 1))
  const shown = ranked.slice(0, BOARD_PAGE)
  return { entries: await withoutBlocked(context, shown, ({ id }) => id), next: ranked.length > BOARD_PAGE ? shown.at(-1)!.id : null }
}

/** The position after which a page starts. People who are hidden from the board are not accepted, because their points could be inferred from the page. */
async function findPosition({ database, viewer }: Context, query: BoardQuery, personId: string): Promise<BoardPosition | null> {
  const standing = await standingOf(database, query, personId)
  return standing !== null && (standing.is_shown || standing.id === viewer?.id) ? standing : null
}

const withRanks = (rows: readonly StandingRow[], first: number, next: number): Standing[] => {
  const ranks = ranksOf(rows.map(({ points }) => points), first, next)
  return rows.map((row, at) => ({ ...row, rank: ranks[at]! }))
}

/** The rank of the first row with fewer points than the first row, at the top of a board. */
const secondRank = (rows: readonly StandingRow[]) => 1 + rows.filter(({ points }) => points === rows[0]!.points).length

/** Inside a board two ranks are needed: that of the first row, and that of the first row with fewer points. */
async function ranksFromTables({ database }: Context, query: BoardQuery, rows: readonly StandingRow[]): Promise<Standing[]> {
  if (rows.length === 0) return []
  const first = rows[0]!.points
  const next = rows.find(({ points }) => points !== first)?.points ?? first
  const [firstRank, nextRank] = await ranksIn(database, query, [first, next])
  return withRanks(rows, firstRank!, nextRank!)
}

type Own = Pick<BoardPage, 'own' | 'isHidden'>

const NO_ROWS: Own = { own: [], isHidden: false }

/** The viewer's row with the rows just above and below. */
async function readOwn(context: Context, query: BoardQuery): Promise<Own> {
  const { viewer, database } = context
  const own = viewer === null ? null : await standingOf(database, query, viewer.id)
  if (own === null) return NO_ROWS
  const { is_shown, rank, ...row } = own
  if (!is_shown) return { own: [{ ...row, rank }], isHidden: true }
  const rows = await withNeighbours(context, query, row)
  return { own: await withoutBlocked(context, rows, ({ id }) => id), isHidden: false }
}

async function withNeighbours(context: Context, query: BoardQuery, row: StandingRow & BoardPosition): Promise<Standing[]> {
  const [above, below] = await Promise.all([
    aboveOf(context.database, query, row, NEIGHBOURS),
    belowOf(context.database, query, row, NEIGHBOURS),
  ])
  return ranksFromTables(context, query, [...above.toReversed(), row, ...below])
}

/** A small circle on one page, ranked within itself: the elite members, or the viewer and the people they follow. */
async function readCircle(context: Context, query: BoardQuery, circle: 'followed' | 'elite'): Promise<Omit<BoardPage, 'version'>> {
  const rows = await rowsOfCircle(context, query, circle)
  const ranked = rows.length === 0 ? [] : withRanks(rows, 1, secondRank(rows))
  const entries = await withoutBlocked(context, ranked, ({ id }) => id)
  return { entries, next: null, own: aroundOwn(entries, context.viewer?.id), isHidden: false }
}

/** The viewer's row of a whole board with the rows just above and below. */
function aroundOwn(entries: Standing[], ownId: string | undefined): Standing[] {
  const at = entries.findIndex(({ id }) => id === ownId)
  return at === -1 ? [] : entries.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
}

function rowsOfCircle({ database, viewer }: Context, query: BoardQuery, circle: 'followed' | 'elite'): Promise<StandingRow[]> | StandingRow[] {
  if (circle === 'elite') return eliteOf(database, query, 2 * BOARD_PAGE)
  return viewer === null ? [] : followedOf(database, query, viewer.id, 2 * BOARD_PAGE)
}
