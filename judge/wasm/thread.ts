/** A thread of the WASM pool. It runs one program and is then terminated. This code is trusted, the program is not. */
import { readlinkSync, readSync, writeSync } from 'node:fs'
import { threadId, workerData, type MessagePort } from 'node:worker_threads'
import { MAX_ANSWER, MAX_MEGABYTES, MAX_PRINTED } from '../limits.ts'
import { openFrameChannel } from '../sandboxed/frame-channel.ts'
import { runProgram } from '../sandboxed/run-javascript.ts'
import { runSql } from '../sandboxed/run-sql.ts'
import { addressed, readChannel } from './channels.ts'
import { DIRECT_PIPE, encodePoolMessage, EVENT, MAX_DIRECT_BYTES } from './pool-messages.ts'
import type { Files } from './python-files.ts'
import { Exit, wasi } from './wasi.ts'

/** The engines of the pool. */
export type WasmEngine = 'python' | 'javascript' | 'sql'

/** What a thread is started with. */
export interface ThreadData {
  id: number
  port: MessagePort
  /** The descriptor of the channel on which the judge sends messages. */
  channel: number
  module: WebAssembly.Module
  engine: WasmEngine
  /** What Python needs besides its module. */
  python: { files: Files; harness: string } | null
}

/** A message on the port of a thread. Short messages are written to the direct pipe instead. */
export type ThreadMessage = { bytes: Uint8Array; memoryKb: number | null } | { tooMuch: true }

const { id, port, channel, module, engine, python } = workerData as ThreadData
// Each message takes memory outside of the sandbox, so every write counts at least this much.
const MIN_COUNTED = 1_024
const MAX_BYTES = MAX_MEGABYTES * 1_048_576
const MAX_WRITTEN = MAX_ANSWER + 8 + MIN_COUNTED

const next = readChannel((into) => readSync(channel, into), id, () => new Exit())
const post = (message: ThreadMessage) => port.postMessage(message)

// Runs the code once before a program waits for it, so that V8 compiles it now.
readChannel((into) => addressed(id, Buffer.from('warm-up')).copy(into), id, () => new Exit())()

function ownTask(): string | null {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return null
  }
}

writeSync(DIRECT_PIPE, encodePoolMessage({ id, kind: EVENT.task, bytes: Buffer.from(ownTask() ?? `thread ${threadId}`) }))

function runPython({ files, harness }: NonNullable<ThreadData['python']>): void {
  let input: Buffer = Buffer.alloc(0)
  let written = 0
  let printed = 0
  const streams = {
    read(count: number) {
      if (input.length === 0) {
        input = next()
        written = 0
      }
      const bytes = input.subarray(0, count)
      input = input.subarray(bytes.length)
      return bytes
    },
    write(descriptor: 1 | 2, bytes: Uint8Array) {
      // Printed output is only counted, and what a program may send for one message is limited.
      if (descriptor === 2) printed += bytes.length
      else written += bytes.length + MIN_COUNTED
      if (printed > MAX_PRINTED || written > MAX_WRITTEN) {
        post({ tooMuch: true })
        throw new Exit()
      }
      if (descriptor === 1) post({ bytes: bytes.slice(), memoryKb: memory().buffer.byteLength / 1024 })
    },
  }
  const memory = () => instance.exports['memory'] as WebAssembly.Memory
  const program = { args: ['python', '-I', '-S', '-B', '-c', harness], files, streams, memory }
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(program) })
  ;(instance.exports['_start'] as () => void)()
}

// The frames of JavaScript and SQL contain the memory that is in use.
function give(bytes: Uint8Array): void {
  if (bytes.length <= MAX_DIRECT_BYTES) writeSync(DIRECT_PIPE, encodePoolMessage({ id, kind: EVENT.bytes, bytes }))
  else post({ bytes: new Uint8Array(bytes), memoryKb: null })
}

try {
  if (python !== null) runPython(python)
  else if (engine === 'sql') runSql(module, openFrameChannel(next, give), MAX_BYTES)
  else await runProgram(module, openFrameChannel(next, give), MAX_BYTES)
} catch {
  // The judge only needs to know that the thread has ended.
}
