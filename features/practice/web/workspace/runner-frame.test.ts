import { afterEach, beforeEach, expect, describe, test, vi } from 'vitest'
import type { FrameMessage, RunJob, FrameRequest } from '../../rules/runner.ts'

const JOB: RunJob = { language: 'javascript', source: '', function: 'twoSum', calls: ['[]'] }
const FILES = { worker: '', wasm: new ArrayBuffer(0) }
let compiled: PromiseWithResolvers<WebAssembly.Module>
let workers: PaperWorker[] = []
let heard: FrameMessage[] = []
let page: MessagePort
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done))
}
const ask = async (what: FrameRequest) => {
  page.postMessage(what)
  await settled()
}

/** A worker that notes what it is told. */
class PaperWorker extends EventTarget {
  told: unknown[] = []
  isEnded = false

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(what: unknown): void {
    this.told.push(what)
  }

  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(async () => {
  vi.resetModules()
  const hears: Record<string, (event: object) => void> = {}
  const scope = { addEventListener: (name: string, hear: (event: object) => void) => void (hears[name] = hear), parent: 'the page', Worker: PaperWorker }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:')
  compiled = Promise.withResolvers()
  vi.spyOn(WebAssembly, 'compile').mockImplementation(() => compiled.promise)
  workers = []
  heard = []
  await import('./runner-frame.ts')
  const { port1, port2 } = new MessageChannel()
  page = port1
  page.addEventListener('message', ({ data }: MessageEvent<string>) => heard.push(JSON.parse(data) as FrameMessage))
  page.start()
  hears['message']!({ source: 'the page', ports: [port2] })
})
afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('The frame in which code runs (requirement Q-6)', () => {
  test('a run that is stopped while its language is made ready is never given to a worker; the next one is', async () => {
    await ask({ do: 'prepare', language: 'javascript', files: FILES })
    await ask({ do: 'run', id: 1, job: JOB })
    await ask({ do: 'stop', language: 'javascript' })
    compiled.resolve({} as WebAssembly.Module)
    await settled()
    await ask({ do: 'run', id: 2, job: JOB })
    expect(workers.flatMap(({ told }) => told)).toEqual([{ module: {} }, { id: 2, ...JOB }])
  })

  test('what cannot be made ready is told to whoever runs something', async () => {
    await ask({ do: 'prepare', language: 'javascript', files: FILES })
    await ask({ do: 'run', id: 1, job: JOB })
    compiled.reject(new Error('This browser has no WebAssembly.'))
    await settled()
    expect(heard).toEqual([{ type: 'broken', language: 'javascript', why: 'Error: This browser has no WebAssembly.' }])
    expect(workers).toEqual([])
  })

  test('each stop ends the worker and begins another, and what the ended one still says is nobody’s', async () => {
    compiled.resolve({} as WebAssembly.Module)
    await ask({ do: 'prepare', language: 'javascript', files: FILES })
    await ask({ do: 'stop', language: 'javascript' })
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
    workers[0]!.dispatchEvent(new MessageEvent('message', { data: '{"type":"ready","language":"javascript"}' }))
    workers[1]!.dispatchEvent(new MessageEvent('message', { data: '{"type":"end","id":7}' }))
    await settled()
    expect(heard).toEqual([{ type: 'end', id: 7 }])
  })
})
