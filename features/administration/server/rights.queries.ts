import type { Role } from '#platform/rules/viewer.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface RoleRow {
  name: Role
  rights: string[]
  revision: number
  /** The number of people with the role. Everyone is a learner. */
  holders: number
  changed_at: Date
}

const ROLE = `select r.name, r.rights, r.revision, r.changed_at,
  case when r.name = 'learner' then (select count(*)::int from people where suspended_at is null)
    else (select count(*)::int from grants g where g.role = r.name and g.revoked_at is null) end as holders from roles r`

/** All roles with their rights, in the order learner, mentor, admin. */
export const allRoles = prepared<RoleRow>('all-roles', `${ROLE} order by array_position(array['learner', 'mentor', 'admin'], r.name)`)

export async function lockedRights(db: Db, role: Role): Promise<{ rights: string[]; revision: number }> {
  const { rows } = await sql<{ rights: string[]; revision: number }>`
    select rights, revision from roles where name = ${role} for update`.execute(db)
  return rows[0]!
}

/** What every learner may do. */
export async function learnerRights(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rights: string[] }>`select rights from roles where name = 'learner'`.execute(db)
  return rows[0]!.rights
}

export async function saveRights(db: Db, role: { name: Role; rights: string[]; at: Date }): Promise<void> {
  await sql`update roles set rights = ${role.rights}, revision = revision + 1, changed_at = ${role.at} where name = ${role.name}`.execute(db)
}

/** The people who were granted a role or a group that has a right. */
export async function peopleWithRight(db: Db, right: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`select distinct g.person_id from grants g join roles r on r.name = g.role
    where g.revoked_at is null and ${right} = any (r.rights)
    union select m.person_id from rights_group_members m join rights_groups o on o.id = m.group_id where ${right} = any (o.rights)`.execute(db)
  return result.rows.map((row) => row.person_id)
}
