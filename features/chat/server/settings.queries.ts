import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ChatSettings } from '../rules/chat-inputs.ts'

export interface SettingsRow {
  opened_at: Date
  who_may_write: ChatSettings['whoMayWrite']
  shows_presence: boolean
  shows_typing: boolean
  shows_reads: boolean
  email_after_minutes: number | null
}

/** The settings of a person; null before their first visit of the chat. */
export async function findSettings(db: Db, personId: string): Promise<SettingsRow | null> {
  const result = await sql<SettingsRow>`select * from chat_settings where person_id = ${personId}`.execute(db)
  return result.rows[0] ?? null
}

/** Creates the default settings; false when there were some. */
export async function insertSettings(db: Db, personId: string, openedAt: Date): Promise<boolean> {
  const result = await sql`insert into chat_settings (person_id, opened_at) values (${personId}, ${openedAt}) on conflict do nothing returning person_id`.execute(db)
  return result.rows.length > 0
}

export async function saveOpened(db: Db, personId: string, at: Date): Promise<void> {
  await sql`update chat_settings set opened_at = ${at} where person_id = ${personId}`.execute(db)
}

export async function saveSettings(db: Db, personId: string, settings: ChatSettings): Promise<void> {
  await sql`update chat_settings set who_may_write = ${settings.whoMayWrite}, shows_presence = ${settings.showsPresence}, shows_typing = ${settings.showsTyping},
    shows_reads = ${settings.showsReads}, email_after_minutes = ${settings.emailAfterMinutes} where person_id = ${personId}`.execute(db)
}
