import { EventEmitter } from 'node:events'
import type { Context } from './context.ts'

/**
 * What can happen, by name, with what is told about it. Features add theirs by declaration merging, so that a
 * listener knows the shape of what it hears.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Signals {}

export type SignalName = keyof Signals & string
export type Signal = { [Name in SignalName]: { name: Name } & Signals[Name] }[SignalName]

/**
 * What those who look at something are told in passing, by name: it is not kept, nobody can listen to it, and whoever
 * misses it looks again by themselves. Features add theirs by declaration merging.
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

/** Hears of what was committed on this node, at once: for caches and the relay, never for work that must happen. */
export interface SignalBus {
  /** This process committed it; done when all processes of this node have heard of it. */
  committed(commit: Committed): Promise<void>
  /** Another process of this node committed it. */
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

/** Work that one feature does because something happened in another: at least once, in a task of its own. */
export interface Listener {
  /** Unique in the site, such as `feature.what-it-does`. */
  id: string
  to: SignalName
  handle(context: Context, signal: Signal, signalId: number): Promise<void>
}

/** Declares a listener with the shape of its signal known. */
export function listen<Name extends SignalName>(
  id: string,
  to: Name,
  handle: (context: Context, signal: { name: Name } & Signals[Name], signalId: number) => Promise<void>,
): Listener {
  return { id, to, handle: (context, signal, signalId) => handle(context, signal as unknown as { name: Name } & Signals[Name], signalId) }
}
