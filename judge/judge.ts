/** The judge: a separate process that reads requests from standard input and writes responses to standard output. */
import { engineFor, type Engine, type JudgeInput, type JudgeResult } from '#features/practice/rules/judging.ts'
import { closeInheritedFiles } from './close-inherited-files.ts'
import { leaveFirstCore } from './cores.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { MAX_REQUEST } from './limits.ts'
import { takeLowestPriority } from './low-priority.ts'
import { prestartProcesses, type ReadyProcesses } from './ready-processes.ts'
import { runTests } from './run-tests.ts'
import { setUpSandboxes, type SandboxSetup } from './set-up-sandboxes.ts'
import { BESIDE_PAGES, receivedInput, type JudgeRequest, type JudgeResponse } from './wire.ts'

const READY: Record<Engine, number> = { python: 2, numpy: 1, javascript: 1, sql: 1 }

// Both arguments are optional: the only sandbox to use, and a flag that pages are served on the same machine.
const options = process.argv.slice(2)

takeLowestPriority()
if (options.includes(BESIDE_PAGES)) leaveFirstCore()
closeInheritedFiles()

const ready = new Map<Engine, ReadyProcesses>()
const settingUp = setUpSandboxes((['native', 'wasm'] as const).find((name) => options.includes(name)) ?? null)
void settingUp.then(({ sandboxes }) => {
  for (const [engine, sandbox] of sandboxes) ready.set(engine, prestartProcesses(sandbox, READY[engine]))
  for (const processes of ready.values()) processes.fill()
})

async function judge(input: JudgeInput, { sandboxes, report }: SandboxSetup): Promise<{ result: JudgeResult } | { failed: string }> {
  const engine = engineFor(input)
  const sandbox = sandboxes.get(engine)
  const processes = ready.get(engine)
  if (sandbox === undefined || processes === undefined) return { failed: `There is no sandbox for this. ${report.summary}` }
  const sandboxProcess = await processes.take()
  try {
    return { result: await runTests(input, sandbox, sandboxProcess) }
  } finally {
    // Killing and spawning block this process for a moment, so the response is sent first.
    setImmediate(() => {
      sandboxProcess.kill()
      processes.fill()
    })
  }
}

async function handle({ number, input }: JudgeRequest): Promise<void> {
  const setup = await settingUp
  let response: JudgeResponse
  try {
    response = { number, ...(input === null ? { report: setup.report } : await judge(receivedInput(input), setup)) }
  } catch (error) {
    response = { number, failed: (error as Error).message }
  }
  process.stdout.write(encodeFrame(response))
}

const reader = readFrames(MAX_REQUEST, (event) => {
  if ('broken' in event) process.exit(1)
  void handle(event.message as JudgeRequest)
})
process.stdin.on('data', (bytes: Buffer) => reader.take(bytes))
// When the site ends, the judge ends too, and its sandbox processes with it.
process.stdin.once('end', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => process.exit(0))
