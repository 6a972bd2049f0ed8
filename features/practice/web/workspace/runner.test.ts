import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserCallLimit, MAX_BROWSER_RUN, type FrameMessage, type RunJob, type FrameRequest } from '../../rules/runner.ts'
import { openRunner } from './runner.ts'

const JOB: RunJob = { engine: 'python', source: '', function: 'two_sum', calls: ['[]', '[]'], tables: [], megabytes: 256 }
/** The smallest module that has a memory. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1])
let requests: FrameRequest['do'][] = []
let send: (message: FrameMessage) => void
/** Waits until messages have passed through the ports. */
const messagesPassed = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}

/** Stubs a browser whose frame records requests and sends what a test wants. */
function stubBrowser() {
  const received: FrameRequest['do'][] = []
  requests = received
  const frame = Object.assign(new EventTarget(), {
    sandbox: { add: () => {} },
    contentWindow: {
      postMessage: (_text: string, _origin: string, [port]: [MessagePort]) => {
        send = (message) => port.postMessage(JSON.stringify(message))
        port.addEventListener('message', ({ data }: MessageEvent<FrameRequest>) => received.push(data.do))
        port.start()
      },
    },
    remove: () => {},
  })
  vi.stubGlobal('document', { createElement: () => frame, body: { append: () => queueMicrotask(() => frame.dispatchEvent(new Event('load'))) } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(MODULE)))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A run in the browser (requirement Q-6)', () => {
  test('has its time limit from when Python is ready, and reports that; a program that reports it again gets no more time', async () => {
    const runner = openRunner()
    const onStart = vi.fn()
    const report = runner.run(JOB, onStart)
    await messagesPassed()
    expect(requests).toEqual(['prepare', 'run'])
    vi.advanceTimersByTime(MAX_BROWSER_RUN + 5_000)
    expect(onStart).not.toHaveBeenCalled()
    send({ type: 'ready', engine: 'python' })
    await messagesPassed()
    expect(onStart).toHaveBeenCalledOnce()
    send({ type: 'answer', id: 1, at: 0, value: '1', ms: 1, printed: '' })
    vi.advanceTimersByTime(MAX_BROWSER_RUN - 1)
    send({ type: 'ready', engine: 'python' })
    await messagesPassed()
    vi.advanceTimersByTime(1)
    expect(await report).toMatchObject({ ended: 'too-long', hasStarted: true, answers: [{ at: 0 }] })
    expect(onStart).toHaveBeenCalledOnce()
    runner.close()
  })

  test('ends soon after one call exceeds the limit of the problem, and each call has its own time', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {}, browserCallLimit(2))
    await messagesPassed()
    send({ type: 'ready', engine: 'python' })
    await messagesPassed()
    vi.advanceTimersByTime(4_900)
    send({ type: 'answer', id: 1, at: 0, value: '1', ms: 4_900, printed: '' })
    await messagesPassed()
    vi.advanceTimersByTime(4_999)
    expect(requests).not.toContain('stop')
    vi.advanceTimersByTime(1)
    expect(await report).toMatchObject({ ended: 'too-long', answers: [{ at: 0 }] })
    runner.close()
  })

  test('that is stopped while Python starts has not started', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    runner.stop()
    expect(await report).toMatchObject({ ended: 'stopped', hasStarted: false })
    runner.close()
  })

  test('that is stopped while Python loads is stopped at once, and does not start afterwards', async () => {
    const loading = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => loading.promise)
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    runner.stop()
    expect(await report).toEqual({ answers: [], hasStarted: false, ended: 'stopped' })
    loading.reject(new Error('No network'))
    await messagesPassed()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(MODULE)))
    const next = runner.run(JOB, () => {})
    await messagesPassed()
    send({ type: 'end', id: 2 })
    expect(await next).toMatchObject({ ended: 'done' })
    expect(requests).toEqual(['stop', 'prepare', 'run'])
    runner.close()
  })

  test('whose engine cannot start fails; the next run loads it again', async () => {
    const runner = openRunner()
    for (const _ of [1, 2]) {
      const report = runner.run(JOB, () => {})
      const failed = expect(report).rejects.toThrow('no WebAssembly')
      await messagesPassed()
      send({ type: 'broken', engine: 'python', why: 'There is no WebAssembly.' })
      await failed
    }
    expect(requests).toEqual(['prepare', 'run', 'prepare', 'run'])
    runner.close()
  })

  test('in Python that runs out of memory ends its worker', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    send({ type: 'answer', id: 1, at: 0, raised: 'MemoryError', limit: 'memory', ms: 1, printed: '' })
    send({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done', answers: [{ limit: 'memory' }] })
    await messagesPassed()
    expect(requests).toEqual(['prepare', 'run', 'stop'])
    runner.close()
  })

  test('in Python that changes Python ends its worker', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    send({ type: 'end', id: 1, isSpent: true })
    expect(await report).toMatchObject({ ended: 'done' })
    await messagesPassed()
    expect(requests).toEqual(['prepare', 'run', 'stop'])
    runner.close()
  })

  test('in Python that prints too much leaves its worker for the next run', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    send({ type: 'answer', id: 1, at: 0, raised: 'Too much.', limit: 'output', ms: 1, printed: '' })
    send({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done', answers: [{ limit: 'output' }] })
    await messagesPassed()
    expect(requests).toEqual(['prepare', 'run'])
    runner.close()
  })

  test('in JavaScript uses its engine once; the worker of Python stays', async () => {
    const runner = openRunner()
    for (const [engine, id] of [['javascript', 1], ['python', 2]] as const) {
      const report = runner.run({ ...JOB, engine }, () => {})
      await messagesPassed()
      send({ type: 'end', id })
      expect(await report).toMatchObject({ ended: 'done' })
      await messagesPassed()
      expect(requests).toEqual(['prepare', 'run', 'stop', ...(engine === 'python' ? ['prepare', 'run'] : [])])
    }
    runner.close()
  })

  test('uses cached files without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('caches', { match: () => Promise.resolve(new Response(MODULE)) })
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await messagesPassed()
    send({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done' })
    expect(requests).toEqual(['prepare', 'run'])
    runner.close()
  })

  test('reports once per engine that it is ready', async () => {
    const onReady = vi.fn()
    const runner = openRunner(onReady)
    for (const [engine, id] of [['javascript', 1], ['javascript', 2], ['python', 3]] as const) {
      const report = runner.run({ ...JOB, engine }, () => {})
      await messagesPassed()
      send({ type: 'ready', engine })
      await messagesPassed()
      send({ type: 'end', id })
      await report
    }
    expect(onReady.mock.calls).toEqual([['javascript'], ['python']])
    runner.close()
  })

  test('has its time limit from when its own engine is ready, not that of the previous run', async () => {
    const runner = openRunner()
    for (const id of [1, 2]) {
      const onStart = vi.fn()
      const report = runner.run({ ...JOB, engine: 'javascript' }, onStart)
      await messagesPassed()
      expect(onStart).not.toHaveBeenCalled()
      send({ type: 'ready', engine: 'javascript' })
      await messagesPassed()
      expect(onStart).toHaveBeenCalledOnce()
      send({ type: 'end', id })
      expect(await report).toMatchObject({ ended: 'done', hasStarted: true })
    }
    runner.close()
  })
})
