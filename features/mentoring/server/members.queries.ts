import { sql, type Db } from '#platform/server/database/sql.ts'
import type { PersonCard } from '#features/people/server/public.ts'
import type { Part } from '../rules/group.ts'

export interface MemberRow extends PersonCard {
  joined_at: Date
}

/** The mentors or the learners of a group. */
export async function listMembers(db: Db, groupId: string, part: Part): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`select p.id, p.username, p.name, p.headline, p.avatar_id, m.joined_at
    from mentor_group_members m join people p on p.id = m.person_id where m.group_id = ${groupId} and m.part = ${part} order by p.name, p.id`.execute(db)
  return rows
}

/** The ids of the members of a group; of one part only if given. */
export async function listMemberIds(db: Db, groupId: string, part: Part | null = null): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id from mentor_group_members where group_id = ${groupId} and (${part}::text is null or part = ${part}) order by joined_at`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** What a person is in a group; null: nothing. */
export async function findPart(db: Db, groupId: string, personId: string): Promise<Part | null> {
  const { rows } = await sql<{ part: Part }>`select part from mentor_group_members where group_id = ${groupId} and person_id = ${personId}`.execute(db)
  return rows[0]?.part ?? null
}

export interface NewMember {
  groupId: string
  personId: string
  part: Part
  at: Date
}

/** Adds a member unless their part has `max` of them; false then, and for a member. The group must be locked. */
export async function insertMember(db: Db, { groupId, personId, part, at }: NewMember, max: number): Promise<boolean> {
  const { rows } = await sql`insert into mentor_group_members (group_id, person_id, part, joined_at)
    select ${groupId}, ${personId}, ${part}, ${at}::timestamptz where (select count(*) from mentor_group_members where group_id = ${groupId} and part = ${part}) < ${max}
    on conflict (group_id, person_id) do nothing returning group_id`.execute(db)
  return rows.length > 0
}

/** Removes a member; false if they are none. */
export async function deleteMember(db: Db, groupId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`delete from mentor_group_members where group_id = ${groupId} and person_id = ${personId} returning group_id`.execute(db)
  return rows.length > 0
}

/** The groups in which a person is a mentor. */
export async function listMentoredIds(db: Db, personId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select g.id, g.name from mentor_group_members m join mentor_groups g on g.id = m.group_id
    where m.person_id = ${personId} and m.part = 'mentor' order by g.id`.execute(db)
  return rows
}

/** Someone by their username, and whether they hold the role of mentor; null if there is no one. */
export async function findByUsername(db: Db, username: string): Promise<{ id: string; name: string; is_mentor: boolean } | null> {
  const { rows } = await sql<{ id: string; name: string; is_mentor: boolean }>`
    select p.id, p.name, exists (select from grants r where r.person_id = p.id and r.role = 'mentor' and r.revoked_at is null) as is_mentor
    from people p where p.username = ${username} and p.suspended_at is null`.execute(db)
  return rows[0] ?? null
}

/** Whether a person holds the role of mentor. */
export async function isMentor(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql`select from grants where person_id = ${personId} and role = 'mentor' and revoked_at is null`.execute(db)
  return rows.length > 0
}
