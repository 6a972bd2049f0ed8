import type { RightDefinition } from '../rules/rights.ts'
import { sql, type Db } from './database/sql.ts'

/**
 * Grants rights that this database has not seen yet to the roles that have them by default; what admins decided about other rights stays.
 * One statement at every start.
 */
export async function saveNewRights(db: Db, rights: readonly RightDefinition[]): Promise<void> {
  const wanted = JSON.stringify(rights.map(({ name, roles }) => ({ name, roles })))
  await sql`with wanted as (select name, roles from jsonb_to_recordset(${wanted}::jsonb) as w (name text, roles text[])),
    fresh as (insert into rights (name) select name from wanted on conflict do nothing returning name)
    update roles r set rights = r.rights || array(
      select w.name from wanted w join fresh using (name) where r.name = any (w.roles) order by w.name)
    where exists (select from wanted w join fresh using (name) where r.name = any (w.roles))`.execute(db)
}
