import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { JAVASCRIPT_SLOWNESS } from '#features/practice/rules/judging.ts'
import { cpuClock } from '../cpu-clock.ts'
import { entryPoint } from '../entry-points.ts'
import { encodeFrame, readFrames } from '../frames.ts'
import { LOW_MEMORY_ENVIRONMENT, MAX_ANSWER, SHORT_LIVED_FLAGS } from '../limits.ts'
import { createMessageQueue } from '../message-queue.ts'
import type { Sandbox, SandboxProcess } from '../sandbox.ts'
import { addressed, CHANNELS, endMarker, FIRST_CHANNEL } from './channels.ts'
import type { WasmEngine } from './thread.ts'
import { encodePoolMessage, EVENT, readPoolMessages, REQUEST, type EventKind, type PoolMessage } from './pool-messages.ts'

// Measured with a loop of three million steps, relative to native Python. The limits of SQL problems are set for this sandbox.
const SLOWNESS = { python: 8, javascript: JAVASCRIPT_SLOWNESS, sql: 1 }
const OPEN = { python: REQUEST.openPython, javascript: REQUEST.openJavascript, sql: REQUEST.openSql }
// Starting takes 0.7 s alone and 25 times as long if other processes keep every core busy. There is no other sandbox to fall back to.
const START_TIMEOUT_MS = 120_000
// A small heap, because large data lies outside of it. The permissions are a second barrier, should a program escape from WebAssembly: no
// network, no other programs, no writing.
const NODE_FLAGS = ['--max-old-space-size=96', '--permission', '--allow-worker', '--allow-fs-read=*', ...SHORT_LIVED_FLAGS]

type Listener = (event: PoolMessage<EventKind> | 'lost') => void

/** The judge's side of a thread. */
interface Thread {
  send(bytes: Uint8Array): void
  end(): void
}

/** The process of the pool, which is started on demand and again after it has ended. */
function createPool() {
  const listeners = new Map<number, Listener>()
  let running: ReturnType<typeof start> | null = null
  let lastId = 0

  function start() {
    const channelPipes = Array.from({ length: CHANNELS }, () => 'pipe' as const)
    const child = spawn(process.execPath, [...NODE_FLAGS, entryPoint('wasm/pool')], { stdio: ['pipe', 'pipe', 'inherit', 'pipe', ...channelPipes], env: LOW_MEMORY_ENVIRONMENT })
    const [stdin, stdout, , directPipe] = child.stdio as unknown as [Writable, Readable, unknown, Readable]
    const channels = child.stdio.slice(FIRST_CHANNEL) as unknown as Writable[]
    const freeChannels = [...channels.keys()]
    const handle = (event: PoolMessage<EventKind>) => {
      const listener = listeners.get(event.id)
      if (event.kind === EVENT.ended) listeners.delete(event.id)
      listener?.(event)
    }
    // The last message of a thread may be on the other pipe, which is read in the next turn of the event loop.
    const handleEnd = (event: PoolMessage<EventKind>) => void setImmediate(() => setImmediate(handle, event))
    stdout.on('data', readPoolMessages<EventKind>((event) => (event.kind === EVENT.ended ? handleEnd(event) : handle(event))))
    directPipe.on('data', readPoolMessages<EventKind>(handle))
    for (const pipe of [stdin, ...channels]) pipe.on('error', () => undefined)
    child.on('error', () => undefined)
    child.once('close', () => {
      if (running?.child === child) running = null
      for (const listener of listeners.values()) listener('lost')
      listeners.clear()
    })
    return { child, stdin, channels, freeChannels }
  }

  return {
    /** Opens a thread of the engine, whose events go to `listener`. Throws if all channels are in use. */
    open(engine: WasmEngine, listener: Listener): Thread {
      running ??= start()
      const { stdin, channels, freeChannels } = running
      const at = freeChannels.pop()
      if (at === undefined) throw new Error('The WASM pool has no room for another program.')
      const channel = channels[at]!
      const id = ++lastId
      listeners.set(id, (event) => {
        if (event !== 'lost' && event.kind === EVENT.ended) freeChannels.push(at)
        listener(event)
      })
      stdin.write(encodePoolMessage({ id, kind: OPEN[engine], number: FIRST_CHANNEL + at }))
      return {
        send: (bytes) => void channel.write(addressed(id, bytes)),
        end() {
          stdin.write(encodePoolMessage({ id, kind: REQUEST.end }))
          channel.write(endMarker(id))
        },
      }
    },
  }
}

/** Sandboxes in WebAssembly: for SQL, and for both other languages on machines on which the native one cannot be set up. */
export function wasmSandboxes(): Sandbox[] {
  const pool = createPool()
  return (['python', 'javascript', 'sql'] as const).map((engine) => ({
    name: 'wasm',
    engine,
    reportsMemory: true,
    answersWithReady: engine === 'javascript',
    slowness: SLOWNESS[engine],
    start: () => startThread(pool, engine),
  }))
}

async function startThread(pool: ReturnType<typeof createPool>, engine: WasmEngine): Promise<SandboxProcess> {
  const queue = createMessageQueue()
  // The pool reports the memory of Python along with its frames. The frames of the other engines, which trusted code writes, contain it.
  const withMemory = (message: unknown) => (engine === 'python' && typeof message === 'object' && message !== null ? { ...message, memoryKb } : message)
  const reader = readFrames(MAX_ANSWER, (event) => queue.put('message' in event ? { message: withMemory(event.message) } : event))
  let memoryKb = 0
  let task = ''
  let isAlive = true
  const taskKnown = Promise.withResolvers<void>()
  const clock = cpuClock(() => task)
  const thread = pool.open(engine, (event) => {
    if (event === 'lost' || event.kind === EVENT.ended) {
      isAlive = false
      clock.close()
      taskKnown.resolve()
    }
    if (event === 'lost') queue.put({ lost: 'The WASM pool ended.' })
    else if (event.kind === EVENT.task) taskKnown.resolve(void (task = String(event.bytes)))
    else if (event.kind === EVENT.ended) queue.put({ ended: 'the thread ended' })
    else if (event.kind === EVENT.tooMuch) queue.put({ message: { tooMuch: true } })
    else {
      memoryKb = event.number || memoryKb
      reader.take(event.bytes)
    }
  })
  const sandboxProcess: SandboxProcess = {
    send: (...messages) => thread.send(Buffer.concat(messages.map(encodeFrame))),
    receive: queue.take,
    readTime: clock.readTime,
    lastTime: clock.lastTime,
    peakKb: () => memoryKb,
    addressSpaceBytes: () => 0,
    printedBytes: () => 0,
    isAlive: () => isAlive,
    kill() {
      thread.end()
      queue.put({ ended: 'stopped' })
      taskKnown.resolve()
    },
  }
  const timeout = setTimeout(sandboxProcess.kill, START_TIMEOUT_MS)
  // The first message may arrive before the `task` event on the other pipe, without which its time cannot be read.
  const [first] = await Promise.all([sandboxProcess.receive(), taskKnown.promise])
  clearTimeout(timeout)
  if (!('message' in first)) throw new Error('The WASM pool could not start a program.')
  sandboxProcess.readTime()
  return sandboxProcess
}
