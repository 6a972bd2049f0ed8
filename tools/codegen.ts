/** `npm run codegen`: writes all generated files. `--check` writes nothing and fails where one is out of date. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { apiSchema } from '#app/server/features.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { startEmbeddedDatabase } from '#platform/server/embedded/embedded.ts'
import { schemaText } from '#platform/server/graphql/graphql.ts'
import { operationsSource } from './codegen/operations.ts'
import { offlineTextsSource, runnerTextsSource, runnerVersionSource } from './codegen/runner-texts.ts'
import { schemaSql } from './codegen/schema-sql.ts'
import { tablesSource } from './codegen/tables.ts'

const ROOT = join(import.meta.dirname, '..')

async function fromDatabase(): Promise<{ tables: string; schema: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'cloggle-codegen-'))
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} })
  try {
    await migrate(database.connection)
    const client = new pg.Client(database.connection)
    await client.connect()
    const made = { tables: await tablesSource(client), schema: await schemaSql(client) }
    await client.end()
    return made
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generate(): Promise<Record<string, string>> {
  const { tables, schema } = await fromDatabase()
  return {
    'platform/server/generated/tables.ts': tables,
    'database/schema.sql': schema,
    'schema.graphql': schemaText(await apiSchema()),
    'features/practice/server/runner-texts.ts': runnerTextsSource(ROOT),
    'features/practice/server/offline-text.ts': offlineTextsSource(ROOT),
    'features/practice/rules/runner-version.ts': runnerVersionSource(ROOT),
    'platform/web/generated/operations.ts': await operationsSource(await apiSchema(), ROOT),
  }
}

const held = (file: string) => {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return null
  }
}

const stale = Object.entries(await generate()).filter(([file, text]) => held(file) !== text)
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not fresh: run \`npm run codegen\`.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [file, text] of stale) {
    writeFileSync(join(ROOT, file), text)
    console.log(`wrote ${file}`)
  }
}
