import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { cpuClock } from '../cpu-clock.ts'
import { encodeFrame, readFrames } from '../frames.ts'
import { MAX_ANSWER } from '../limits.ts'
import { createMessageQueue } from '../message-queue.ts'
import type { SandboxEvent, SandboxProcess } from '../sandbox.ts'
import { NOBODY } from './bubblewrap.ts'
import { BUBBLEWRAP } from './find-runtime.ts'

// Long, because other processes have priority on a busy machine.
const START_TIMEOUT_MS = 30_000
const PAGE_BYTES = 4_096

/** Starts a process with bubblewrap and waits for its first message. Throws with what bubblewrap printed if that fails. */
export async function startNativeProcess(bubblewrapArguments: readonly string[], filter: Buffer): Promise<SandboxProcess> {
  const isRoot = process.getuid?.() === 0
  const child = spawn(BUBBLEWRAP!, bubblewrapArguments, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    env: {},
    cwd: '/',
    // A separate session and process group: no terminal, and all of it can be killed at once.
    detached: true,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  if (child.pid !== undefined) groups.add(child.pid)
  const sandboxProcess = wrap(child)
  const [, , , filterPipe, infoPipe] = child.stdio as [unknown, unknown, unknown, Writable, Readable]
  filterPipe.on('error', () => undefined)
  filterPipe.end(filter)
  const timeout = setTimeout(sandboxProcess.kill, START_TIMEOUT_MS)
  sandboxProcess.pid = await readPid(infoPipe)
  const first = await sandboxProcess.receive()
  clearTimeout(timeout)
  if (sandboxProcess.pid === 0 || !('message' in first)) {
    sandboxProcess.kill()
    throw new Error(`The sandbox could not be set up. ${sandboxProcess.errorOutput().trim()}`.trim())
  }
  sandboxProcess.readTime()
  return sandboxProcess
}

/** The process id outside of the sandbox, which bubblewrap reports; 0 if it failed. */
async function readPid(infoPipe: Readable): Promise<number> {
  let text = ''
  infoPipe.on('error', () => undefined)
  for await (const chunk of infoPipe) if (text.length < PAGE_BYTES) text += String(chunk)
  return Number(/"child-pid": (\d+)/.exec(text)?.[1] ?? 0)
}

const MAX_ERROR_OUTPUT = 500

interface NativeProcess extends SandboxProcess {
  pid: number
  errorOutput(): string
}

function wrap(child: ChildProcess): NativeProcess {
  const queue = createMessageQueue()
  const put = (event: SandboxEvent) => queue.put(event)
  let printed = 0
  let errorOutput = ''
  let peakKb = 0
  const clock = cpuClock(() => String(sandboxProcess.pid))
  const reader = readFrames(MAX_ANSWER, put)
  child.stdin!.on('error', () => undefined)
  child.stdout!.on('data', (bytes: Buffer) => reader.take(bytes))
  child.stderr!.on('data', (bytes: Buffer) => {
    printed += bytes.length
    if (errorOutput.length < MAX_ERROR_OUTPUT) errorOutput += bytes.toString('latin1', 0, MAX_ERROR_OUTPUT)
  })
  child.once('error', (error) => put({ ended: error.message }))
  child.once('close', (code, signal) => {
    groups.delete(child.pid!)
    clock.close()
    put({ ended: signal ?? `code ${code}` })
  })
  const sandboxProcess: NativeProcess = {
    pid: 0,
    errorOutput: () => errorOutput,
    send: (...messages) => void child.stdin!.write(Buffer.concat(messages.map(encodeFrame))),
    receive: queue.take,
    readTime: clock.readTime,
    lastTime: clock.lastTime,
    peakKb() {
      peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(readProc(this.pid, 'status'))?.[1] ?? 0))
      return peakKb
    },
    addressSpaceBytes() {
      return Number(readProc(this.pid, 'statm').split(' ')[0] || 0) * PAGE_BYTES
    },
    printedBytes: () => printed,
    kill: () => killGroup(child.pid),
    isAlive: () => child.pid !== undefined && groups.has(child.pid),
  }
  return sandboxProcess
}

/** The process groups of all running sandboxes. Killing only bubblewrap at the wrong moment would leave its child behind. */
const groups = new Set<number>()

function killGroup(group: number | undefined): void {
  if (group === undefined || !groups.has(group)) return
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // All of its processes have ended.
  }
}

process.once('exit', () => groups.forEach(killGroup))

/** Reads a file about a process from /proc; empty if the process has ended. */
function readProc(pid: number, file: 'status' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
