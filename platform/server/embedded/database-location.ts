import { createHash } from 'node:crypto'
import {
  chmodSync, existsSync, lchownSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { databaseAccount, mayEnter, type Account } from './account.ts'
import { StartRefusal } from './start-refusal.ts'

/** The location of an embedded database, and the account that runs it. */
export interface DatabaseLocation {
  dir: string
  data: string
  account: Account | null
}

/** Creates the directory of the database; it contains the data, or a note of their location. */
export function prepareHome(dataDir: string): string {
  const asRoot = process.geteuid?.() === 0
  // As root, another account must be able to pass through the directory, but not list it.
  const mode = asRoot ? 0o711 : 0o700
  const home = join(dataDir, 'postgres')
  mkdirSync(home, { recursive: true, mode })
  if (asRoot) chmodSync(home, mode)
  return realpathSync(home)
}

/** Chooses the location of the data: where it was before; for a new database `home`, else `shared`. */
export function chooseLocation(home: string, shared: string): DatabaseLocation {
  const note = join(home, 'place')
  const recorded = existsSync(note) ? readFileSync(note, 'utf8').trim() : null
  const dir = recorded ?? home
  const data = join(dir, 'data')
  if (recorded !== null && !existsSync(data)) {
    throw new StartRefusal(
      `The database of ${home} should be in ${data}, but nothing is there. Put it back, or remove ${note}.`,
    )
  }
  const account = databaseAccount(data)
  if (mayEnter(dir, account)) {
    if (account !== null && existsSync(data) && statSync(data).uid === 0) changeOwner(data, account)
    return { dir, data, account }
  }
  if (existsSync(data)) {
    throw new StartRefusal(
      `PostgreSQL runs as user ${account!.name}, who may not enter ${data}. ` +
        'Let others pass through the directories above it (chmod o+x), or move DATA_DIR.',
    )
  }
  return sharedLocation(home, shared, account)
}

// PostgreSQL refuses data that belong to root, such as a backup that root copied here.
function changeOwner(data: string, { uid, gid }: Account): void {
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) lchownSync(join(data, name), uid, gid)
  lchownSync(data, uid, gid)
}

// The database's account cannot enter a checkout below /root, so the data go to `shared`.
function sharedLocation(home: string, shared: string, account: Account | null): DatabaseLocation {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  // Data that an earlier, deleted DATA_DIR left behind are never reused.
  for (let attempt = 1; ; attempt += 1) {
    const dir = join(realpathSync(shared), attempt === 1 ? name : `${name}-${attempt}`)
    if (existsSync(dir)) continue
    if (!mayEnter(dir, account)) {
      throw new StartRefusal(
        `PostgreSQL runs as user ${account!.name}, who may enter neither ${home} nor ${shared}. ` +
          'Set DATA_DIR to a directory that every user may pass through, or start Cloggle as an ordinary user.',
      )
    }
    mkdirSync(dir, { mode: 0o711 })
    return { dir, data: join(dir, 'data'), account }
  }
}

/** Records the location, so that every later start finds it. */
export function recordLocation(home: string, location: DatabaseLocation): void {
  if (location.dir === home) return
  writeFileSync(join(home, 'place.new'), `${location.dir}\n`, { mode: 0o600 })
  renameSync(join(home, 'place.new'), join(home, 'place'))
}
