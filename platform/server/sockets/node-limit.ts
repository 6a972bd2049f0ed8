import { tally } from '../http/tally.ts'
import type { Neighbours } from '../neighbours/neighbours.ts'

/** A limit on what is open per key, over all web processes of this node. */
export interface NodeLimit {
  take(key: string): Promise<boolean>
  giveBack(key: string): void
}

/**
 * Takes a place in this process first, then asks the other processes for their counts, so that two who come at once are never both let
 * in over the limit. A process that does not answer counts as empty.
 */
export function nodeLimit(question: 'sockets.network' | 'sockets.person', most: number, neighbours: Neighbours | undefined): NodeLimit {
  const own = tally(most)
  neighbours?.answer(question, own.count)
  return {
    async take(key) {
      if (!own.take(key)) return false
      const others = (await neighbours?.ask(question, key)) ?? []
      if (others.reduce((sum, count) => sum + count, own.count(key)) <= most) return true
      own.giveBack(key)
      return false
    },
    giveBack: own.giveBack,
  }
}
