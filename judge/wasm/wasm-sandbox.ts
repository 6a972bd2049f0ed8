import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { JAVASCRIPT_SLOWNESS } from '#features/practice/rules/judging.ts'
import { AT_ONCE, LONGEST_ANSWER, THRIFTY } from '../caps.ts'
import { timeOf } from '../guest-time.ts'
import { frameOf, readFrames } from '../frames.ts'
import type { Guest, Sandbox } from '../guest.ts'
import { openMailbox } from '../mailbox.ts'
import { partOf } from '../parts.ts'
import { ASK, pack, readParcels, TELL, type Ask, type Parcel, type Tell } from './parcels.ts'

// Measured on the loop of three million steps, beside the native Python.
const SLOWNESS = { python: 8, javascript: JAVASCRIPT_SLOWNESS }
// Where others keep every core busy, it takes 25 times as long as the 0.7 s that it takes alone; and there is nothing to turn to instead.
const PATIENCE_MS = 120_000
// A small heap, for what is big lies outside of it; and for the day that somebody comes through WebAssembly: no network, no
// other programs, nothing written.
const NODE_FLAGS = ['--max-old-space-size=96', '--permission', '--allow-worker', '--allow-fs-read=*', ...AT_ONCE]

type Hear = (told: Parcel<Tell> | 'lost') => void

/** The pool's process, started when it is needed, and again when it ended. */
function openPool() {
  const hearers = new Map<number, Hear>()
  let child: ReturnType<typeof start> | null = null
  let last = 0

  function start() {
    const begun = spawn(process.execPath, [...NODE_FLAGS, partOf('wasm/pool')], { stdio: ['pipe', 'pipe', 'inherit', 'pipe'], env: THRIFTY })
    const [stdin, stdout, , short] = begun.stdio as [Writable, Readable, unknown, Readable, ...unknown[]]
    const hearOne = (told: Parcel<Tell>) => {
      const hear = hearers.get(told.id)
      if (told.kind === TELL.ended) hearers.delete(told.id)
      hear?.(told)
    }
    // What ended said its last word before, perhaps on the other line: this turn may not have seen it, the next one does.
    const hearLast = (told: Parcel<Tell>) => void setImmediate(() => setImmediate(hearOne, told))
    stdout.on('data', readParcels<Tell>((told) => (told.kind === TELL.ended ? hearLast(told) : hearOne(told))))
    short.on('data', readParcels<Tell>(hearOne))
    stdin.on('error', () => undefined)
    begun.on('error', () => undefined)
    begun.once('close', () => {
      if (child?.begun === begun) child = null
      for (const hear of hearers.values()) hear('lost')
      hearers.clear()
    })
    return { begun, stdin }
  }

  return {
    open(engine: 'python' | 'javascript', hear: Hear): (kind: Ask, bytes?: Uint8Array) => void {
      child ??= start()
      const { stdin } = child
      const id = ++last
      hearers.set(id, hear)
      const ask = (kind: Ask, bytes?: Uint8Array) => void stdin.write(pack({ id, kind, ...(bytes && { bytes }) }))
      ask(engine === 'python' ? ASK.openPython : ASK.openJavascript)
      return ask
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
    answersAlong: engine === 'javascript',
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
  let isAlive = true
  const named = Promise.withResolvers<void>()
  const clock = timeOf(() => task)
  const ask = pool.open(kind, (told) => {
    if (told === 'lost' || told.kind === TELL.ended) {
      isAlive = false
      clock.forget()
      named.resolve()
    }
    if (told === 'lost') mailbox.put({ lost: 'The WASM pool ended.' })
    else if (told.kind === TELL.task) named.resolve(void (task = String(told.bytes)))
    else if (told.kind === TELL.ended) mailbox.put({ ended: 'the thread ended' })
    else if (told.kind === TELL.tooMuch) mailbox.put({ message: { tooMuch: true } })
    else {
      memoryKb = told.number || memoryKb
      reader.take(told.bytes)
    }
  })
  const guest: Guest = {
    say: (...messages) => ask(ASK.say, Buffer.concat(messages.map(frameOf))),
    hear: mailbox.take,
    time: clock.time,
    lastTime: clock.lastTime,
    peakKb: () => memoryKb,
    spaceBytes: () => 0,
    printed: () => 0,
    isAlive: () => isAlive,
    kill() {
      ask(ASK.end)
      mailbox.put({ ended: 'stopped' })
      named.resolve()
    },
  }
  const late = setTimeout(guest.kill, PATIENCE_MS)
  // Its first word may come before the one on the other line, without which nobody can tell what it uses.
  const [first] = await Promise.all([guest.hear(), named.promise])
  clearTimeout(late)
  if (!('message' in first)) throw new Error('The WASM pool could not start a program.')
  guest.time()
  return guest
}
