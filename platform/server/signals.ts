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

/** Hears of what was committed on this node, at once: for caches and the relay, never for work that must happen. */
export interface SignalBus {
  /** The outbox has new rows, by this process; done when all processes of this node have heard of it. */
  committed(signals: Signal[]): Promise<void>
  /** Another process of this node committed these. */
  heard(signals: Signal[]): void
  onCommitted(hear: (signals: Signal[]) => void): void
}

export function openSignalBus(tellOthers: (signals: Signal[]) => Promise<unknown> = async () => {}): SignalBus {
  const emitter = new EventEmitter()
  const heard = (signals: Signal[]) => void emitter.emit('committed', signals)
  return {
    committed: async (signals) => {
      heard(signals)
      await tellOthers(signals)
    },
    heard,
    onCommitted: (hear) => void emitter.on('committed', hear),
  }
}

/** Work that one feature does because something happened in another: at least once, in a task of its own. */
export interface Listener {
  /** Unique in the house, such as `notifications.tell-author`. */
  id: string
  to: SignalName
  hear(context: Context, signal: Signal, signalId: number): Promise<void>
}

/** Declares a listener with the shape of its signal known. */
export function listen<Name extends SignalName>(
  id: string,
  to: Name,
  hear: (context: Context, signal: { name: Name } & Signals[Name], signalId: number) => Promise<void>,
): Listener {
  return { id, to, hear: (context, signal, signalId) => hear(context, signal as unknown as { name: Name } & Signals[Name], signalId) }
}
