import type { RightDefinition } from '../rules/rights.ts'
import type { Viewer } from '../rules/viewer.ts'
import { Refusal } from '../rules/refusals.ts'
import type { Clock, Dice } from './clock.ts'
import type { Database, Db } from './database/database.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { PasswordHasher } from './passwords.ts'
import { insertIntoOutbox } from './signals.queries.ts'
import type { Signal, SignalBus } from './signals.ts'
import type { TaskName, Tasks } from './tasks/tasks.ts'

/** What the process has: made once at the start, replaced piece by piece in tests. */
export interface House {
  database: Database
  clock: Clock
  dice: Dice
  files: FileStore
  mail: Mail
  passwords: PasswordHasher
  log: Log
  bus: SignalBus
  /** All that roles may be allowed, as features describe it. */
  rights: readonly RightDefinition[]
  /** The address people use, such as `https://cloggle.example`. */
  origin: string
}

/** Where a request comes from: its network (an IPv4 address or an IPv6 /64) and the browser's own words. */
export interface Caller {
  network: string
  browser: string
  requestId: string
}

/** Everything a use case may need, handed in. Inside a transaction there is a new one; the old one is out of reach. */
export interface Context extends House {
  viewer: Viewer | null
  caller: Caller
  db: Db
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Says that something happened: kept if the transaction commits, told to listeners after it. */
  announce(signal: Signal): Promise<void>
  /** Asks for background work: kept if the transaction commits. */
  enqueue<Name extends TaskName>(name: Name, payload: Tasks[Name], options?: { dedupe?: string; runAt?: Date }): Promise<void>
}

export const NOBODY: Caller = { network: 'inside', browser: '', requestId: 'inside' }

/** Opens the context of one request, task or test. */
export function openContext(house: House, viewer: Viewer | null = null, caller: Caller = NOBODY): Context {
  const outside = (): never => {
    throw new Error('Announce and enqueue belong inside a transaction.')
  }
  return {
    ...house,
    viewer,
    caller,
    db: house.database.db,
    announce: outside,
    enqueue: outside,
    inTransaction: (work) => inTransaction(house, viewer, caller, work),
  }
}

async function inTransaction<T>(
  house: House,
  viewer: Viewer | null,
  caller: Caller,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const announced: Signal[] = []
  let wroteOutbox = false
  const result = await house.database.db.transaction().execute(async (db) => {
    const inside: Context = {
      ...house,
      viewer,
      caller,
      db,
      inTransaction: (more) => more(inside),
      announce: async (signal) => {
        await insertIntoOutbox(db, signal.name, signal)
        announced.push(signal)
        wroteOutbox = true
      },
      enqueue: async (name, payload, options = {}) => {
        await insertIntoOutbox(db, `task.${name}`, { payload, ...options })
        wroteOutbox = true
      },
    }
    return work(inside)
  })
  if (wroteOutbox) await house.bus.committed(announced)
  return result
}

/** The viewer, or the refusal that opens the login dialog. */
export function signedIn(context: Context): Viewer {
  if (context.viewer === null) throw new Refusal('NOT_SIGNED_IN')
  return context.viewer
}
