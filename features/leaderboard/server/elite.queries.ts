import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { isoDay, type Day } from '#features/activity/rules/calendar-day.ts'

/** Invites those of these people who have enough points. Returns the people who were invited now. */
export async function insertInvitations(db: Db, personIds: readonly string[], points: number, at: Date): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`insert into elite_members (person_id, invited_at)
    select person_id, ${at} from scores where span = 'all' and person_id = any(${[...personIds]}::uuid[]) and total >= ${points}
    on conflict do nothing returning person_id`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** Returns false if the person was not invited. */
export async function saveJoined(db: Db, personId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update elite_members set joined_at = coalesce(joined_at, ${at}) where person_id = ${personId} returning person_id`.execute(db)
  return rows.length > 0
}

/** Returns false if the person was no member. */
export async function deleteJoined(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql`update elite_members set joined_at = null where person_id = ${personId} and joined_at is not null returning person_id`.execute(db)
  return rows.length > 0
}

const membership = prepared<{ has_joined: boolean }>('elite-standing', 'select joined_at is not null as has_joined from elite_members where person_id = $1')

export const findMembership = (database: Database, personId: string) => membership.first(database, [personId])

export interface MoveRow {
  person_id: string
  rank: number
  before: number | null
}

/**
 * Finds the ranks of people whose points grew since a time or who were at the top, with their last recorded ranks. Skips people who were recorded
 * today; continues after a person.
 */
export async function findRankMoves(db: Db, query: { since: Date; today: Day; top: number; after: string | null; limit: number }): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select s.person_id, rank_in('all total', s.total) as rank, m.rank as before
    from scores s left join rank_marks m on m.person_id = s.person_id
    where s.span = 'all' and s.is_shown and (s.total_at > ${query.since} or m.rank <= ${query.top} or m.rank is null)
      and (m.marked_on is null or m.marked_on < ${isoDay(query.today)}::date) and (${query.after}::uuid is null or s.person_id > ${query.after}::uuid)
    order by s.person_id limit ${query.limit}`.execute(db)
  return rows
}

/** Saves the ranks with which the people on the board began a week, given by its Monday: the order of their points without those of the week. Returns whether any changed. */
export async function saveWeekRanks(db: Db, week: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update rank_marks m set week_rank = began.rank, week = ${week}::date
    from (
      select person_id, case when points > 0 then rank() over (order by points desc) end as rank
      from (
        select s.person_id, s.total - coalesce(w.total, 0) as points
        from scores s left join scores w on w.person_id = s.person_id and w.span = ${week}
        where s.span = 'all' and s.is_shown
      ) before_week
    ) began
    where m.person_id = began.person_id and (m.week_rank, m.week) is distinct from (began.rank, ${week}::date)`.execute(db)
  return numAffectedRows > 0n
}

export async function saveRanks(db: Db, moves: readonly MoveRow[], today: Day): Promise<void> {
  await sql`insert into rank_marks (person_id, rank, marked_on)
    select m.person_id, m.rank, ${isoDay(today)}::date from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (person_id uuid, rank int)
    on conflict (person_id) do update set rank = excluded.rank, marked_on = excluded.marked_on`.execute(db)
}
