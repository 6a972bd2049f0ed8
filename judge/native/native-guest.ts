import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { frameOf, readFrames } from '../frames.ts'
import { MAX_ANSWER } from '../caps.ts'
import { timeOf } from '../guest-time.ts'
import type { FromGuest, Guest } from '../guest.ts'
import { openMailbox } from '../mailbox.ts'
import { BUBBLEWRAP } from './find-runtime.ts'
import { NOBODY } from './walls.ts'

// On a busy machine everything else goes before it.
const PATIENCE_MS = 30_000
const PAGE = 4_096

/** Starts one guest behind bubblewrap and waits until it says that it is there. */
export async function openNativeGuest(walls: readonly string[], filter: Buffer): Promise<Guest> {
  const isRoot = process.getuid?.() === 0
  const child = spawn(BUBBLEWRAP!, walls, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    env: {},
    cwd: '/',
    // A session and a group of its own: no terminal, and all of it can be ended at once.
    detached: true,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  if (child.pid !== undefined) groups.add(child.pid)
  const guest = guestOf(child)
  const [, , , rules, info] = child.stdio as [unknown, unknown, unknown, Writable, Readable]
  rules.on('error', () => undefined)
  rules.end(filter)
  const late = setTimeout(guest.kill, PATIENCE_MS)
  guest.pid = await pidFrom(info)
  const first = await guest.hear()
  clearTimeout(late)
  if (guest.pid === 0 || !('message' in first)) {
    guest.kill()
    throw new Error(`The sandbox could not be set up. ${guest.complaint().trim()}`.trim())
  }
  guest.time()
  return guest
}

/** The guest's number among our processes, as bubblewrap tells it; 0 where it could not begin. */
async function pidFrom(info: Readable): Promise<number> {
  let text = ''
  info.on('error', () => undefined)
  for await (const part of info) if (text.length < PAGE) text += String(part)
  return Number(/"child-pid": (\d+)/.exec(text)?.[1] ?? 0)
}

const SAID = 500

function guestOf(child: ChildProcess): Guest & { pid: number; complaint(): string } {
  const mailbox = openMailbox()
  const put = (from: FromGuest) => mailbox.put(from)
  let printed = 0
  let complaint = ''
  let peak = 0
  const clock = timeOf(() => String(guest.pid))
  const reader = readFrames(MAX_ANSWER, put)
  child.stdin!.on('error', () => undefined)
  child.stdout!.on('data', (bytes: Buffer) => reader.take(bytes))
  child.stderr!.on('data', (bytes: Buffer) => {
    printed += bytes.length
    if (complaint.length < SAID) complaint += bytes.toString('latin1', 0, SAID)
  })
  child.once('error', (error) => put({ ended: error.message }))
  child.once('close', (code, signal) => {
    groups.delete(child.pid!)
    clock.forget()
    put({ ended: signal ?? `code ${code}` })
  })
  const guest: Guest & { pid: number; complaint(): string } = {
    pid: 0,
    complaint: () => complaint,
    say: (...messages) => void child.stdin!.write(Buffer.concat(messages.map(frameOf))),
    hear: mailbox.take,
    time: clock.time,
    lastTime: clock.lastTime,
    peakKb() {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(read(this.pid, 'status'))?.[1] ?? 0))
      return peak
    },
    spaceBytes() {
      return Number(read(this.pid, 'statm').split(' ')[0] || 0) * PAGE
    },
    printed: () => printed,
    kill: () => endGroup(child.pid),
    isAlive: () => child.pid !== undefined && groups.has(child.pid),
  }
  return guest
}

/** Bubblewrap and what it began, of all that run: killed alone at the wrong moment it leaves a half-made guest behind. */
const groups = new Set<number>()

function endGroup(group: number | undefined): void {
  if (group === undefined || !groups.has(group)) return
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

process.once('exit', () => groups.forEach(endGroup))

/** What the kernel says of a process; nothing once it is gone. */
function read(pid: number, what: 'status' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1')
  } catch {
    return ''
  }
}
