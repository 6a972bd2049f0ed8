import { containsWords } from './database/contains-words.ts'
import { sql, type Db, type RawBuilder } from './database/sql.ts'

export interface AuditEntry {
  actorId: string | null
  actorRole: string
  action: string
  targetId: string | null
  targetName: string
  reason: string
  details: object
  at: Date
}

export async function insertAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_log (done_at, actor_id, actor_role, deed, target_id, target_name, reason, details)
    values (${entry.at}, ${entry.actorId}, ${entry.actorRole}, ${entry.action}, ${entry.targetId}, ${entry.targetName},
      ${entry.reason}, ${JSON.stringify(entry.details)}::jsonb)`.execute(db)
}

export interface AuditRow {
  id: string
  done_at: Date
  actor_name: string | null
  actor_username: string | null
  actor_role: string
  action: string
  target_id: string | null
  target_name: string
  /** The target, if it is an account: its present name and username. */
  target_person: string | null
  target_username: string | null
  reason: string
  details: object
}

export interface AuditFilter {
  /** Words of the person, the action, the target, the reason or the details, as they are shown. */
  q?: string | null
  /** How actions and values of details are shown, by their names. */
  labels?: Readonly<Record<string, string>>
  /** What these people did, and what was done to them. */
  personIds?: readonly string[] | null
  /** Only these actions. */
  actions?: readonly string[] | null
  /** From this instant on, and before the other, in ISO 8601. */
  from?: string | null
  to?: string | null
  /** Actions that are left out. */
  without?: readonly string[]
}

/** The planner needs a single id itself to choose an index. */
const isOneOf = (id: RawBuilder<unknown>, ids: readonly string[]) => (ids.length === 1 ? sql`${id} = ${ids[0]}` : sql`${id} = any (${ids}::uuid[])`)

/** The entries `a` that a filter finds, with their actor `p` and, if it is an account, their target `t`. What two people decided is one entry, except among what the first of them did. */
function entriesFound({ q = null, personIds = null, actions = null, labels = {}, from = null, to = null, without = [] }: AuditFilter): RawBuilder<unknown> {
  const shown = JSON.stringify(labels)
  return sql`audit_log a left join people p on p.id = a.actor_id left join people t on t.id = a.target_id
    where a.deed <> all (${without}::text[])
      ${personIds === null ? sql`` : sql`and (${isOneOf(sql`a.actor_id`, personIds)} or ${isOneOf(sql`a.target_id`, personIds)})`} ${actions === null ? sql`` : sql`and a.deed = any (${actions}::text[])`}
      ${from === null ? sql`` : sql`and a.done_at >= ${from}::timestamptz`} ${to === null ? sql`` : sql`and a.done_at < ${to}::timestamptz`}
      and not (a.details ? 'step' and ${personIds === null ? sql`true` : sql`${isOneOf(sql`a.actor_id`, personIds)} is not true`}
        and exists (select from audit_log c where c.target_id = a.target_id and c.details ->> 'completes' = a.details ->> 'step'))
      and ${containsWords(sql`concat_ws(' ', p.name, p.username, replace(replace(a.deed, '.', ' '), '-', ' '), ${shown}::jsonb ->> a.deed, a.target_name, t.name, t.username, a.reason,
        (select string_agg(concat_ws(' ', d.value, ${shown}::jsonb ->> d.value), ' ') from jsonb_each_text(a.details) d))`, q)}`
}

/** Entries of the audit log, newest first. */
export async function listAuditEntries(db: Db, { after, count, ...filter }: AuditFilter & { after: string | null; count: number }): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.done_at, p.name as actor_name, p.username as actor_username, a.actor_role, a.deed as action, a.target_id, a.target_name,
      t.name as target_person, t.username as target_username, a.reason, a.details
    from ${entriesFound(filter)} and ${after === null ? sql`true` : sql`(a.done_at, a.id) < ((select done_at from audit_log where id = ${after}::uuid), ${after}::uuid)`}
    order by a.done_at desc, a.id desc limit ${count}`.execute(db)
  return rows
}

/** How many entries a filter finds, counted up to a limit. */
export async function countAuditEntries(db: Db, filter: AuditFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from ${entriesFound(filter)} limit ${limit}) found`.execute(db)
  return rows[0]!.count
}
