import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** The operating-system account that runs PostgreSQL when Cloggle runs as root: PostgreSQL refuses to run as root. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/** Finds the account for the database: null for an ordinary user, never root when running as root. */
export function databaseAccount(dataPath: string): Account | null {
  const owner = statSync(dataPath, { throwIfNoEntry: false })
  const self = process.geteuid?.() ?? 0
  if (self !== 0) {
    if (owner !== undefined && owner.uid !== self) {
      throw new StartRefusal(
        `The database in ${dataPath} belongs to another user (number ${owner.uid}). ` +
          'Start Cloggle as that user, or change the owner of the directory.',
      )
    }
    return null
  }
  // Data of an ordinary user keeps its owner, who may start it again without root.
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (found === undefined || Number(found[2]) === 0) {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
        'Start Cloggle as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(found[2]), gid: Number(found[3]), name: found[0]! }
}

/** Whether the account may enter every directory on the path, including the last. */
export function mayEnter(path: string, account: Account | null): boolean {
  if (account === null) return true
  for (let at = path; ; at = dirname(at)) {
    const entry = statSync(at, { throwIfNoEntry: false })
    if (entry !== undefined) {
      const shift = entry.uid === account.uid ? 6 : entry.gid === account.gid ? 3 : 0
      if (((entry.mode >> shift) & 1) === 0) return false
    }
    if (at === dirname(at)) return true
  }
}
