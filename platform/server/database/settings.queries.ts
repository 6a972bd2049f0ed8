import type { Database } from './database.ts'

/** Runs one of the site's own statements about the server's settings. */
export async function settingsOf(database: Database, text: string): Promise<Record<string, string>[]> {
  const result = await database.pool.query<Record<string, string>>(text)
  return result.rows
}
