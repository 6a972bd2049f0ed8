import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mayEnter, type Account } from './account.ts'
import { StartRefusal } from './start-refusal.ts'

// sun_path holds 108 bytes on Linux and 104 on macOS, including the final zero.
const MAX_PATH = 103
const fits = (dir: string) => Buffer.byteLength(join(dir, '.s.PGSQL.5432')) <= MAX_PATH

/** Creates the private directory of the socket: beside the data, or at a short path where that one is too long. */
export function socketDirectory(directory: string, account: Account | null, spares = [tmpdir(), '/tmp']): string {
  const candidate = join(directory, 'socket')
  if (fits(candidate)) {
    if (own(candidate, account)) return candidate
    throw new StartRefusal(`${candidate} belongs to another user or is not a directory. Remove it and start again.`)
  }
  const name = `cloggle-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`
  for (const root of spares) {
    if (!fits(join(root, `${name}-XXXXXX`)) || !mayEnter(root, account)) continue
    if (own(join(root, name), account)) return join(root, name)
    // Someone else owns the name: use a fresh one that nobody could predict.
    const fresh = mkdtempSync(join(root, `${name}-`))
    own(fresh, account)
    return fresh
  }
  throw new StartRefusal(
    `The path ${directory} is too long for the database's socket, and so is the temporary directory. ` +
      'Set DATA_DIR to a shorter path.',
  )
}

// An existing directory is used only if nobody but the database's account could have written to it.
function own(dir: string, account: Account | null): boolean {
  const uid = account?.uid ?? process.geteuid!()
  try {
    mkdirSync(dir, { mode: 0o700 })
    if (account !== null) chownSync(dir, account.uid, account.gid)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  }
  const entry = lstatSync(dir)
  const isOurs = entry.uid === uid || entry.uid === process.geteuid!()
  if (!entry.isDirectory() || !isOurs || (entry.mode & 0o022) !== 0) return false
  chmodSync(dir, 0o700)
  if (account !== null) chownSync(dir, account.uid, account.gid)
  return true
}
