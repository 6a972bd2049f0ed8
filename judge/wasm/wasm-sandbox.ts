import { fork, type ChildProcess } from 'node:child_process'
import { JAVASCRIPT_SLOWNESS } from '#features/practice/rules/judging.ts'
import { LONGEST_ANSWER, THRIFTY } from '../caps.ts'
import { timeOf } from '../guest-time.ts'
import { frameOf, readFrames } from '../frames.ts'
import type { Guest, Sandbox } from '../guest.ts'
import { openMailbox } from '../mailbox.ts'
import { partOf } from '../parts.ts'
import type { Asked, Told } from './pool.ts'

// Measured on the loop of three million steps, beside the native Python.
const SLOWNESS = { python: 8, javascript: JAVASCRIPT_SLOWNESS }
const PATIENCE_MS = 10_000
// A small heap, for what is big lies outside of it; and for the day that somebody comes through WebAssembly: no network, no
// other programs, nothing written.
const NODE_FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=96', '--permission', '--allow-worker', '--allow-fs-read=*', '--no-warnings']

type Hear = (told: Told | { id: number; lost: true }) => void

/** The pool's process, started when it is needed, and again when it ended. */
function openPool() {
  const hearers = new Map<number, Hear>()
  let child: ChildProcess | null = null
  let last = 0

  function start(): ChildProcess {
    const begun = fork(partOf('wasm/pool'), [], { serialization: 'advanced', env: THRIFTY, execArgv: NODE_FLAGS })
    begun.on('message', (told) => hearers.get((told as Told).id)?.(told as Told))
    begun.on('error', () => undefined)
    begun.once('close', () => {
      if (child === begun) child = null
      for (const [id, hear] of hearers) hear({ id, lost: true })
      hearers.clear()
    })
    return begun
  }

  return {
    open(kind: 'python' | 'javascript', hear: Hear): { ask(asked: object): void } {
      child ??= start()
      const pool = child
      const id = ++last
      hearers.set(id, (told) => {
        if ('ended' in told) hearers.delete(id)
        hear(told)
      })
      const ask = (asked: object) => void (pool.connected && pool.send({ id, ...asked } as Asked, () => {}))
      ask({ open: kind })
      return { ask }
    },
  }
}

/** Sandboxes in which both languages are WebAssembly: for machines where the native one cannot be set up. */
export function wasmSandboxes(): Sandbox[] {
  const pool = openPool()
  return (['python', 'javascript'] as const).map((engine) => ({
    name: 'wasm',
    engine,
    countsMemory: true,
    slowness: SLOWNESS[engine],
    open: () => openGuest(pool, engine),
  }))
}

async function openGuest(pool: ReturnType<typeof openPool>, kind: 'python' | 'javascript'): Promise<Guest> {
  const mailbox = openMailbox()
  // Beside Python's frames comes what its memory is; the other engine's frames, which are ours, say it themselves.
  const withMemory = (message: unknown) => (kind === 'python' && typeof message === 'object' && message !== null ? { ...message, memoryKb } : message)
  const reader = readFrames(LONGEST_ANSWER, (heard) => mailbox.put('message' in heard ? { message: withMemory(heard.message) } : heard))
  let memoryKb = 0
  let task = ''
  const line = pool.open(kind, (told) => {
    if ('task' in told) task = told.task
    else if ('lost' in told) mailbox.put({ lost: 'The WASM pool ended.' })
    else if ('ended' in told) mailbox.put({ ended: 'the thread ended' })
    else if ('tooMuch' in told) mailbox.put({ message: { tooMuch: true } })
    else {
      memoryKb = told.memoryKb ?? memoryKb
      reader.take(Buffer.from(told.bytes))
    }
  })
  const guest: Guest = {
    say: (...messages) => line.ask({ say: Buffer.concat(messages.map(frameOf)) }),
    hear: mailbox.take,
    time: timeOf(() => task),
    peakKb: () => memoryKb,
    spaceBytes: () => 0,
    printed: () => 0,
    kill() {
      line.ask({ end: true })
      mailbox.put({ ended: 'stopped' })
    },
  }
  const late = setTimeout(guest.kill, PATIENCE_MS)
  const first = await guest.hear()
  clearTimeout(late)
  if (!('message' in first)) throw new Error('The WASM pool could not start a program.')
  return guest
}
