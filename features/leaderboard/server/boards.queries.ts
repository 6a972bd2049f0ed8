import type { Database } from '#platform/server/database/database.ts'
import { prepared, type Prepared } from '#platform/server/database/sql.ts'
import { BOARD_PAGE, type Board } from '../rules/boards.ts'

const TOP_ROWS = BOARD_PAGE + 1

/** A row of a board. */
export interface StandingRow {
  id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
  /** What the board is sorted by. */
  points: number
  /** When the points were reached, in full precision. */
  points_at: string
  total: number
  algo: number
  math: number
  ds: number
  streak: number
  /** The rank of all time when the week began; null on other boards, and if they had no points then. */
  rank_at_week_start: number | null
}

const PERSON = 'p.id, p.username, p.name, p.headline, p.avatar_id'
const SCORES = 'coalesce(s.total, 0) as total, coalesce(s.algo, 0) as algo, coalesce(s.math, 0) as math, coalesce(s.ds, 0) as ds, coalesce(t.days, 0) as streak'

const WEEK_RANK = "left join rank_marks m on m.person_id = s.person_id and s.span = 'all' and m.week = (date_trunc('week', $2, 'UTC') at time zone 'UTC')::date"
const NO_WEEK_RANK = 'null::int as rank_at_week_start'

/** The statements of a board. `$1` is the span, `$2` the current time. Column names come from our own list only. */
interface BoardStatements {
  top: Prepared<StandingRow>
  below: Prepared<StandingRow>
  above: Prepared<StandingRow>
  followed: Prepared<StandingRow>
  elite: Prepared<StandingRow>
  one: Prepared<StandingRow & { rank: number; is_shown: boolean }>
}

function statements(board: Board): BoardStatements {
  const isStreak = board === 'streak'
  const own = isStreak ? 't.days' : `s.${board}`
  const at = `${own}_at`
  const from = isStreak
    ? `streaks t join people p on p.id = t.person_id left join scores s on s.person_id = t.person_id and s.span = $1`
    : `scores s join people p on p.id = s.person_id left join streaks t on t.person_id = s.person_id and t.ends_at > $2`
  const which = isStreak ? 't.ends_at > $2' : `s.span = $1 and ${own} > 0`
  const listed = `${which} and ${isStreak ? 't' : 's'}.is_shown`
  const id = isStreak ? 't.person_id' : 's.person_id'
  const columns = `${PERSON}, ${own} as points, ${at}::text as points_at, ${SCORES}`
  const ranked = board === 'total' ? { columns: `${columns}, m.week_rank as rank_at_week_start`, from: `${from} ${WEEK_RANK}` } : { columns: `${columns}, ${NO_WEEK_RANK}`, from }
  const select = `select ${ranked.columns} from ${ranked.from} where`
  // Ranks within a circle can't be compared with those among everyone.
  const selectCircle = `select ${columns}, ${NO_WEEK_RANK} from ${from} where`
  const down = `${own} desc, ${at}, ${id}`
  const up = `${own}, ${at} desc, ${id} desc`
  const key = isStreak ? "'streak'" : `$1 || ' ${board}'`
  const named = (what: string) => `board-${board}-${what}`
  return {
    // With a constant limit the database plans once; planning takes longer than reading.
    top: prepared(named('top'), `${select} ${listed} order by ${down} limit ${TOP_ROWS}`),
    below: prepared(named('below'), `${select} ${listed} and ${own} <= $4 and (${own} < $4 or (${at}, ${id}) > ($5::timestamptz, $6::uuid)) order by ${down} limit $3`),
    above: prepared(named('above'), `${select} ${listed} and ${own} >= $4 and (${own} > $4 or (${at}, ${id}) < ($5::timestamptz, $6::uuid)) order by ${up} limit $3`),
    followed: prepared(
      named('followed'),
      `${selectCircle} ${which} and (${id} = $4 or ${isStreak ? 't' : 's'}.is_shown and exists (select from follows where follower_id = $4 and followed_id = ${id}))
         and ${id} = any (array(select followed_id from follows where follower_id = $4 order by followed_at desc limit 2000) || $4::uuid)
       order by ${down} limit $3`,
    ),
    elite: prepared(
      named('elite'),
      `${selectCircle} ${listed} and exists (select from elite_members e where e.person_id = ${id} and e.joined_at is not null) order by ${down} limit $3`,
    ),
    one: prepared(
      named('one'),
      `select ${ranked.columns}, rank_in(${key}, ${own}) as rank, ${isStreak ? 't' : 's'}.is_shown
       from ${ranked.from} where ${which} and ${id} = $3`,
    ),
  }
}

const BOARD: Record<Board, BoardStatements> = {
  total: statements('total'),
  streak: statements('streak'),
  algo: statements('algo'),
  math: statements('math'),
  ds: statements('ds'),
}

/** A board and a span (by its key) at a time. */
export interface BoardQuery {
  board: Board
  span: string
  now: Date
}

/** A position on a board. */
export type BoardPosition = Pick<StandingRow, 'points' | 'points_at' | 'id'>

/** The first page, and one more row if there is a next page. */
export const topOf = (database: Database, { board, span, now }: BoardQuery) => BOARD[board].top.all(database, [span, now])

export const belowOf = (database: Database, { board, span, now }: BoardQuery, { points, points_at, id }: BoardPosition, limit: number) =>
  BOARD[board].below.all(database, [span, now, limit, points, points_at, id])

/** The rows above a position, nearest first. */
export const aboveOf = (database: Database, { board, span, now }: BoardQuery, { points, points_at, id }: BoardPosition, limit: number) =>
  BOARD[board].above.all(database, [span, now, limit, points, points_at, id])

/** A person and the people they follow. */
export const followedOf = (database: Database, { board, span, now }: BoardQuery, viewerId: string, limit: number) =>
  BOARD[board].followed.all(database, [span, now, limit, viewerId])

/** The members of the elite leaderboard. */
export const eliteOf = (database: Database, { board, span, now }: BoardQuery, limit: number) => BOARD[board].elite.all(database, [span, now, limit])

/** The row of a person; null if they are not on the board. */
export const standingOf = (database: Database, { board, span, now }: BoardQuery, personId: string) =>
  BOARD[board].one.first(database, [span, now, personId])

const ranks = prepared<{ rank: number }>('ranks-in', 'select rank_in($1, points) as rank from unnest($2::int[]) with ordinality one (points, nth) order by nth')

/** The ranks of these points on a board. */
export async function ranksIn(database: Database, { board, span }: BoardQuery, points: number[]): Promise<number[]> {
  const rows = await ranks.all(database, [board === 'streak' ? 'streak' : `${span} ${board}`, points])
  return rows.map(({ rank }) => rank)
}
