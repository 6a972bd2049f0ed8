import type { Role } from '#platform/rules/viewer.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { GrantedRole } from '../rules/role-texts.ts'

/** Locks a role, so that two concurrent requests cannot remove the last admin. */
export async function lockRole(db: Db, role: Role): Promise<void> {
  await sql`select from roles where name = ${role} for update`.execute(db)
}

/** Returns false if the person holds the role already or does not exist. */
export async function insertGrant(
  db: Db,
  grant: { personId: string; role: GrantedRole; by: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into grants (person_id, role, granted_by, granted_at)
    select id, ${grant.role}, ${grant.by}, ${grant.at} from people where id = ${grant.personId}
    on conflict (person_id, role) where revoked_at is null do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Returns false if the person does not hold the role. */
export async function revokeGrant(db: Db, grant: { personId: string; role: GrantedRole; at: Date }): Promise<boolean> {
  const { rows } = await sql`update grants set revoked_at = ${grant.at}
    where person_id = ${grant.personId} and role = ${grant.role} and revoked_at is null returning id`.execute(db)
  return rows.length > 0
}

/** How many other people can act as admin. */
export async function countOtherAdmins(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from grants g join people p on p.id = g.person_id
    where g.role = 'admin' and g.revoked_at is null and p.suspended_at is null and g.person_id <> ${personId}`.execute(db)
  return rows[0]!.count
}

/** The names of other people who can act as admin, at most `count`. */
export async function listOtherAdmins(db: Db, personIds: readonly string[], count: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select p.name from grants g join people p on p.id = g.person_id
    where g.role = 'admin' and g.revoked_at is null and p.suspended_at is null and g.person_id <> all (${personIds}::uuid[]) order by p.name limit ${count}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns false if there is an open application or the person holds the role. */
export async function insertApplication(
  db: Db,
  application: { personId: string; role: GrantedRole; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into role_applications (person_id, role, reason, applied_at)
    values (${application.personId}, ${application.role}, ${application.reason}, ${application.at})
    on conflict (person_id, role) where decided_at is null do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function holdsRole(db: Db, personId: string, role: GrantedRole): Promise<boolean> {
  const { rows } = await sql`select from grants where person_id = ${personId} and role = ${role} and revoked_at is null`.execute(db)
  return rows.length > 0
}

/** Closes an open application. Returns null if there is none or somebody else has decided it. */
export async function closeApplication(
  db: Db,
  decision: { id: string; by: string; granted: boolean; answer: string; at: Date },
): Promise<{ person_id: string; role: GrantedRole; username: string } | null> {
  const { rows } = await sql<{ person_id: string; role: GrantedRole; username: string }>`
    update role_applications a set decided_at = ${decision.at}, decided_by = ${decision.by}, granted = ${decision.granted},
      answer = ${decision.answer}
    from people p where p.id = a.person_id and a.id = ${decision.id} and a.decided_at is null
    returning a.person_id, a.role, p.username`.execute(db)
  return rows[0] ?? null
}

/** Suspends a person (`at`) or unsuspends them (null); `changed` is false if nothing changed. Returns null if there is no such person. */
export async function saveSuspension(
  db: Db,
  input: { personId: string; at: Date | null; until?: Date | null },
): Promise<{ username: string; changed: boolean; is_banned: boolean } | null> {
  const { rows } = await sql<{ username: string; changed: boolean; is_banned: boolean }>`
    with before as (select id, suspended_at is not null as suspended, suspended_until as until from people where id = ${input.personId} for update)
    update people p set suspended_at = case when ${input.at}::timestamptz is null then null else coalesce(p.suspended_at, ${input.at}) end,
      suspended_until = case when ${input.at}::timestamptz is null then null else ${input.until ?? null}::timestamptz end
    from before b where b.id = p.id
    returning p.username, p.banned_at is not null as is_banned, b.suspended <> (${input.at}::timestamptz is not null) or b.until is distinct from p.suspended_until as changed`.execute(db)
  return rows[0] ?? null
}

export interface ApplicationRow {
  id: string
  role: GrantedRole
  reason: string
  applied_at: Date
  decided_at: Date | null
  granted: boolean | null
  answer: string
}

/** The viewer's latest application for each role. */
export const ownApplications = prepared<ApplicationRow>(
  'own-applications',
  `select distinct on (role) id, role, reason, applied_at, decided_at, granted, answer from role_applications
   where person_id = $1 order by role, applied_at desc`,
)

/** Ends a person's suspension if its end has come; returns their username, or null. */
export async function endDueSuspension(db: Db, personId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`update people set suspended_at = null, suspended_until = null
    where id = ${personId} and suspended_until <= ${at} and banned_at is null returning username`.execute(db)
  return rows[0]?.username ?? null
}
