/**
 * The WASM pool: a process of its own in which each guest is a thread, so that what is compiled and unpacked is there once. The
 * judge says what to open, to say and to end; nothing of the judge's is known here.
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { compileEngine } from '../guests/quickjs.ts'
import { partOf, PYTHON_HARNESS } from '../parts.ts'
import { compilePython, unpackLibrary } from './python-files.ts'
import type { ThreadData } from './thread.ts'

/** What the judge asks of the pool. */
export type Asked = { id: number; open: 'python' | 'javascript' } | { id: number; say: Uint8Array } | { id: number; end: true }

/** What the pool tells of a guest. */
export type Told = { id: number } & ({ task: string } | { bytes: Uint8Array; memoryKb: number | null } | { tooMuch: true } | { ended: true })

/** No program has more memory than this here, whatever its problem allows: the interpreter's own included. */
export const MOST_MEGABYTES = 288

const files = unpackLibrary()
const modules = { python: compilePython(MOST_MEGABYTES), javascript: compileEngine() }

interface Thread {
  worker: Worker
  say(bytes: Uint8Array): void
}
const threads = new Map<number, Thread>()

// A judge that is gone hears nothing any more, and this process ends with it.
const tell = (told: Told) => void process.send?.(told, () => undefined)

function open(id: number, kind: 'python' | 'javascript'): Thread {
  const { port1, port2 } = new MessageChannel()
  const bell = new Int32Array(new SharedArrayBuffer(4))
  const data: ThreadData = { port: port2, bell, module: modules[kind], python: kind === 'python' ? { files, harness: PYTHON_HARNESS } : null }
  const worker = new Worker(partOf('wasm/thread'), {
    workerData: data,
    transferList: [port2],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  })
  port1.on('message', (what: object) => tell({ id, ...what } as Told))
  worker.on('error', () => undefined)
  // Not when the thread has ended but when its line is closed: by then all that it said has come.
  port1.once('close', () => {
    threads.delete(id)
    tell({ id, ended: true })
  })
  return {
    worker,
    say(bytes) {
      port1.postMessage(bytes)
      Atomics.add(bell, 0, 1)
      Atomics.notify(bell, 0)
    },
  }
}

process.on('message', (asked: Asked) => {
  if ('open' in asked) threads.set(asked.id, open(asked.id, asked.open))
  else if ('say' in asked) threads.get(asked.id)?.say(asked.say)
  else void threads.get(asked.id)?.worker.terminate()
})
process.once('disconnect', () => process.exit(0))
