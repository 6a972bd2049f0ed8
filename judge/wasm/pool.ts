/**
 * The WASM pool: a process of its own in which each guest is a thread, so that what is compiled and unpacked is there once. The
 * judge says what to open and to end, and speaks to the threads past this one; nothing of the judge's is known here.
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { compileEngine } from '../guests/quickjs.ts'
import { MAX_MEGABYTES, YOUNG } from '../caps.ts'
import { partOf, PYTHON_HARNESS } from '../parts.ts'
import { compilePython, unpackLibrary } from './python-files.ts'
import { ASK, pack, readParcels, TELL, type Ask, type Tell } from './parcels.ts'
import type { Said, ThreadData } from './thread.ts'

const files = unpackLibrary()
const modules = { python: compilePython(MAX_MEGABYTES), javascript: compileEngine() }

const threads = new Map<number, Worker>()

const tell = (id: number, kind: Tell, number = 0, bytes?: Uint8Array) => void process.stdout.write(pack({ id, kind, number, ...(bytes && { bytes }) }))

function open(id: number, kind: 'python' | 'javascript', tube: number): Worker {
  const { port1, port2 } = new MessageChannel()
  const data: ThreadData = { id, port: port2, tube, module: modules[kind], python: kind === 'python' ? { files, harness: PYTHON_HARNESS } : null }
  const worker = new Worker(partOf('wasm/thread'), {
    workerData: data,
    transferList: [port2],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 3 * YOUNG },
  })
  port1.on('message', (said: Said) => {
    if ('bytes' in said) tell(id, TELL.bytes, said.memoryKb ?? 0, said.bytes)
    else tell(id, TELL.tooMuch)
  })
  worker.on('error', () => undefined)
  // Not when the thread has ended but when its line is closed: by then all that it said has come.
  port1.once('close', () => {
    threads.delete(id)
    tell(id, TELL.ended)
  })
  return worker
}

const read = readParcels<Ask>(({ id, kind, number: tube }) => {
  if (kind === ASK.end) void threads.get(id)?.terminate()
  else threads.set(id, open(id, kind === ASK.openPython ? 'python' : 'javascript', tube))
})
process.stdin.on('data', read)
// At once: to exit would be to wait for threads that wait for a word, while the judge believes that they live.
const end = () => process.kill(process.pid, 'SIGKILL')
// A judge that is gone hears nothing any more, and this process ends with it.
process.stdin.once('end', end)
process.stdout.on('error', end)
process.once('uncaughtException', (error) => {
  process.stderr.write(`The WASM pool broke: ${error.stack ?? error.message}\n`)
  end()
})
