import { describe, expect, test } from 'vitest'
import type { MetricObject } from 'prom-client'
import { openCluster, type Channel } from './cluster.ts'

/** Two ends of a channel that carries messages as JSON, asynchronously, like processes do. */
function lines(): [Channel, Channel] {
  const listeners: ((message: unknown) => void)[] = []
  const end = (own: number): Channel => ({
    send: (message) => {
      const text = JSON.stringify(message)
      setImmediate(() => listeners[1 - own]!(JSON.parse(text)))
    },
    onMessage: (listener) => void (listeners[own] = listener),
  })
  return [end(0), end(1)]
}

/** A primary with this many secondaries around it. */
function star(others: number) {
  const first = openCluster({ timeoutMs: 100 })
  const rest = Array.from({ length: others }, () => {
    const [near, far] = lines()
    const one = openCluster({ timeoutMs: 100 })
    one.join(far)
    return { one, leave: first.join(near) }
  })
  return { first, rest }
}

const counted = (name: string) => [{ name }] as unknown as MetricObject[]

describe('The web processes of one node', () => {
  test('the primary reaches all others, and each secondary reaches all but itself', async () => {
    const { first, rest } = star(3)
    first.handle('metrics', () => counted('first'))
    rest.forEach(({ one }, n) => one.handle('metrics', async () => counted(`other ${n}`)))
    const named = async (asker: typeof first) => (await asker.request('metrics', null)).map(([one]) => one!.name).sort()
    expect(await named(first)).toEqual(['other 0', 'other 1', 'other 2'])
    expect(await named(rest[1]!.one)).toEqual(['first', 'other 0', 'other 2'])
  })

  test('a request resolves only when the others have handled it', async () => {
    const { first, rest } = star(2)
    const acted: string[] = []
    first.handle('committed', () => (acted.push('first'), null))
    rest[1]!.one.handle('committed', async () => {
      await new Promise((done) => setTimeout(done, 20))
      acted.push('slow one')
      return null
    })
    await rest[0]!.one.request('committed', { messages: [], hasOutboxRows: false })
    expect(acted).toEqual(['first', 'slow one'])
  })

  test('a process that hangs, fails or has left does not block a request', async () => {
    const { first, rest } = star(3)
    rest[0]!.one.handle('metrics', () => new Promise(() => {}))
    rest[1]!.one.handle('metrics', () => Promise.reject(new Error('broken')))
    rest[2]!.one.handle('metrics', () => counted('sound'))
    expect((await first.request('metrics', null)).map(([one]) => one!.name)).toEqual(['sound'])
    expect((await rest[1]!.one.request('metrics', null)).map(([one]) => one!.name)).toEqual(['sound'])
    rest[2]!.leave()
    expect(await first.request('metrics', null)).toEqual([])
  })

  test('a process without others resolves at once', async () => {
    expect(await openCluster().request('committed', { messages: [], hasOutboxRows: false })).toEqual([])
  })
})
