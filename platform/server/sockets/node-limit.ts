import { setTimeout as pause } from 'node:timers/promises'
import { keyCounter } from '../http/key-counter.ts'
import type { Cluster } from '../cluster/cluster.ts'

const ATTEMPTS = 4
const RETRY_MS = 50

/** A limit on open things per key, over all web processes of this node. */
export interface NodeLimit {
  acquire(key: string): Promise<boolean>
  release(key: string): void
}

/**
 * Takes a slot in this process first, then requests the counts of the other processes, so that two concurrent requests never both exceed
 * the limit. A process that does not respond counts as empty.
 */
export function nodeLimit(question: 'sockets.network' | 'sockets.person', max: number, cluster: Cluster | undefined): NodeLimit {
  const own = keyCounter(max)
  cluster?.handle(question, own.count)
  return {
    async acquire(key) {
      for (let attempt = 1; own.acquire(key); attempt++) {
        const others = (await cluster?.request(question, key)) ?? []
        if (others.reduce((sum, count) => sum + count, own.count(key)) <= max) return true
        own.release(key)
        if (attempt === ATTEMPTS) return false
        // Concurrent attempts in several processes count each other; a moment later the failed ones are released.
        await pause(RETRY_MS * (1 + Math.random()))
      }
      return false
    },
    release: own.release,
  }
}
