import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { PROJECT_ROOT } from '../project-root.ts'
import type { DatabaseAddress } from './database.ts'

const MIGRATIONS = join(PROJECT_ROOT, 'database/migrations')
const LOCK = 7_216_004
const CONCURRENTLY = /^\s*create\s+(unique\s+)?index\s+concurrently/im

export class MigrationRefusal extends Error {}

interface Migration {
  name: string
  text: string
  hash: string
}

/** The migrations in the order of their names; each is one file, `time-feature-change.sql`. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Brings the database forward to the newest migration, never back.
 * One runner at a time; a migration that waits over 100 ms for a lock gives way and is tried again, so that a running
 * site is never held up (rules 21). Gives the names of the migrations that it ran.
 */
export async function migrate(address: DatabaseAddress, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ ...address, application_name: 'cloggle-migrate', connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    )
    const ran = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const known = new Map(ran.rows.map((row) => [row.name, row.hash]))
    refuseUnknown(known, migrations)
    const waiting = migrations.filter((migration) => !known.has(migration.name))
    for (const migration of waiting) await run(client, migration)
    return waiting.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other runner is at work, by asking again and again: one that waited inside a statement would be waited for
 * in turn by an index that is built concurrently, and neither would ever come to an end.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
    if (rows[0]!.taken) return
    await new Promise((done) => setTimeout(done, 50))
  }
}

function refuseUnknown(known: Map<string, string>, migrations: Migration[]): void {
  const here = new Map(migrations.map((migration) => [migration.name, migration.hash]))
  for (const [name, hash] of known) {
    const applied = here.get(name)
    if (applied === undefined) {
      throw new MigrationRefusal(`The data is newer than this program: it has the migration ${name}. Start the newer one.`)
    }
    if (applied !== hash) throw new MigrationRefusal(`The migration ${name} was changed after it ran. Add a new one instead.`)
  }
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  const alone = CONCURRENTLY.test(migration.text)
  for (let attempt = 1; ; attempt++) {
    try {
      if (!alone) await client.query('begin')
      await client.query("set lock_timeout = '100ms'")
      if (!alone || !(await isBuilt(client, migration))) await client.query(migration.text)
      await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
      if (!alone) await client.query('commit')
      return
    } catch (error) {
      if (!alone) await client.query('rollback')
      // A lock that is not free in time, or two who wait for each other.
      const lockNotFree = ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!lockNotFree || attempt === 50) throw error
      await new Promise((done) => setTimeout(done, 100 * Math.min(attempt, 10)))
    }
  }
}

const INDEX = /index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i

/**
 * Whether the index of a migration is there already, built by a start that was killed before it could say so. One that is
 * half built, which is of no use, is taken away first.
 */
async function isBuilt(client: pg.Client, { text }: Migration): Promise<boolean> {
  const [, name] = INDEX.exec(text) ?? []
  if (name === undefined) return false
  const { rows } = await client.query<{ valid: boolean }>(
    'select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1',
    [name],
  )
  if (rows[0]?.valid === false) await client.query(`drop index concurrently ${name}`)
  return rows[0]?.valid === true
}
