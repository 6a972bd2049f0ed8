import { sql, type Db } from '#platform/server/database/sql.ts'

export interface GrantRow {
  role: string
  granted_at: Date
  revoked_at: Date | null
  granted_by: string | null
  granted_by_name: string | null
}

/** The roles that a person has and had, newest first. */
export async function listGrants(db: Db, personId: string): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`select g.role, g.granted_at, g.revoked_at, p.username as granted_by, p.name as granted_by_name from grants g left join people p on p.id = g.granted_by
    where g.person_id = ${personId} order by g.granted_at desc limit 20`.execute(db)
  return rows
}

export interface PersonReportRow {
  id: string
  kind: string
  reason: string
  reported_at: Date
  closed_at: Date | null
}

/** The latest reports about a person and what they wrote. */
export async function listReportsAbout(db: Db, personId: string): Promise<PersonReportRow[]> {
  const { rows } = await sql<PersonReportRow>`select r.id, r.kind, r.reason, r.reported_at, r.closed_at from reports r
    where r.target_id = ${personId} or r.target_id in (
      select id from blogs where author_id = ${personId} union all select id from blog_comments where author_id = ${personId}
      union all select id from comments where author_id = ${personId} union all select id from messages where author_id = ${personId}
      union all select id from ideas where author_id = ${personId} union all select id from jobs where poster_id = ${personId}
      union all select id from events where host_id = ${personId})
    order by r.reported_at desc limit 20`.execute(db)
  return rows
}

export interface PersonEntryRow {
  id: string
  done_at: Date
  action: string
  reason: string
  details: object
  actor: string | null
  actor_name: string | null
}

/** The latest admin actions that concern a person. */
export async function listEntriesAbout(db: Db, personId: string): Promise<PersonEntryRow[]> {
  const { rows } = await sql<PersonEntryRow>`select a.id, a.done_at, a.deed as action, a.reason, a.details, p.username as actor, p.name as actor_name from audit_log a left join people p on p.id = a.actor_id
    where a.target_id = ${personId} order by a.id desc limit 20`.execute(db)
  return rows
}

export interface SuspensionRow {
  rule: string | null
  reason: string
  by: string | null
  since: Date
  until: Date | null
}

/** The running suspension or ban of a person, from the audit log; null if they are not suspended. */
export async function findRunningSuspension(db: Db, personId: string): Promise<SuspensionRow | null> {
  const { rows } = await sql<SuspensionRow>`select a.details ->> 'rule' as rule, coalesce(a.reason, '') as reason, b.username as by, p.suspended_at as since, p.suspended_until as until
    from people p left join lateral (
      select actor_id, reason, details from audit_log where target_id = p.id and deed in ('person.suspended', 'ban.confirmed') order by id desc limit 1) a on true
    left join people b on b.id = a.actor_id
    where p.id = ${personId} and p.suspended_at is not null`.execute(db)
  return rows[0] ?? null
}
