import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAX_WORK } from '#judge/caps.ts'
import { closeStrays } from '#judge/close-strays.ts'
import { readFrames } from '#judge/frames.ts'
import type { Sandbox } from '#judge/guest.ts'
import { BUBBLEWRAP, findPython } from '#judge/native/find-runtime.ts'
import { openNativeGuest } from '#judge/native/native-guest.ts'
import { wallsAroundPython } from '#judge/native/native-sandbox.ts'
import { callFilter } from '#judge/native/seccomp.ts'
import { runWork } from '#judge/run-work.ts'
import { trouble } from '#judge/self-test.ts'
import { askedFrame, type Answered } from '#judge/wire.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { RIGHT, verdictOfJudged, workOf } from './programs.ts'

// Like the judge when it starts: the test runner may have left file descriptors open, too.
closeStrays()
const python = BUBBLEWRAP === null ? null : await findPython()
const whole = python === null ? [] : wallsAroundPython(python, null)
const filter = callFilter('python')

/** A filter that allows every system call: "return ALLOW". */
const EVERYTHING = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f])

/** The filter without its refusal of ioctl: "return ENOTTY" becomes "return ALLOW". */
function withAllRequests(): Buffer {
  const at = filter!.indexOf(Buffer.from([0x06, 0, 0, 0, 25, 0, 5, 0]))
  return Buffer.concat([filter!.subarray(0, at), EVERYTHING, filter!.subarray(at + EVERYTHING.length)])
}

const behind = (walls: string[], rules: Buffer = filter!): Sandbox => ({
  name: 'native', engine: 'python', countsMemory: false, answersAlong: false, slowness: 1, open: () => openNativeGuest(walls, rules),
})
const without = (option: string) => whole.toSpliced(whole.indexOf(option), 2)

/** The results of a judge that was started from a shell with open file descriptors. */
async function judgedFromAShell(...programs: string[]): Promise<string[]> {
  const judge = spawn('bash', ['-c', 'exec 200>/dev/null; exec "$0" "$@"', process.execPath, join(PROJECT_ROOT, 'judge/judge.ts'), 'native'], { stdio: ['pipe', 'pipe', 'inherit'], env: {} })
  const answers = new Map<number, string>()
  await new Promise<void>((done) => {
    const reader = readFrames(MAX_WORK, (message) => {
      const answer = (message as { message: Answered }).message
      answers.set(answer.number, 'judged' in answer ? verdictOfJudged(answer.judged) : JSON.stringify(answer))
      if (answers.size === programs.length) done()
    })
    judge.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
    programs.forEach((code, number) => askedFrame(number, workOf('python', code)).forEach((part) => judge.stdin.write(part)))
  })
  judge.kill()
  return programs.map((_, number) => answers.get(number)!)
}

describe.skipIf(python === null || filter === null)('The isolation is tested before any submission runs (requirement J-10)', () => {
  test('complete isolation passes', async () => {
    expect(await trouble(behind(whole))).toBeNull()
  })

  test('a missing filter of system calls is detected', async () => {
    expect(await trouble(behind(whole, EVERYTHING))).toMatch(/lets this out: socket/)
  })

  test('an ioctl that reveals the host’s network is detected', async () => {
    expect(await trouble(behind(whole, withAllRequests()))).toMatch(/lets this out: fcntl.ioctl/)
  })

  test('the filter refuses it for Node, too', async () => {
    const code = readFileSync(join(import.meta.dirname, 'hostile/python/asks-sockets-for-the-network.py'), 'utf8')
    const sandbox = behind(whole, callFilter('node')!)
    expect(verdictOfJudged(await runWork(workOf('python', code, { limits: { seconds: 2, megabytes: 128 } }), sandbox, await sandbox.open()))).toBe('Wrong Answer')
  })

  test('a writable path is detected', async () => {
    expect(await trouble(behind(without('--remount-ro')))).toMatch(/lets this out: open/)
  })

  test('visible processes are detected', async () => {
    const at = whole.indexOf('--dir')
    expect(await trouble(behind([...whole.slice(0, at), '--proc', '/proc', ...whole.slice(at)]))).toMatch(/lets this out: os.listdir/)
  })

  test('file descriptors of the site are closed inside', async () => {
    const opens = readFileSync(join(import.meta.dirname, 'hostile/python/opens-every-number.py'), 'utf8')
    expect(await judgedFromAShell(RIGHT.python, opens)).toEqual(['Accepted', 'Wrong Answer'])
  }, 120_000)

  test('a sandbox that cannot be set up reports why', async () => {
    expect(await trouble(behind(['--no-such-wall', ...whole]))).toMatch(/could not be set up.*no-such-wall/s)
  })
})
