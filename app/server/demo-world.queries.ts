import type { Database } from '#platform/server/database/database.ts'
import { DEMO_DOMAIN } from '#platform/server/demo-world.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Whether any account does not belong to the demo data. */
export async function hasOtherPeople(database: Database): Promise<boolean> {
  const result = await sql<{ lived: boolean }>`
    select exists (select from logins where email not like ${`%@${DEMO_DOMAIN}`}) as lived`.execute(database.db)
  return result.rows[0]!.lived
}

/** Removes the demo data and, with the people, everything that depends on them; nothing if there are none. Only for a database without other people. */
export async function deleteDemoWorld(database: Database): Promise<void> {
  const found = await sql<{ has_rows: boolean }>`select exists (select from people) or exists (select from images) as has_rows`.execute(database.db)
  if (!found.rows[0]!.has_rows) return
  await sql`truncate people, images cascade`.execute(database.db)
}

/** So that the first queries are planned with current statistics. */
export async function refreshStatistics(database: Database): Promise<void> {
  await sql`analyze`.execute(database.db)
}
