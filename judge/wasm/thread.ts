/** One guest of the WASM pool: a thread that runs one program and is then ended. What it is given is ours, the program is not. */
import { readlinkSync, readSync, writeSync } from 'node:fs'
import { threadId, workerData, type MessagePort } from 'node:worker_threads'
import { MAX_ANSWER, MAX_MEGABYTES, MAX_PRINTED } from '../caps.ts'
import { endsOver } from '../guests/ends.ts'
import { runProgram } from '../guests/quickjs.ts'
import { pack, SHORT, SHORT_LINE, TELL } from './parcels.ts'
import type { Files } from './python-files.ts'
import { addressed, takeFrom } from './tubes.ts'
import { Exit, wasi } from './wasi.ts'

/** What a thread is started with. */
export interface ThreadData {
  /** The guest. */
  id: number
  port: MessagePort
  /** Descriptor of the tube in which the judge says what it has to say. */
  tube: number
  module: WebAssembly.Module
  python: { files: Files; harness: string } | null
}

/** What a thread says on its port; what is short and done at once, it writes on the short line. */
export type Said = { bytes: Uint8Array; memoryKb: number | null } | { tooMuch: true }

const { id, port, tube, module, python } = workerData as ThreadData
// What is passed on takes room of everybody's, however little it is: an answer is one piece.
const PIECE = 1_024
const MAX_WRITTEN = MAX_ANSWER + 8 + PIECE

const next = takeFrom((into) => readSync(tube, into), id, () => new Exit())
const tell = (what: Said) => port.postMessage(what)

// What runs for the first time is compiled then: not when somebody waits.
takeFrom((into) => addressed(id, Buffer.from('once')).copy(into), id, () => new Exit())()

function taskOf(): string | null {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return null
  }
}

writeSync(SHORT_LINE, pack({ id, kind: TELL.task, bytes: Buffer.from(taskOf() ?? `thread ${threadId}`) }))

function runPython({ files, harness }: NonNullable<ThreadData['python']>): void {
  let waiting: Buffer = Buffer.alloc(0)
  let written = 0
  let printed = 0
  const streams = {
    read(most: number) {
      if (waiting.length === 0) {
        waiting = next()
        written = 0
      }
      const some = waiting.subarray(0, most)
      waiting = waiting.subarray(some.length)
      return some
    },
    write(descriptor: 1 | 2, bytes: Uint8Array) {
      // Nobody reads what is printed, and what nobody asked for is not passed on without an end.
      if (descriptor === 2) printed += bytes.length
      else written += bytes.length + PIECE
      if (printed > MAX_PRINTED || written > MAX_WRITTEN) {
        tell({ tooMuch: true })
        throw new Exit()
      }
      if (descriptor === 1) tell({ bytes: bytes.slice(), memoryKb: memory().buffer.byteLength / 1024 })
    },
  }
  const memory = () => instance.exports['memory'] as WebAssembly.Memory
  const program = { args: ['python', '-I', '-S', '-B', '-c', harness], files, streams, memory }
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(program) })
  ;(instance.exports['_start'] as () => void)()
}

function give(bytes: Uint8Array): void {
  if (bytes.length <= SHORT) writeSync(SHORT_LINE, pack({ id, kind: TELL.bytes, bytes }))
  else tell({ bytes: new Uint8Array(bytes), memoryKb: null })
}

// What it has is told with the message itself.
const runJavascript = () => runProgram(module, endsOver(next, give), MAX_MEGABYTES * 1_048_576)

try {
  if (python === null) await runJavascript()
  else runPython(python)
} catch {
  // However it ended, it has.
}
