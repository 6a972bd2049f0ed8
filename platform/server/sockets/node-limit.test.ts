import { describe, expect, test } from 'vitest'
import { openCluster, type Channel } from '../cluster/cluster.ts'
import { nodeLimit } from './node-limit.ts'

/** Two connected processes of one node. */
function twoProcesses() {
  const listeners: ((message: unknown) => void)[] = []
  const end = (own: number): Channel => ({
    send: (message) => void setImmediate(() => listeners[1 - own]!(message)),
    onMessage: (listener) => void (listeners[own] = listener),
  })
  const both = [openCluster({ timeoutMs: 100 }), openCluster({ timeoutMs: 100 })] as const
  both[0].join(end(0))
  both[1].join(end(1))
  return both
}

describe('A limit on sockets over all processes of a node', () => {
  test('counts both processes, and a release makes room', async () => {
    const [one, other] = twoProcesses().map((cluster) => nodeLimit('sockets.network', 3, cluster)) as [ReturnType<typeof nodeLimit>, ReturnType<typeof nodeLimit>]
    expect([await one.acquire('a'), await other.acquire('a'), await one.acquire('a')]).toEqual([true, true, true])
    expect([await one.acquire('a'), await other.acquire('a')]).toEqual([false, false])
    expect(await other.acquire('b')).toBe(true)
    one.release('a')
    expect(await other.acquire('a')).toBe(true)
  })

  test('holds when many come to both at once', async () => {
    const limits = twoProcesses().map((cluster) => nodeLimit('sockets.person', 5, cluster))
    const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => limits[n % 2]!.acquire('a')))
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(5)
  })

  test('applies to a single process', async () => {
    const alone = nodeLimit('sockets.person', 1, undefined)
    expect([await alone.acquire('a'), await alone.acquire('a')]).toEqual([true, false])
  })
})
