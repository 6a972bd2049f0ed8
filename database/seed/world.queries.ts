import type { Database } from '#platform/server/database/database.ts'
export async function isEmptyWorld(database: Database): Promise<boolean> { const { rows } = await database.pool.query<{ empty: boolean }>('select not exists (select from people) as empty'); return rows[0]!.empty }
