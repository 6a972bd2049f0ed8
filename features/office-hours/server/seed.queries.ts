import { sql, type Db } from '#platform/server/database/sql.ts'

/** Deletes all office hours: they outlive the people of an interrupted attempt. */
export const eraseSlots = async (db: Db): Promise<void> => void (await sql`delete from office_hour_slots`.execute(db))

/** The id of a mentor group by its name; null if there is none. */
export async function findGroupByName(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from mentor_groups where name = ${name} order by created_at limit 1`.execute(db)
  return rows[0]?.id ?? null
}
