import { sql, type Db } from '#platform/server/database/sql.ts'
import type { AppealOutcome, Outcome } from '../rules/decisions.ts'

/** A decision without names and texts. */
export interface LogRow {
  id: string
  kind: string
  rule: string | null
  outcome: Outcome
  appeal_outcome: AppealOutcome | null
  decided_at: Date
  is_withdrawn: boolean
}

/** Decisions, the latest first, after the one with this time and id. */
export async function listLog(db: Db, { after, count }: { after: { at: Date; id: string } | null; count: number }): Promise<LogRow[]> {
  const earlier = after === null ? sql`` : sql`where (d.decided_at, d.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<LogRow>`select d.id, d.kind, d.rule, d.outcome, a.outcome as appeal_outcome, d.decided_at, d.withdrawn_at is not null as is_withdrawn
    from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id ${earlier} order by d.decided_at desc, d.id desc limit ${count}`.execute(db)
  return rows
}

export interface LogCountRow {
  rule: string | null
  outcome: Outcome
  count: number
  appealed: number
  reversed: number
}

/** Decisions since a time that count, by rule and outcome, the most frequent first. */
export async function countLog(db: Db, since: Date): Promise<LogCountRow[]> {
  const { rows } = await sql<LogCountRow>`
    select case when d.outcome = 'dismissed' then null else d.rule end as rule, d.outcome, count(*)::int as count, count(a.decision_id)::int as appealed,
      count(*) filter (where a.outcome = 'reversed')::int as reversed
    from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id where d.decided_at >= ${since} and (d.withdrawn_at is null or a.decision_id is not null) group by 1, 2 order by 3 desc, 2, 1`.execute(db)
  return rows
}
