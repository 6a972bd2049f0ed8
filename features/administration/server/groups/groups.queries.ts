import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface GroupRow {
  id: string
  name: string
  about: string
  rights: string[]
  revision: number
  changed_at: Date
}

export interface GroupMemberRow {
  group_id: string
  person_id: string
  username: string
  name: string
  given_at: Date
}

export const allGroups = prepared<GroupRow>('rights-groups', 'select id, name, about, rights, revision, changed_at from rights_groups order by lower(name)')

/** The members of all groups, by name. */
export const allMembers = prepared<GroupMemberRow>(
  'members-of-rights-groups',
  'select m.group_id, m.person_id, p.username, p.name, m.given_at from rights_group_members m join people p on p.id = m.person_id order by lower(p.name), p.id',
)

/** The groups of a person. */
export async function listGroupsOf(db: Db, personId: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`select g.id, g.name, g.about, g.rights, g.revision, g.changed_at
    from rights_groups g join rights_group_members m on m.group_id = g.id where m.person_id = ${personId} order by lower(g.name)`.execute(db)
  return rows
}

/** Locks a group until the transaction ends. */
export async function lockGroup(db: Db, id: string): Promise<GroupRow | null> {
  return (await db.selectFrom('rights_groups').select(['id', 'name', 'about', 'rights', 'revision', 'changed_at']).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

export async function isGroupNameTaken(db: Db, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { rows } = await sql`select from rights_groups where lower(name) = lower(${name}) and id <> ${id}`.execute(db)
  return rows.length > 0
}

/** Inserts a group unless there are `max`, or its id or name is taken; false then. */
export async function insertGroup(db: Db, group: Omit<GroupRow, 'revision'> & { max: number }): Promise<boolean> {
  const { rows } = await sql`insert into rights_groups (id, name, about, rights, changed_at)
    select ${group.id}, ${group.name}, ${group.about}, ${group.rights}, ${group.changed_at}
    where (select count(*) from rights_groups) < ${group.max} on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function updateGroup(db: Db, group: Omit<GroupRow, 'revision'>): Promise<void> {
  await sql`update rights_groups set name = ${group.name}, about = ${group.about}, rights = ${group.rights}, revision = revision + 1,
    changed_at = ${group.changed_at} where id = ${group.id}`.execute(db)
}

export async function deleteGroup(db: Db, id: string): Promise<void> {
  await db.deleteFrom('rights_groups').where('id', '=', id).execute()
}

/** Adds a person to a group; false if they are in it or the group has `max` people. */
export async function insertMember(db: Db, member: { groupId: string; personId: string; by: string | null; at: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into rights_group_members (group_id, person_id, given_by, given_at)
    select ${member.groupId}, ${member.personId}, ${member.by}, ${member.at}
    where (select count(*) from rights_group_members where group_id = ${member.groupId}) < ${member.max} on conflict do nothing returning person_id`.execute(db)
  return rows.length > 0
}

export async function deleteMember(db: Db, { groupId, personId }: { groupId: string; personId: string }): Promise<boolean> {
  const { rows } = await sql`delete from rights_group_members where group_id = ${groupId} and person_id = ${personId} returning person_id`.execute(db)
  return rows.length > 0
}

/** Who put a person into a group; null if the person is not in it. */
export async function findGiver(db: Db, { groupId, personId }: { groupId: string; personId: string }): Promise<{ given_by: string | null } | null> {
  const { rows } = await sql<{ given_by: string | null }>`select given_by from rights_group_members where group_id = ${groupId} and person_id = ${personId}`.execute(db)
  return rows[0] ?? null
}

export const isMember = async (db: Db, member: { groupId: string; personId: string }): Promise<boolean> => (await findGiver(db, member)) !== null

export interface RightsHolderRow {
  person_id: string
  username: string
  name: string
  suspended_at: Date | null
  /** The rights of their roles and of other groups. */
  others: string[]
}

/** People with the rights that they have without a group: its members, or the person with this username. */
export async function listRightsHolders(db: Db, { groupId, username }: { groupId: string; username: string | null }): Promise<RightsHolderRow[]> {
  const { rows } = await sql<RightsHolderRow>`select p.id as person_id, p.username, p.name, p.suspended_at,
      array(select unnest(r.rights) from roles r where r.name = 'learner' or r.name in (select g.role from grants g where g.person_id = p.id and g.revoked_at is null)
        union select unnest(o.rights) from rights_groups o join rights_group_members om on om.group_id = o.id where om.person_id = p.id and o.id <> ${groupId}) as others
    from people p where case when ${username}::text is null then p.id in (select m.person_id from rights_group_members m where m.group_id = ${groupId})
      else p.username = ${username} end`.execute(db)
  return rows
}
