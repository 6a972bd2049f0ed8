/** One guest of the WASM pool: a thread that runs one program and is then ended. What it is given is ours, the program is not. */
import { readlinkSync } from 'node:fs'
import { receiveMessageOnPort, threadId, workerData, type MessagePort } from 'node:worker_threads'
import { LONGEST_ANSWER, MOST_PRINTED } from '../caps.ts'
import { endsOver } from '../guests/ends.ts'
import { runProgram } from '../guests/quickjs.ts'
import type { Files } from './python-files.ts'
import { Exit, wasi } from './wasi.ts'

/** What a thread is started with. */
export interface ThreadData {
  port: MessagePort
  /** Wakes the thread: how many messages were sent to it. */
  bell: Int32Array
  module: WebAssembly.Module
  python: { files: Files; harness: string } | null
}

const { port, bell, module, python } = workerData as ThreadData

let heard = 0
function next(): Buffer {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: Uint8Array } | undefined
    if (received !== undefined) return Buffer.from(received.message)
    Atomics.wait(bell, 0, heard)
    heard = Atomics.load(bell, 0)
  }
}

const tell = (what: object) => port.postMessage(what)

function taskOf(): string | null {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return null
  }
}

tell({ task: taskOf() ?? `thread ${threadId}` })

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
      else written += bytes.length
      if (printed > MOST_PRINTED || written > LONGEST_ANSWER + 8) {
        tell({ tooMuch: true })
        throw new Exit()
      }
      if (descriptor === 1) tell({ bytes, memoryKb: memory().buffer.byteLength / 1024 })
    },
  }
  const memory = () => instance.exports['memory'] as WebAssembly.Memory
  const program = { args: ['python', '-I', '-S', '-B', '-c', harness], files, streams, memory }
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(program) })
  ;(instance.exports['_start'] as () => void)()
}

// What it has is told with the message itself.
const runJavascript = () => runProgram(module, endsOver(next, (bytes) => tell({ bytes, memoryKb: null })))

try {
  if (python === null) await runJavascript()
  else runPython(python)
} catch {
  // However it ended, it has.
}
