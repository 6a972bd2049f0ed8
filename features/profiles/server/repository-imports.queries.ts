import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ImportOutcome } from '../rules/import-outcome.ts'
import { MAX_REPOSITORIES } from '../rules/profile.ts'

export interface ImportRow {
  account: string
  outcome: ImportOutcome
  added: number
  asked_at: Date
}

export async function saveImportRequested(db: Db, personId: string, account: string, at: Date): Promise<void> {
  const values = { account, outcome: 'waiting', added: 0, asked_at: at }
  await db
    .insertInto('repository_imports')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}

export async function findImport(db: Db, personId: string): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('repository_imports')
    .select(['account', 'outcome', 'added', 'asked_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, outcome: row.outcome as ImportOutcome }
}

/** Stores the outcome of an import of this account, if it is still the latest one. */
export async function saveImportOutcome(db: Db, personId: string, ended: { account: string; outcome: ImportOutcome; added: number }): Promise<void> {
  await db
    .updateTable('repository_imports')
    .set({ outcome: ended.outcome, added: ended.added })
    .where('person_id', '=', personId)
    .where('account', '=', ended.account)
    .where('outcome', '=', 'waiting')
    .execute()
}

export interface FoundRepository {
  name: string
  url: string
  description: string
  stars: number
  forks: number
}

/** Adds the found repositories up to the limit. One imported before with the same address is updated, one added by hand is kept. */
export async function saveFound(db: Db, personId: string, found: readonly FoundRepository[], at: Date): Promise<void> {
  const rows = JSON.stringify(found)
  await sql`
    with found as (select * from jsonb_to_recordset(${rows}::jsonb) as f (name text, url text, description text, stars int, forks int)),
    known as (
      update repositories r set name = f.name, description = f.description, stars = f.stars, forks = f.forks, revision = r.revision + 1
      from found f where r.person_id = ${personId} and r.url = f.url and r.source = 'github' returning r.url
    )
    insert into repositories (id, person_id, name, url, description, stars, forks, source, added_at)
    select uuidv7(), ${personId}::uuid, f.name, f.url, f.description, f.stars, f.forks, 'github', ${at}::timestamptz from found f
    where not exists (select from repositories r where r.person_id = ${personId} and r.url = f.url)
    order by f.stars desc
    limit greatest(0, ${MAX_REPOSITORIES} - (select count(*) from repositories where person_id = ${personId}))
    on conflict do nothing`.execute(db)
}
