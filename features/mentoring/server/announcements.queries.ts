import { sql, type Db } from '#platform/server/database/sql.ts'

export interface AnnouncementRow {
  id: string
  text: string
  written_at: Date
  edited_at: Date | null
  author_id: string | null
  author: string | null
}

/** The latest announcements of a group. */
export async function listAnnouncements(db: Db, groupId: string, max: number): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`select a.id, a.text, a.written_at, a.edited_at, a.author_id, p.name as author from mentor_group_announcements a
    left join people p on p.id = a.author_id where a.group_id = ${groupId} order by a.written_at desc limit ${max}`.execute(db)
  return rows
}

/** Adds an announcement; false if it was sent before. */
export async function insertAnnouncement(db: Db, { id, groupId, authorId, text, at }: { id: string; groupId: string; authorId: string; text: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into mentor_group_announcements (id, group_id, author_id, text, written_at) values (${id}, ${groupId}, ${authorId}, ${text}, ${at})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Changes the text of an announcement, which is then marked as edited. */
export async function saveAnnouncement(db: Db, { id, text, at }: { id: string; text: string; at: Date }): Promise<void> {
  await sql`update mentor_group_announcements set text = ${text}, edited_at = ${at} where id = ${id}`.execute(db)
}

export async function deleteAnnouncement(db: Db, id: string, groupId: string): Promise<void> {
  await sql`delete from mentor_group_announcements where id = ${id} and group_id = ${groupId}`.execute(db)
}

/** An announcement with its group; null if it no longer exists. */
export async function findAnnouncement(db: Db, id: string): Promise<{ text: string; group_id: string; author_id: string | null; name: string } | null> {
  const { rows } = await sql<{ text: string; group_id: string; author_id: string | null; name: string }>`select a.text, a.group_id, a.author_id, g.name from mentor_group_announcements a
    join mentor_groups g on g.id = a.group_id where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export interface ReportedAnnouncementRow {
  id: string
  group_id: string
  group: string
  text: string
  author_id: string | null
  author_username: string | null
}

/** The existing ones of these announcements, for moderators. */
export async function listReportedAnnouncements(db: Db, ids: readonly string[]): Promise<ReportedAnnouncementRow[]> {
  const { rows } = await sql<ReportedAnnouncementRow>`select a.id, a.group_id, g.name as "group", a.text, a.author_id, p.username as author_username from mentor_group_announcements a
    join mentor_groups g on g.id = a.group_id left join people p on p.id = a.author_id where a.id = any (${ids}::uuid[])`.execute(db)
  return rows
}
