import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { JAVASCRIPT_SLOWNESS } from '#features/practice/rules/judging.ts'
import { AT_ONCE, MAX_ANSWER, THRIFTY } from '../caps.ts'
import { timeOf } from '../guest-time.ts'
import { frameOf, readFrames } from '../frames.ts'
import type { Guest, Sandbox } from '../guest.ts'
import { openMailbox } from '../mailbox.ts'
import { partOf } from '../parts.ts'
import { ASK, pack, readParcels, TELL, type Parcel, type Tell } from './parcels.ts'
import { addressed, FIRST_TUBE, lastWord, TUBES } from './tubes.ts'

// Measured on the loop of three million steps, beside the native Python.
const SLOWNESS = { python: 8, javascript: JAVASCRIPT_SLOWNESS }
// Where others keep every core busy, it takes 25 times as long as the 0.7 s that it takes alone; and there is nothing to turn to instead.
const PATIENCE_MS = 120_000
// A small heap, for what is big lies outside of it; and for the day that somebody comes through WebAssembly: no network, no
// other programs, nothing written.
const NODE_FLAGS = ['--max-old-space-size=96', '--permission', '--allow-worker', '--allow-fs-read=*', ...AT_ONCE]

type Hear = (told: Parcel<Tell> | 'lost') => void

/** The judge's end of a thread. */
interface Thread {
  say(bytes: Uint8Array): void
  end(): void
}

/** The pool's process, started when it is needed, and again when it ended. */
function openPool() {
  const hearers = new Map<number, Hear>()
  let child: ReturnType<typeof start> | null = null
  let last = 0

  function start() {
    const tubePipes = Array.from({ length: TUBES }, () => 'pipe' as const)
    const begun = spawn(process.execPath, [...NODE_FLAGS, partOf('wasm/pool')], { stdio: ['pipe', 'pipe', 'inherit', 'pipe', ...tubePipes], env: THRIFTY })
    const [stdin, stdout, , short] = begun.stdio as unknown as [Writable, Readable, unknown, Readable]
    const tubes = begun.stdio.slice(FIRST_TUBE) as unknown as Writable[]
    const freeTubes = [...tubes.keys()]
    const hearOne = (told: Parcel<Tell>) => {
      const hear = hearers.get(told.id)
      if (told.kind === TELL.ended) hearers.delete(told.id)
      hear?.(told)
    }
    // What ended said its last word before, perhaps on the other line: this turn may not have seen it, the next one does.
    const hearLast = (told: Parcel<Tell>) => void setImmediate(() => setImmediate(hearOne, told))
    stdout.on('data', readParcels<Tell>((told) => (told.kind === TELL.ended ? hearLast(told) : hearOne(told))))
    short.on('data', readParcels<Tell>(hearOne))
    for (const way of [stdin, ...tubes]) way.on('error', () => undefined)
    begun.on('error', () => undefined)
    begun.once('close', () => {
      if (child?.begun === begun) child = null
      for (const hear of hearers.values()) hear('lost')
      hearers.clear()
    })
    return { begun, stdin, tubes, freeTubes }
  }

  return {
    /** A thread of the engine, and what it tells; throws where there are too many. */
    open(engine: 'python' | 'javascript', hear: Hear): Thread {
      child ??= start()
      const { stdin, tubes, freeTubes } = child
      const at = freeTubes.pop()
      if (at === undefined) throw new Error('The WASM pool has no room for another program.')
      const tube = tubes[at]!
      const id = ++last
      hearers.set(id, (told) => {
        if (told !== 'lost' && told.kind === TELL.ended) freeTubes.push(at)
        hear(told)
      })
      stdin.write(pack({ id, kind: engine === 'python' ? ASK.openPython : ASK.openJavascript, number: FIRST_TUBE + at }))
      return {
        say: (bytes) => void tube.write(addressed(id, bytes)),
        end() {
          stdin.write(pack({ id, kind: ASK.end }))
          tube.write(lastWord(id))
        },
      }
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
  const reader = readFrames(MAX_ANSWER, (heard) => mailbox.put('message' in heard ? { message: withMemory(heard.message) } : heard))
  let memoryKb = 0
  let task = ''
  let isAlive = true
  const named = Promise.withResolvers<void>()
  const clock = timeOf(() => task)
  const thread = pool.open(kind, (told) => {
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
    say: (...messages) => thread.say(Buffer.concat(messages.map(frameOf))),
    hear: mailbox.take,
    time: clock.time,
    lastTime: clock.lastTime,
    peakKb: () => memoryKb,
    spaceBytes: () => 0,
    printed: () => 0,
    isAlive: () => isAlive,
    kill() {
      thread.end()
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
