import type { ExportPart } from '../rules/personal-data.ts'
import type { RateLimits } from '../rules/rate-limits.ts'
import type { RightDefinition } from '../rules/rights.ts'
import type { Viewer } from '../rules/viewer.ts'
import { Refusal } from '../rules/refusals.ts'
import type { Clock, RandomSource } from './clock.ts'
import type { Contributions } from './extension-points.ts'
import type { Database, Db } from './database/database.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { EmailTransport } from './email/email-transport.ts'
import type { PasswordHasher } from './passwords.ts'
import { insertIntoOutbox, type NewOutboxRow } from './signals.queries.ts'
import type { ViewerUpdate, Signal, SignalBus } from './signals.ts'
import type { TaskName, Tasks } from './tasks/tasks.ts'

/** The services of the process: created once at the start, replaced one by one in tests. */
export interface Services {
  database: Database
  clock: Clock
  random: RandomSource
  files: FileStore
  /** The folder for backups that admins request. */
  backupDir: string
  emailTransport: EmailTransport
  passwords: PasswordHasher
  log: Log
  bus: SignalBus
  /** All rights that features declare. */
  rights: readonly RightDefinition[]
  /** All rate limits that features declare. */
  rateLimits: RateLimits
  /** The parts of a personal data export that features declare. */
  exportParts: readonly ExportPart[]
  /** What features contribute to other features. */
  contributions: Contributions
  /** The public URL of the site, such as `https://cloggle.example`. */
  origin: string
  /** The secret with which the mail server reports addresses that bounce; null: it may not. */
  bounceToken: string | null
  /** Where checks reach the site; null: at `origin`. */
  statusOrigin: string | null
}

/** Where a request comes from: its network (an IPv4 address or an IPv6 /64) and its `User-Agent`. */
export interface Caller {
  network: string
  browser: string
  requestId: string
}

/** Everything that a use case may need. A transaction gets a context of its own. */
export interface Context extends Services {
  viewer: Viewer | null
  caller: Caller
  /** Runs queries in the transaction of this context, or in none. `database` never joins a transaction; prepared statements and live queries use it. */
  db: Db
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Emits a signal: it is stored in the outbox if the transaction commits, and delivered to listeners afterwards. */
  emit(signal: Signal): Promise<void>
  /** Enqueues a background task, if the transaction commits. */
  enqueue<Name extends TaskName>(name: Name, payload: Tasks[Name], options?: { dedupe?: string; runAt?: Date }): Promise<void>
  /** Notifies viewers on this node that something may have changed; in a transaction, after its commit. Nothing is stored. */
  notifyViewers(update: ViewerUpdate): void
}

export const INTERNAL_CALLER: Caller = { network: 'inside', browser: '', requestId: 'inside' }

/** Opens the context of one request, task or test. */
export function openContext(services: Services, viewer: Viewer | null = null, caller: Caller = INTERNAL_CALLER): Context {
  return {
    ...services,
    viewer,
    caller,
    db: services.database.db,
    emit: outside,
    enqueue: outside,
    notifyViewers: (update) => {
      // Failing to notify viewers fails nothing else.
      services.bus.committed({ messages: [update], hasOutboxRows: false }).catch((error: Error) => services.log.warn({ err: error.message }, 'Viewers could not be notified.'))
    },
    inTransaction: (work) => inTransaction(services, viewer, caller, work),
  }
}

function outside(): never {
  throw new Error('Call emit and enqueue inside a transaction.')
}

async function inTransaction<T>(
  services: Services,
  viewer: Viewer | null,
  caller: Caller,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const messages: (Signal | ViewerUpdate)[] = []
  const outbox: NewOutboxRow[] = []
  // Signals that are emitted after the work without being awaited would be lost.
  let isOver = false
  const write = (row: NewOutboxRow) => (isOver ? outside() : void outbox.push(row))
  const result = await services.database.db.transaction().execute(async (db) => {
    const inside: Context = {
      ...services,
      viewer,
      caller,
      db,
      inTransaction: (more) => more(inside),
      emit: async (signal) => {
        write({ name: signal.name, payload: JSON.stringify(signal) })
        messages.push(signal)
      },
      enqueue: async (name, payload, options = {}) => {
        write({ name: `task.${name}`, payload: JSON.stringify({ payload, ...options }) })
      },
      notifyViewers: (update) => void messages.push(update),
    }
    const done = await work(inside)
    isOver = true
    if (outbox.length > 0) await insertIntoOutbox(db, outbox)
    return done
  })
  if (messages.length > 0 || outbox.length > 0) await services.bus.committed({ messages, hasOutboxRows: outbox.length > 0 })
  return result
}

/** Returns the viewer. Throws NOT_SIGNED_IN, which opens the login dialog. */
export function signedIn(context: Context): Viewer {
  if (context.viewer === null) throw new Refusal('NOT_SIGNED_IN')
  return context.viewer
}
