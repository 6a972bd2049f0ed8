import { spawn } from 'node:child_process'
import {
  chownSync, closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { explainOutput } from './explain-error.ts'
import type { DatabaseLocation } from './database-location.ts'
import { StartRefusal } from './start-refusal.ts'

const MAJOR = '18'
const DRAFT = 'data.new-'
export const DATABASE = 'cloggle'

/** Whether there is a database. Throws for data that this PostgreSQL cannot read. */
export function hasDatabase(location: DatabaseLocation): boolean {
  const version = join(location.data, 'PG_VERSION')
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim()
    if (found === MAJOR) return true
    const age = Number(found) > Number(MAJOR) ? 'newer' : 'older'
    throw new StartRefusal(
      `The database in ${location.data} was written by PostgreSQL ${found}, ` +
        `which is ${age} than the ${MAJOR} that Cloggle brings. ` +
        'Use the Cloggle version that wrote it, or set DATA_DIR to an empty directory.',
    )
  }
  if (existsSync(location.data) && readdirSync(location.data).length > 0) {
    throw new StartRefusal(
      `${location.data} holds something that is not a database of Cloggle. Set DATA_DIR to an empty directory.`,
    )
  }
  return false
}

/** Creates an empty database, which gets its final name only when it is complete and on the disk. */
export async function initialize(location: DatabaseLocation, binaries: Binaries): Promise<void> {
  // The tools of a first start that was killed may still be running: each start has its own draft.
  for (const name of readdirSync(location.dir)) if (name.startsWith(DRAFT)) discard(join(location.dir, name))
  const draft = mkdtempSync(join(location.dir, DRAFT))
  if (location.account !== null) chownSync(draft, location.account.uid, location.account.gid)
  const { env } = binaries
  const run = (program: string, args: string[], input = '') => runTool({ program, args, input, location, env })
  await run(binaries.initdb, [
    '-D', draft, '-U', DATABASE, '--auth=trust', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8', '--data-checksums', '--no-instructions', '--no-sync',
  ])
  const single = ['--single', '-D', draft, '-c', 'fsync=off', 'postgres']
  await run(binaries.postgres, single, `CREATE DATABASE ${DATABASE}\n`)
  await run(binaries.initdb, ['--sync-only', '-D', draft])
  rmSync(location.data, { recursive: true, force: true })
  renameSync(draft, location.data)
  const parent = openSync(location.dir, 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function discard(draft: string): void {
  try {
    rmSync(draft, { recursive: true, force: true })
  } catch {
    // Still being written to; a later start removes it.
  }
}

async function runTool(tool: {
  program: string
  args: string[]
  input: string
  location: DatabaseLocation
  env: Record<string, string>
}): Promise<void> {
  const { account, data, dir } = tool.location
  const as = account === null ? {} : { uid: account.uid, gid: account.gid }
  const child = spawn(tool.program, tool.args, { cwd: dir, env: tool.env, stdio: 'pipe', detached: true, ...as })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (words = (words + chunk).slice(-20_000)))
  }
  child.stdin.on('error', () => {})
  child.stdin.end(tool.input)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  // A single-user server reports a failed statement as text, with exit code 0.
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(words)) throw explainOutput(words, data)
}
