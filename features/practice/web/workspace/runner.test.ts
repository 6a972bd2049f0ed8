import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_BROWSER_RUN, type FrameMessage, type RunJob, type FrameRequest } from '../../rules/runner.ts'
import { openRunner } from './runner.ts'

const JOB: RunJob = { language: 'python', source: '', function: 'two_sum', calls: ['[]', '[]'] }
/** The smallest module that has a memory. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1])
let told: FrameRequest['do'][] = []
let say: (what: FrameMessage) => void
/** What was on its way through ports has arrived. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}

/** A browser whose frame notes what it is told and says what a test wants. */
function standInForTheBrowser() {
  const heard: FrameRequest['do'][] = []
  told = heard
  const frame = Object.assign(new EventTarget(), {
    sandbox: { add: () => {} },
    contentWindow: {
      postMessage: (_word: string, _origin: string, [port]: [MessagePort]) => {
        say = (what) => port.postMessage(JSON.stringify(what))
        port.addEventListener('message', ({ data }: MessageEvent<FrameRequest>) => heard.push(data.do))
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
  standInForTheBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A run in the browser (requirement Q-6)', () => {
  test('has its time from when Python is ready, and says when that is; who says it again gets no more', async () => {
    const runner = openRunner()
    const begun = vi.fn()
    const report = runner.run(JOB, begun)
    await settled()
    expect(told).toEqual(['prepare', 'run'])
    vi.advanceTimersByTime(MAX_BROWSER_RUN + 5_000)
    expect(begun).not.toHaveBeenCalled()
    say({ type: 'ready', language: 'python' })
    await settled()
    expect(begun).toHaveBeenCalledOnce()
    say({ type: 'answer', id: 1, at: 0, value: '1', ms: 1, printed: '' })
    vi.advanceTimersByTime(MAX_BROWSER_RUN - 1)
    say({ type: 'ready', language: 'python' })
    await settled()
    vi.advanceTimersByTime(1)
    expect(await report).toMatchObject({ ended: 'too-long', hasBegun: true, answers: [{ at: 0 }] })
    expect(begun).toHaveBeenCalledOnce()
    runner.close()
  })

  test('that is stopped while Python is made ready never began', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await settled()
    runner.stop()
    expect(await report).toMatchObject({ ended: 'stopped', hasBegun: false })
    runner.close()
  })

  test('that is stopped while Python is still being loaded is stopped at once, and does not begin afterwards', async () => {
    const loading = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => loading.promise)
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await settled()
    runner.stop()
    expect(await report).toEqual({ answers: [], hasBegun: false, ended: 'stopped' })
    loading.reject(new Error('The network went away.'))
    await settled()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(MODULE)))
    const next = runner.run(JOB, () => {})
    await settled()
    say({ type: 'end', id: 2 })
    expect(await next).toMatchObject({ ended: 'done' })
    expect(told).toEqual(['stop', 'prepare', 'run'])
    runner.close()
  })

  test('whose language cannot be made ready fails, and the next one begins from nothing', async () => {
    const runner = openRunner()
    for (const _ of [1, 2]) {
      const report = runner.run(JOB, () => {})
      const failed = expect(report).rejects.toThrow('no WebAssembly')
      await settled()
      say({ type: 'broken', language: 'python', why: 'There is no WebAssembly.' })
      await failed
    }
    expect(told).toEqual(['prepare', 'run', 'prepare', 'run'])
    runner.close()
  })

  test('in Python that came to the end of its memory has its worker ended', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await settled()
    say({ type: 'answer', id: 1, at: 0, raised: 'MemoryError', limit: 'memory', ms: 1, printed: '' })
    say({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done', answers: [{ limit: 'memory' }] })
    await settled()
    expect(told).toEqual(['prepare', 'run', 'stop'])
    runner.close()
  })

  test('in Python that printed too much leaves its worker to the next one', async () => {
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await settled()
    say({ type: 'answer', id: 1, at: 0, raised: 'Too much.', limit: 'output', ms: 1, printed: '' })
    say({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done', answers: [{ limit: 'output' }] })
    await settled()
    expect(told).toEqual(['prepare', 'run'])
    runner.close()
  })

  test('in JavaScript uses its engine once; the worker of Python stays', async () => {
    const runner = openRunner()
    for (const [language, id] of [['javascript', 1], ['python', 2]] as const) {
      const report = runner.run({ ...JOB, language }, () => {})
      await settled()
      say({ type: 'end', id })
      expect(await report).toMatchObject({ ended: 'done' })
      await settled()
      expect(told).toEqual(['prepare', 'run', 'stop', ...(language === 'python' ? ['prepare', 'run'] : [])])
    }
    runner.close()
  })

  test('begins from what is kept, also where the network answers nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('caches', { match: () => Promise.resolve(new Response(MODULE)) })
    const runner = openRunner()
    const report = runner.run(JOB, () => {})
    await settled()
    say({ type: 'end', id: 1 })
    expect(await report).toMatchObject({ ended: 'done' })
    expect(told).toEqual(['prepare', 'run'])
    runner.close()
  })

  test('tells once that a language has begun, however often it is ready', async () => {
    const hasBegun = vi.fn()
    const runner = openRunner(hasBegun)
    for (const [language, id] of [['javascript', 1], ['javascript', 2], ['python', 3]] as const) {
      const report = runner.run({ ...JOB, language }, () => {})
      await settled()
      say({ type: 'ready', language })
      await settled()
      say({ type: 'end', id })
      await report
    }
    expect(hasBegun.mock.calls).toEqual([['javascript'], ['python']])
    runner.close()
  })

  test('has its time from when the engine of this run is ready, not of the one before', async () => {
    const runner = openRunner()
    for (const id of [1, 2]) {
      const begun = vi.fn()
      const report = runner.run({ ...JOB, language: 'javascript' }, begun)
      await settled()
      expect(begun).not.toHaveBeenCalled()
      say({ type: 'ready', language: 'javascript' })
      await settled()
      expect(begun).toHaveBeenCalledOnce()
      say({ type: 'end', id })
      expect(await report).toMatchObject({ ended: 'done', hasBegun: true })
    }
    runner.close()
  })
})
