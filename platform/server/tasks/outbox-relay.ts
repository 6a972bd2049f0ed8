import type { Services } from '../context.ts'
import { moveOutbox } from '../signals.queries.ts'
import type { Listener } from '../signals.ts'

const BATCH = 200
const IDLE_MS = 1_000

export interface Relay {
  /** Delivers all rows, then stops. */
  stop(): Promise<void>
}

/**
 * Moves the outbox to the task queue: every listener of a signal gets a task of its own, every task request becomes a task. It runs after
 * each commit of this process, and every second for rows that other processes left.
 */
export function startRelay(services: Services, listeners: Listener[]): Relay {
  let stopped = false
  let wake: () => void = () => {}
  let isRequested = false
  services.bus.onCommitted(({ hasOutboxRows }) => {
    if (!hasOutboxRows) return
    isRequested = true
    wake()
  })

  async function loop(): Promise<void> {
    let count = BATCH
    while (!stopped) {
      isRequested = false
      try {
        while ((await relayBatch(services, listeners, count)) === count);
        count = BATCH
      } catch (error) {
        // When a large batch times out, single rows get through.
        count = 1
        services.log.warn({ err: (error as Error).message }, 'The outbox could not be relayed; trying again.')
      }
      if (!isRequested && !stopped) await pause()
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

/** Moves one batch; returns the number of rows. */
export const relayBatch = ({ database, clock }: Services, listeners: Listener[], count = BATCH): Promise<number> =>
  moveOutbox(database.db, { count, listeners, at: clock.now() })
