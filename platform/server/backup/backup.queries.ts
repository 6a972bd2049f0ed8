import pg from 'pg'
import type { DatabaseAddress } from '../database/database.ts'

/** The tables of the site and of its task queue. The queue creates its own migration record. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) not in (('public', 'migrations'), ('graphile_worker', 'migrations'))
  order by 1`
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`
const AT_ONCE = 1000
const DEADLOCK = '40P01'

/** A connection for a backup: without statement timeout, and outside the site's pool. */
export async function openBackupClient(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({ ...address, application_name: 'cloggle-backup', connectionTimeoutMillis: 5_000 })
  await client.connect()
  return client
}

/** From here on this connection sees one snapshot of the database. */
export const beginSnapshot = (client: pg.Client) => client.query('begin isolation level repeatable read, read only')
export const endSnapshot = (client: pg.Client) => client.query('commit')

const namesIn = async (client: pg.Client, text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)

export const listTables = (client: pg.Client) => namesIn(client, TABLES)

export async function listMigrations(client: pg.Client): Promise<string[]> {
  return namesIn(client, 'select name from migrations order by name')
}

export async function listSequences(client: pg.Client): Promise<Record<string, { value: string; isCalled: boolean }>> {
  const found: Record<string, { value: string; isCalled: boolean }> = {}
  for (const name of await namesIn(client, SEQUENCES)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(`select last_value::text as value, is_called as called from ${name}`)
    found[name] = { value: rows[0]!.value, isCalled: rows[0]!.called }
  }
  return found
}

/** The rows of a table as JSON, a thousand at a time. The table name comes from the database's own catalog. */
export async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string[]> {
  await client.query(`declare reading no scroll cursor for select to_jsonb(t)::text as row from ${table} t`)
  try {
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from reading`)
      if (rows.length === 0) return
      yield rows.map(({ row }) => row)
    }
  } finally {
    await client.query('close reading')
  }
}

export async function insertBackup(client: pg.Client, done: { rows: number; files: number }): Promise<void> {
  await client.query('insert into backups (row_count, file_count) values ($1, $2)', [done.rows, done.files])
}

/** The number of people. A database that has any is not overwritten. */
export async function countPeople(client: pg.Client): Promise<number> {
  return Number((await client.query<{ count: string }>('select count(*) from people')).rows[0]!.count)
}

const TRIES = 5

/**
 * One transaction without triggers and foreign key checks: the rows come from a consistent database. All tables are locked at once, which the
 * database refuses now and then while it looks after one of them; nothing is lost by trying again.
 */
export async function beginRestore(client: Pick<pg.Client, 'query'>, tables: readonly string[]): Promise<void> {
  for (let left = TRIES; ; left--) {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    try {
      await client.query(`truncate ${tables.join(', ')} cascade`)
      return
    } catch (error) {
      await client.query('rollback')
      if (left === 1 || (error as { code?: string }).code !== DEADLOCK) throw error
    }
  }
}

/** Inserts rows without generated columns. */
export async function insertRows(client: pg.Client, table: string, rows: string[]): Promise<void> {
  const columns = await namesIn(
    client,
    `select quote_ident(attname) as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  const list = columns.join(', ')
  await client.query(
    `insert into ${table} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${table}, ('[' || array_to_string($1::text[], ',') || ']')::jsonb)`,
    [rows],
  )
}

export async function countRows(client: pg.Client, table: string): Promise<number> {
  return Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)
}

export async function setSequence(client: pg.Client, name: string, { value, isCalled }: { value: string; isCalled: boolean }): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
}
