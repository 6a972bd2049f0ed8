import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Category } from '../rules/categories.ts'

/** Adds a default source unless it was added before. Nothing changes when there is a source with its address. */
export async function insertDefaultSource(db: Db, source: { name: string; address: string; category: Category }): Promise<void> {
  await sql`with first as (insert into news_default_sources (address) values (${source.address}) on conflict do nothing returning address)
    insert into news_sources (id, name, address, category, next_fetch_at, added_at)
    select uuidv7(), ${source.name}, address, ${source.category}, now(), now() from first on conflict do nothing`.execute(db)
}
