import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { closeInheritedFiles } from '#judge/close-inherited-files.ts'
import { readFrames } from '#judge/frames.ts'
import { MAX_REQUEST } from '#judge/limits.ts'
import { BUBBLEWRAP, findPython } from '#judge/native/find-runtime.ts'
import { startNativeProcess } from '#judge/native/native-process.ts'
import { pythonArguments } from '#judge/native/native-sandbox.ts'
import { syscallFilter } from '#judge/native/seccomp.ts'
import { runTests } from '#judge/run-tests.ts'
import type { Sandbox } from '#judge/sandbox.ts'
import { selfTest } from '#judge/self-test.ts'
import { requestFrame, type JudgeResponse } from '#judge/wire.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { CORRECT, inputOf, verdictOfResult } from './programs.ts'

// As the judge does at its start: the process that runs the tests may have left files open.
closeInheritedFiles()
const python = BUBBLEWRAP === null ? null : await findPython()
const complete = python === null ? [] : pythonArguments(python, null)
const filter = syscallFilter('python')

/** A filter that allows every call: "return ALLOW". */
const ALLOW_ALL = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f])

/** The filter with ioctl allowed: its "return ENOTTY" becomes "return ALLOW". */
function withIoctl(): Buffer {
  const at = filter!.indexOf(Buffer.from([0x06, 0, 0, 0, 25, 0, 5, 0]))
  return Buffer.concat([filter!.subarray(0, at), ALLOW_ALL, filter!.subarray(at + ALLOW_ALL.length)])
}

const sandboxOf = (bubblewrapArguments: string[], seccomp: Buffer = filter!): Sandbox => ({
  name: 'native', engine: 'python', reportsMemory: false, answersWithReady: false, slowness: 1, start: () => startNativeProcess(bubblewrapArguments, seccomp),
})
const without = (option: string) => complete.toSpliced(complete.indexOf(option), 2)

/** The verdicts of a judge that was started from a shell that had left a file open. */
async function judgeFromShell(...programs: string[]): Promise<string[]> {
  const judge = spawn('bash', ['-c', 'exec 200>/dev/null; exec "$0" "$@"', process.execPath, join(PROJECT_ROOT, 'judge/judge.ts'), 'native'], { stdio: ['pipe', 'pipe', 'inherit'], env: {} })
  const verdicts = new Map<number, string>()
  await new Promise<void>((done) => {
    const reader = readFrames(MAX_REQUEST, (event) => {
      const response = (event as { message: JudgeResponse }).message
      verdicts.set(response.number, 'result' in response ? verdictOfResult(response.result) : JSON.stringify(response))
      if (verdicts.size === programs.length) done()
    })
    judge.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
    programs.forEach((code, number) => requestFrame(number, inputOf('python', code)).forEach((chunk) => judge.stdin.write(chunk)))
  })
  judge.kill()
  return programs.map((_, number) => verdicts.get(number)!)
}

describe.skipIf(python === null || filter === null)('The self test of the native sandbox (requirement J-10)', () => {
  test('passes with the complete sandbox', async () => {
    expect(await selfTest(sandboxOf(complete))).toBeNull()
  })

  test('detects a missing filter of system calls', async () => {
    expect(await selfTest(sandboxOf(complete, ALLOW_ALL))).toMatch(/does not block this: socket/)
  })

  test('detects that ioctl on a socket reveals the network of the host', async () => {
    expect(await selfTest(sandboxOf(complete, withIoctl()))).toMatch(/does not block this: fcntl.ioctl/)
  })

  test('the filter for Node refuses such an ioctl too', async () => {
    const code = readFileSync(join(import.meta.dirname, 'malicious/python/asks-sockets-for-the-network.py'), 'utf8')
    const sandbox = sandboxOf(complete, syscallFilter('node')!)
    expect(verdictOfResult(await runTests(inputOf('python', code, { limits: { seconds: 2, megabytes: 128 } }), sandbox, await sandbox.start()))).toBe('Wrong Answer')
  })

  test('detects a writable file system', async () => {
    expect(await selfTest(sandboxOf(without('--remount-ro')))).toMatch(/does not block this: open/)
  })

  test('detects that other processes are visible', async () => {
    const at = complete.indexOf('--dir')
    expect(await selfTest(sandboxOf([...complete.slice(0, at), '--proc', '/proc', ...complete.slice(at)]))).toMatch(/does not block this: os.listdir/)
  })

  test('files that were open when the judge was started are not open inside', async () => {
    const opens = readFileSync(join(import.meta.dirname, 'malicious/python/opens-every-number.py'), 'utf8')
    expect(await judgeFromShell(CORRECT.python, opens)).toEqual(['Accepted', 'Wrong Answer'])
  }, 120_000)

  test('reports why the sandbox cannot be set up', async () => {
    expect(await selfTest(sandboxOf(['--no-such-option', ...complete]))).toMatch(/could not be set up.*no-such-option/s)
  })
})
