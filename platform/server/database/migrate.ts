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

/** The migrations sorted by name; each is one file, `time-feature-change.sql`. */
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
 * Migrates the database to the newest version, never back, and returns the names of the migrations that ran. One runner works at a time.
 * A migration that waits longer than 100 ms for a lock is rolled back and retried, so that a running site is never blocked (requirement P-21).
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

/** Polls for the lock: a runner that waited inside a statement would block a concurrent index build, and both would wait forever. */
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
      // A lock timeout or a deadlock.
      const lockNotFree = ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!lockNotFree || attempt === 50) throw error
      await new Promise((done) => setTimeout(done, 100 * Math.min(attempt, 10)))
    }
  }
}

const INDEX = /index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i

/**
 * Whether the index of a migration exists already, built by a start that was killed before it could record it. An invalid, half-built
 * index is dropped first.
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
