import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from './start-refusal.ts'

// SQLite's result codes for a lock.
const TAKEN = 5
const FULL = 13

/** Makes this process the only Cloggle on `home` until it releases it or dies. Throws where another one runs. */
export function takeOwnership(home: string): { release: () => void } {
  // A PID file stays behind after kill -9. SQLite's lock is the kernel's: it dies with its process.
  const note = join(home, 'owner.pid')
  const file = join(home, 'owner.lock')
  // Readable only by us: anyone who can read it could hold a lock on it.
  closeSync(openSync(file, 'a', 0o600))
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (failure) {
    lock.close()
    const { errcode } = failure as { errcode?: number }
    if (errcode === FULL) throw Object.assign(new Error('No space left'), { code: 'ENOSPC', path: home })
    if (errcode !== TAKEN) throw failure
    throw new StartRefusal(
      `Another Cloggle (process ${ownerNote(note)}) is using ${home}. ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
      { cause: failure },
    )
  }
  writeFileSync(note, String(process.pid), { mode: 0o600 })
  return { release: () => lock.isOpen && lock.close() }
}

function ownerNote(note: string): string {
  try {
    return readFileSync(note, 'utf8').slice(0, 20)
  } catch {
    return 'unknown'
  }
}
