import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Document } from '../graphql/graphql.ts'

const counts = { source: 'subscription Counts($after: Int!) { counts(after: $after) }' } as Document

/** Fake client sockets whose server is this test. */
class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: { type: string; id?: string; payload?: { token?: string; query?: string; variables?: unknown } }[] = []
  onopen?: () => void
  onclose?: (event: { code: number; reason: string }) => void
  onmessage?: (event: { data: string }) => void
  onerror?: (event: object) => void

  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number])
  }

  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED
    void Promise.resolve().then(() => this.onclose?.({ code, reason: '' }))
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server accepts the connection and reads the subscription. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    await flush()
    this.tell({ type: 'connection_ack' })
    await flush()
  }

  async opens(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    await flush()
  }

  async end(code: number): Promise<void> {
    this.close(code)
    await flush()
  }

  ofType(type: string) {
    return this.sent.filter((message) => message.type === type)
  }
}

const flush = () => vi.advanceTimersByTimeAsync(0)
const store = new Map<string, string>()
const last = () => FakeSocket.all.at(-1)!
let refreshStatus = 200
const page = { hidden: false, seen: [] as (() => void)[] }

let subscribe: (typeof import('./socket.ts'))['subscribe']

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  FakeSocket.all = []
  refreshStatus = 200
  page.hidden = false
  store.clear()
  store.set('token', 'first').set('user', '{"id":"ada"}')
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {}, location: { origin: 'https://site.example' } })
  vi.stubGlobal('document', { get hidden() { return page.hidden }, addEventListener: (_name: string, listener: () => void) => page.seen.push(listener) })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ token: 'second', user: { id: 'ada' } }), { status: refreshStatus })))
  ;({ subscribe } = await import('./socket.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Live messages (decision 014)', () => {
  test('share one socket, which opens with the first subscription and closes with the last', async () => {
    const received: unknown[] = []
    const stops = [1, 2].map((after) => subscribe(counts, () => ({ after }), (data) => received.push(data)))
    await flush()
    expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://site.example/graphql'])
    await last().accept()
    expect(last().ofType('connection_init')).toMatchObject([{ payload: { token: 'first' } }])
    const subscriptions = last().ofType('subscribe')
    expect(subscriptions.map(({ payload }) => payload)).toEqual([1, 2].map((after) => ({ query: counts.source, variables: { after } })))
    last().tell({ type: 'next', id: subscriptions[1]!.id, payload: { data: { counts: 3 } } })
    last().tell({ type: 'next', id: subscriptions[1]!.id, payload: { errors: [{ message: 'No.' }] } })
    expect(received).toEqual([{ counts: 3 }])
    stops[0]!()
    await flush()
    expect(last().readyState).toBe(FakeSocket.OPEN)
    stops[1]!()
    await flush()
    expect([last().ofType('complete').length, last().readyState]).toEqual([2, FakeSocket.CLOSED])
  })

  test('after a lost connection the client requests what came after, once the page is visible', async () => {
    let after = 1
    subscribe(counts, () => ({ after }), () => {})
    await flush()
    await last().accept()
    after = 7
    page.hidden = true
    await last().end(1006)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    page.hidden = false
    for (const seen of page.seen.splice(0)) seen()
    await flush()
    await last().accept()
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().ofType('subscribe')).toMatchObject([{ payload: { variables: { after: 7 } } }])
  })

  test('an expired token is renewed once', async () => {
    subscribe(counts, () => ({ after: 1 }), () => {})
    await flush()
    await last().opens()
    await last().end(4403)
    await vi.advanceTimersByTimeAsync(1_000)
    await last().accept()
    expect(last().ofType('connection_init')).toMatchObject([{ payload: { token: 'second' } }])
    expect(last().ofType('subscribe')).toHaveLength(1)
  })

  test('an ended session is not retried', async () => {
    refreshStatus = 401
    subscribe(counts, () => ({ after: 1 }), () => {})
    await flush()
    await last().opens()
    await last().end(4403)
    await vi.advanceTimersByTimeAsync(1_000)
    await last().opens()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().ofType('connection_init')).toEqual([])
  })

  test.each([4400, 4401, 4409, 4429, 4450])('a client error is not retried (%i)', async (code) => {
    subscribe(counts, () => ({ after: 1 }), () => {})
    await flush()
    await last().accept()
    await last().end(code)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('a connection that was lost is retried as long as it takes', async () => {
    subscribe(counts, () => ({ after: 1 }), () => {})
    await flush()
    await last().accept()
    await last().end(1006)
    for (let step = 0; step < 6_000; step += 1) {
      await vi.advanceTimersByTimeAsync(100)
      if (last().readyState !== FakeSocket.CONNECTING) continue
      last().readyState = FakeSocket.CLOSED
      last().onerror?.({ type: 'error' })
      last().onclose?.({ code: 1006, reason: '' })
    }
    expect(FakeSocket.all.length).toBeGreaterThan(15)
  })

  test('an unreachable server is tried six more times, at growing intervals', async () => {
    const at: number[] = []
    const start = Date.now()
    subscribe(counts, () => ({ after: 1 }), () => {})
    for (let step = 0; step < 3_000; step += 1) {
      await vi.advanceTimersByTimeAsync(100)
      if (last().readyState !== FakeSocket.CONNECTING) continue
      at.push(Date.now() - start)
      last().readyState = FakeSocket.CLOSED
      // A browser reports the error first, and then that the socket is closed.
      last().onerror?.({ type: 'error' })
      last().onclose?.({ code: 1006, reason: '' })
    }
    expect(at).toHaveLength(7)
    const pauses = at.slice(1).map((time, nth) => time - at[nth]!)
    for (const [nth, pause] of pauses.entries()) {
      const longest = Math.min(30_000, 1_000 * 2 ** nth)
      expect(pause).toBeGreaterThanOrEqual(longest / 2)
      expect(pause).toBeLessThanOrEqual(longest + 200)
    }
  })
})
