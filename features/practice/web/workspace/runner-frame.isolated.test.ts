import { afterEach, beforeEach, expect, describe, test, vi } from 'vitest'
import type { FrameMessage, RunJob, FrameRequest } from '../../rules/runner.ts'

const JOB: RunJob = { engine: 'javascript', source: '', function: 'twoSum', calls: ['[]'], tables: [], megabytes: 256 }
const FILES = { worker: '', wasm: new ArrayBuffer(0) }
let compiled: PromiseWithResolvers<WebAssembly.Module>
let workers: FakeWorker[] = []
let received: FrameMessage[] = []
let page: MessagePort
const messagesPassed = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}
const request = async (message: FrameRequest) => {
  page.postMessage(message)
  await messagesPassed()
}

/** A fake worker that records its messages. */
class FakeWorker extends EventTarget {
  messages: unknown[] = []
  isEnded = false

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(message: unknown): void {
    this.messages.push(message)
  }

  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(async () => {
  vi.resetModules()
  const listeners: Record<string, (event: object) => void> = {}
  const scope = { addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener), parent: 'the page', Worker: FakeWorker }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  compiled = Promise.withResolvers()
  vi.spyOn(WebAssembly, 'compile').mockImplementation(() => compiled.promise)
  workers = []
  received = []
  await import('./runner-frame.ts')
  const { port1, port2 } = new MessageChannel()
  page = port1
  page.addEventListener('message', ({ data }: MessageEvent<string>) => received.push(JSON.parse(data) as FrameMessage))
  page.start()
  listeners['message']!({ source: 'the page', ports: [port2] })
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('The frame in which code runs (requirement Q-6)', () => {
  test('does not give a worker a run that was stopped before its engine was ready, but the next one', async () => {
    await request({ do: 'prepare', engine: 'javascript', files: FILES })
    await request({ do: 'run', id: 1, job: JOB })
    await request({ do: 'stop', engine: 'javascript' })
    compiled.resolve({} as WebAssembly.Module)
    await messagesPassed()
    await request({ do: 'run', id: 2, job: JOB })
    expect(workers.flatMap(({ messages }) => messages)).toEqual([{ module: {} }, { id: 2, ...JOB }])
  })

  test('reports an engine that cannot start to the run', async () => {
    await request({ do: 'prepare', engine: 'javascript', files: FILES })
    await request({ do: 'run', id: 1, job: JOB })
    compiled.reject(new Error('This browser has no WebAssembly.'))
    await messagesPassed()
    expect(received).toEqual([{ type: 'broken', engine: 'javascript', why: 'Error: This browser has no WebAssembly.' }])
    expect(workers).toEqual([])
  })

  test('ends the worker at each stop and starts another; messages of an ended worker are ignored', async () => {
    compiled.resolve({} as WebAssembly.Module)
    await request({ do: 'prepare', engine: 'javascript', files: FILES })
    await request({ do: 'stop', engine: 'javascript' })
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
    workers[0]!.dispatchEvent(new MessageEvent('message', { data: '{"type":"ready","engine":"javascript"}' }))
    workers[1]!.dispatchEvent(new MessageEvent('message', { data: '{"type":"end","id":7}' }))
    await messagesPassed()
    expect(received).toEqual([{ type: 'end', id: 7 }])
  })
})
