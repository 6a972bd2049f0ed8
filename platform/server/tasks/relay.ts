import type { House } from '../context.ts'
import { addTask, markDelivered, takeFromOutbox, type OutboxRow } from '../signals.queries.ts'
import type { Listener } from '../signals.ts'

const BATCH = 200
const IDLE_MS = 1_000

export interface Relay {
  /** Delivers all that waits, then stops. */
  stop(): Promise<void>
}

/**
 * Carries the outbox to the worker's queue: every listener of a signal gets a task of its own, every wish for a task
 * becomes one. It looks at once when this process committed something, and every second for what others left.
 */
export function startRelay(house: House, listeners: Listener[]): Relay {
  let stopped = false
  let wake: () => void = () => {}
  let asked = false
  house.bus.onCommitted(() => {
    asked = true
    wake()
  })

  async function loop(): Promise<void> {
    while (!stopped) {
      asked = false
      try {
        while ((await relayBatch(house, listeners)) === BATCH);
      } catch (error) {
        house.log.warn({ err: (error as Error).message }, 'The outbox could not be read; trying again.')
      }
      if (!asked && !stopped) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, IDLE_MS)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  const running = loop()
  return {
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

/** Moves one batch; gives how many rows it moved. */
export async function relayBatch(house: House, listeners: Listener[]): Promise<number> {
  return house.database.db.transaction().execute(async (db) => {
    const rows = await takeFromOutbox(db, BATCH)
    if (rows.length === 0) return 0
    for (const row of rows) {
      for (const task of tasksOf(row, listeners)) await addTask(db, task)
    }
    await markDelivered(db, rows.map((row) => row.id), house.clock.now())
    return rows.length
  })
}

function tasksOf(row: OutboxRow, listeners: Listener[]) {
  if (row.name.startsWith('task.')) {
    const wish = row.payload as { payload: unknown; dedupe?: string; runAt?: string }
    return [{ name: row.name.slice('task.'.length), ...wish }]
  }
  return listeners
    .filter((listener) => listener.to === row.name)
    .map((listener) => ({
      name: 'listeners.hear',
      payload: { listener: listener.id, signal: row.payload, signalId: row.id },
      dedupe: `${listener.id}:${row.id}`,
    }))
}
