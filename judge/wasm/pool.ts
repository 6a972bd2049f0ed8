/**
 * The WASM pool: a separate process with one thread for each program, so that compiled modules and unpacked files are shared. The judge asks
 * this main thread to open and end threads, and sends them messages directly. The pool has no access to anything else of the judge.
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { entryPoint, PYTHON_HARNESS } from '../entry-points.ts'
import { JUDGE_STACK_KB, MAX_MEGABYTES, YOUNG_GENERATION_MB } from '../limits.ts'
import { compileEngine } from '../sandboxed/run-javascript.ts'
import { compileSqlite } from '../sandboxed/run-sql.ts'
import { encodePoolMessage, EVENT, readPoolMessages, REQUEST, type EventKind, type RequestKind } from './pool-messages.ts'
import { compilePython, unpackLibrary } from './python-files.ts'
import type { ThreadData, ThreadMessage, WasmEngine } from './thread.ts'

// Where the native sandbox runs programs, the pool runs only SQL and loads nothing else.
const python = once(() => ({ files: unpackLibrary(), harness: PYTHON_HARNESS }))
const modules: Record<WasmEngine, () => WebAssembly.Module> = { python: once(() => compilePython(MAX_MEGABYTES)), javascript: once(compileEngine), sql: once(compileSqlite) }
const ENGINES: Partial<Record<RequestKind, WasmEngine>> = { [REQUEST.openPython]: 'python', [REQUEST.openJavascript]: 'javascript', [REQUEST.openSql]: 'sql' }

const threads = new Map<number, Worker>()

const send = (id: number, kind: EventKind, number = 0, bytes?: Uint8Array) => void process.stdout.write(encodePoolMessage({ id, kind, number, ...(bytes && { bytes }) }))

/** A function that computes its value when it is first called. */
function once<T>(compute: () => T): () => T {
  let computed: { value: T } | null = null
  return () => (computed ??= { value: compute() }).value
}

function open(id: number, engine: WasmEngine, channel: number): Worker {
  const { port1, port2 } = new MessageChannel()
  const data: ThreadData = { id, port: port2, channel, module: modules[engine](), engine, python: engine === 'python' ? python() : null }
  const worker = new Worker(entryPoint('wasm/thread'), {
    workerData: data,
    transferList: [port2],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 3 * YOUNG_GENERATION_MB, stackSizeMb: Math.ceil(JUDGE_STACK_KB / 1024) },
  })
  port1.on('message', (message: ThreadMessage) => {
    if ('bytes' in message) send(id, EVENT.bytes, message.memoryKb ?? 0, message.bytes)
    else send(id, EVENT.tooMuch)
  })
  worker.on('error', () => undefined)
  // The port closes after the thread has ended and all of its messages were received.
  port1.once('close', () => {
    threads.delete(id)
    send(id, EVENT.ended)
  })
  return worker
}

const read = readPoolMessages<RequestKind>(({ id, kind, number: channel }) => {
  const engine = ENGINES[kind]
  if (engine === undefined) void threads.get(id)?.terminate()
  else threads.set(id, open(id, engine, channel))
})
process.stdin.on('data', read)
// A normal exit would wait for threads that block in a read, while the judge believes that the pool is alive.
const end = () => process.kill(process.pid, 'SIGKILL')
// When the judge ends, the pool ends.
process.stdin.once('end', end)
process.stdout.on('error', end)
process.once('uncaughtException', (error) => {
  process.stderr.write(`The WASM pool failed: ${error.stack ?? error.message}\n`)
  end()
})
