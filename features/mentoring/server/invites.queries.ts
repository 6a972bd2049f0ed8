import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Part } from '../rules/group.ts'

export interface InviteRow {
  id: string
  group_id: string
  code: string
  made_at: Date
  expires_at: Date
  max_uses: number
  uses: number
  revoked_at: Date | null
}

/** Adds an invite unless the group has `max` that work; false then. */
export async function insertInvite(db: Db, { id, groupId, code, by, at, expiresAt, maxUses }: { id: string; groupId: string; code: string; by: string; at: Date; expiresAt: Date; maxUses: number }, max: number): Promise<boolean> {
  const { rows } = await sql`insert into mentor_group_invites (id, group_id, code, made_by, made_at, expires_at, max_uses)
    select ${id}, ${groupId}, ${code}, ${by}, ${at}::timestamptz, ${expiresAt}::timestamptz, ${maxUses}
    where (select count(*) from mentor_group_invites where group_id = ${groupId} and revoked_at is null and expires_at > ${at}::timestamptz) < ${max} returning id`.execute(db)
  return rows.length > 0
}

/** The invites of a group that were not revoked and have not expired, latest first. */
export async function listInvites(db: Db, groupId: string, now: Date): Promise<InviteRow[]> {
  const { rows } = await sql<InviteRow>`select id, group_id, code, made_at, expires_at, max_uses, uses, revoked_at from mentor_group_invites
    where group_id = ${groupId} and revoked_at is null and expires_at > ${now} order by made_at desc`.execute(db)
  return rows
}

export async function findInvite(db: Db, id: string): Promise<InviteRow | null> {
  const { rows } = await sql<InviteRow>`select id, group_id, code, made_at, expires_at, max_uses, uses, revoked_at from mentor_group_invites where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function saveRevoked(db: Db, id: string, at: Date): Promise<void> {
  await sql`update mentor_group_invites set revoked_at = coalesce(revoked_at, ${at}) where id = ${id}`.execute(db)
}

export interface InvitedGroupRow extends InviteRow {
  name: string
  about: string
  archived_at: Date | null
  mentors: string[]
  part: Part | null
}

/** What an invite leads to, with the part of a person in it; null for an unknown code. */
export async function findInvitedGroup(db: Db, code: string, personId: string | null): Promise<InvitedGroupRow | null> {
  const { rows } = await sql<InvitedGroupRow>`
    select i.id, i.group_id, i.code, i.made_at, i.expires_at, i.max_uses, i.uses, i.revoked_at, g.name, g.about, g.archived_at, m.part,
      array(select p.name from mentor_group_members o join people p on p.id = o.person_id where o.group_id = g.id and o.part = 'mentor' order by o.joined_at, p.name) as mentors
    from mentor_group_invites i join mentor_groups g on g.id = i.group_id
    left join mentor_group_members m on m.group_id = g.id and m.person_id = ${personId}::uuid where i.code = ${code}`.execute(db)
  return rows[0] ?? null
}

/** Takes one place of an invite that works; false if it has none left. One statement, so that two people cannot take the last place. */
export async function takePlace(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update mentor_group_invites set uses = uses + 1
    where id = ${id} and revoked_at is null and expires_at > ${now} and uses < max_uses returning id`.execute(db)
  return rows.length > 0
}

/** Saves an invitation by name; false if the person has one that waits, or is a member. A declined one can be repeated after a week. */
export async function saveInvitation(db: Db, { groupId, personId, part, by, at }: { groupId: string; personId: string; part: Part; by: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into mentor_group_invitations (group_id, person_id, part, invited_by, invited_at)
    select ${groupId}, ${personId}, ${part}, ${by}, ${at}::timestamptz where not exists (select from mentor_group_members where group_id = ${groupId} and person_id = ${personId})
    on conflict (group_id, person_id) do update set part = excluded.part, invited_by = excluded.invited_by, invited_at = excluded.invited_at, declined_at = null
      where mentor_group_invitations.declined_at < ${at}::timestamptz - interval '7 days' returning group_id`.execute(db)
  return rows.length > 0
}

export interface InvitationRow {
  group_id: string
  name: string
  about: string
  part: Part
  invited_at: Date
  inviter: string | null
}

/** The invitations of a person that wait for an answer. */
export async function listInvitations(db: Db, personId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.group_id, g.name, g.about, i.part, i.invited_at, p.name as inviter from mentor_group_invitations i join mentor_groups g on g.id = i.group_id
    left join people p on p.id = i.invited_by where i.person_id = ${personId} and i.declined_at is null and g.archived_at is null order by i.invited_at desc limit 50`.execute(db)
  return rows
}

export interface WaitingInvitationRow {
  id: string
  username: string
  name: string
  part: Part
}

/** The people who were invited to a group and have not answered. */
export async function listInvited(db: Db, groupId: string): Promise<WaitingInvitationRow[]> {
  const { rows } = await sql<WaitingInvitationRow>`select p.id, p.username, p.name, i.part from mentor_group_invitations i join people p on p.id = i.person_id
    where i.group_id = ${groupId} and i.declined_at is null order by i.invited_at desc limit 100`.execute(db)
  return rows
}

/** Whether an invitation waits for an answer; its part. */
export async function findInvitation(db: Db, groupId: string, personId: string): Promise<Part | null> {
  const { rows } = await sql<{ part: Part }>`select part from mentor_group_invitations where group_id = ${groupId} and person_id = ${personId} and declined_at is null`.execute(db)
  return rows[0]?.part ?? null
}

export async function deleteInvitation(db: Db, groupId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`delete from mentor_group_invitations where group_id = ${groupId} and person_id = ${personId} returning group_id`.execute(db)
  return rows.length > 0
}

export async function saveDeclined(db: Db, groupId: string, personId: string, at: Date): Promise<void> {
  await sql`update mentor_group_invitations set declined_at = ${at} where group_id = ${groupId} and person_id = ${personId} and declined_at is null`.execute(db)
}
