import { EventEmitter } from 'node:events'
import type { Context } from './context.ts'

/** All signals by name, with their payload. Features add theirs by declaration merging, so that listeners are typed. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Signals {}

export type SignalName = keyof Signals & string
export type Signal = { [Name in SignalName]: { name: Name } & Signals[Name] }[SignalName]

/**
 * Updates for viewers who watch something, by name. They are not stored and have no listeners; a viewer who misses one refetches later.
 * Features add theirs by declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ViewerUpdates {}

type ViewerUpdateName = keyof ViewerUpdates & string
export type ViewerUpdate = { [Name in ViewerUpdateName]: { name: Name } & ViewerUpdates[Name] }[ViewerUpdateName]

/** What a process of this node committed, and whether the outbox has new rows. */
export interface Committed {
  messages: (Signal | ViewerUpdate)[]
  hasOutboxRows: boolean
}

/** Announces commits on this node at once: for caches and the outbox relay, never for work that must happen. */
export interface SignalBus {
  /** Publishes a commit of this process; resolves when all processes of this node have received it. */
  committed(commit: Committed): Promise<void>
  /** Publishes a commit of another process of this node. */
  receive(commit: Committed): void
  onCommitted(handle: (commit: Committed) => void): void
}

export function openSignalBus(broadcast: (commit: Committed) => Promise<unknown> = async () => {}): SignalBus {
  const emitter = new EventEmitter()
  const receive = (commit: Committed) => void emitter.emit('committed', commit)
  return {
    committed: async (commit) => {
      receive(commit)
      await broadcast(commit)
    },
    receive,
    onCommitted: (handle) => void emitter.on('committed', handle),
  }
}

/** Work of one feature in response to a signal of another: at least once, in a task of its own. */
export interface Listener {
  /** Unique in the site, such as `feature.what-it-does`. */
  id: string
  to: SignalName
  handle(context: Context, signal: Signal, signalId: number): Promise<void>
}

/** Declares a listener with a typed signal. */
export function listen<Name extends SignalName>(
  id: string,
  to: Name,
  handle: (context: Context, signal: { name: Name } & Signals[Name], signalId: number) => Promise<void>,
): Listener {
  return { id, to, handle: (context, signal, signalId) => handle(context, signal as unknown as { name: Name } & Signals[Name], signalId) }
}
