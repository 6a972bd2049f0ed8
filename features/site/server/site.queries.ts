import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface SettingRow {
  key: string
  /** Null after a reset to the default. */
  value: unknown
  revision: number
  changed_at: Date
}

/** All stored settings. */
export const writtenSettings = prepared<SettingRow>('site-settings', 'select key, value, revision, changed_at from site_settings')

/** The same, in the transaction of `db`. */
export async function listSettings(db: Db): Promise<SettingRow[]> {
  return db.selectFrom('site_settings').select(['key', 'value', 'revision', 'changed_at']).execute()
}

/** Saves a setting if it is still at this revision. Returns false otherwise. A value of null is the default; its row stays, because a revision is never used again. */
export async function saveSetting(
  db: Db,
  setting: { key: string; value: unknown; revision: number; by: string; at: Date },
): Promise<boolean> {
  const value = JSON.stringify(setting.value)
  const { rows } =
    setting.revision === 0
      ? await sql`insert into site_settings (key, value, changed_at, changed_by)
          values (${setting.key}, ${value}::jsonb, ${setting.at}, ${setting.by}) on conflict do nothing returning key`.execute(db)
      : await sql`update site_settings set value = ${value}::jsonb, revision = revision + 1, changed_at = ${setting.at}, changed_by = ${setting.by}
          where key = ${setting.key} and revision = ${setting.revision} returning key`.execute(db)
  return rows.length > 0
}
