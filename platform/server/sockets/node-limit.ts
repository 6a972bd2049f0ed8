import { setTimeout as pause } from 'node:timers/promises'
import { tally } from '../http/tally.ts'
import type { Cluster } from '../cluster/cluster.ts'

const ATTEMPTS = 4
const AGAIN_MS = 50

/** A limit on what is open per key, over all web processes of this node. */
export interface NodeLimit {
  take(key: string): Promise<boolean>
  giveBack(key: string): void
}

/**
 * Takes a place in this process first, then asks the other processes for their counts, so that two who come at once are never both let
 * in over the limit. A process that does not answer counts as empty.
 */
export function nodeLimit(question: 'sockets.network' | 'sockets.person', most: number, cluster: Cluster | undefined): NodeLimit {
  const own = tally(most)
  cluster?.answer(question, own.count)
  return {
    async take(key) {
      for (let attempt = 1; own.take(key); attempt++) {
        const others = (await cluster?.ask(question, key)) ?? []
        if (others.reduce((sum, count) => sum + count, own.count(key)) <= most) return true
        own.giveBack(key)
        if (attempt === ATTEMPTS) return false
        // Many that come at once to several processes count each other's attempts: those that were given back are gone a moment later.
        await pause(AGAIN_MS * (1 + Math.random()))
      }
      return false
    },
    giveBack: own.giveBack,
  }
}
