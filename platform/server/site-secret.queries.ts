import type { Database } from './database/database.ts'
import { sql } from './database/sql.ts'

const known = new WeakMap<Database, Map<string, string>>()

/** A secret of the site by its name; `make` makes it at the first use. It is the same in all processes and stays with the database. */
export async function siteSecret(database: Database, name: string, make: () => string): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, string>()
  known.set(database, secrets)
  const cached = secrets.get(name)
  if (cached !== undefined) return cached
  await sql`insert into site_secrets (name, value) values (${name}, ${make()}) on conflict do nothing`.execute(database.db)
  const { rows } = await sql<{ value: string }>`select value from site_secrets where name = ${name}`.execute(database.db)
  secrets.set(name, rows[0]!.value)
  return rows[0]!.value
}
