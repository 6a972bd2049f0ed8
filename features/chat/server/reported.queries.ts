import { sql, type Db } from '#platform/server/database/sql.ts'

export interface ReportedMessageRow {
  id: string
  conversation_id: string
  text: string
  author_id: string | null
  author_username: string | null
  author_name: string | null
}

/** The messages among these that still exist. */
export async function listReportedMessages(db: Db, ids: readonly string[]): Promise<ReportedMessageRow[]> {
  const { rows } = await sql<ReportedMessageRow>`
    select u.id, u.conversation_id, u.text, u.author_id, p.username as author_username, p.name as author_name
    from messages u left join people p on p.id = u.author_id where u.id = any (${ids}::uuid[]) and u.deleted_at is null`.execute(db)
  return rows
}
