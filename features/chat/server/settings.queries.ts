import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ChangedChatSettings } from '../rules/chat-inputs.ts'
import type { WhoMayWrite } from '../rules/chat.ts'

export interface SettingsRow {
  opened_at: Date
  who_may_write: WhoMayWrite
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

/** Changes the given settings of a person. */
export async function saveSettings(db: Db, personId: string, changed: ChangedChatSettings): Promise<void> {
  const { whoMayWrite = null, showsPresence = null, showsTyping = null, showsReads = null, emailAfterMinutes } = changed
  await sql`update chat_settings set who_may_write = coalesce(${whoMayWrite}, who_may_write), shows_presence = coalesce(${showsPresence}::boolean, shows_presence),
    shows_typing = coalesce(${showsTyping}::boolean, shows_typing), shows_reads = coalesce(${showsReads}::boolean, shows_reads),
    email_after_minutes = case when ${emailAfterMinutes !== undefined} then ${emailAfterMinutes ?? null}::int else email_after_minutes end where person_id = ${personId}`.execute(db)
}
