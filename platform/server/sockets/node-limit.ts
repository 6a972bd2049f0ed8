import { setTimeout as pause } from 'node:timers/promises'
import { keyCounter } from '../http/key-counter.ts'
import type { Cluster } from '../cluster/cluster.ts'

const ATTEMPTS = 4
const RETRY_MS = 50

/** A limit on what is open per key, over all web processes of this node. */
export interface NodeLimit {
  acquire(key: string): Promise<boolean>
  release(key: string): void
}

/**
 * Takes a place in this process first, then asks the other processes for their counts, so that two who come at once are never both let
 * in over the limit. A process that does not answer counts as empty.
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
        // Many that come at once to several processes count each other's attempts: those that were given back are gone a moment later.
        await pause(RETRY_MS * (1 + Math.random()))
      }
      return false
    },
    release: own.release,
  }
}
