/**
 * Runs one JavaScript program for the judge. The program sees the language and nothing of Node. This code is trusted; it reads frames and
 * answers them, as harness.py does for Python.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { encodeFrame, openFrameChannel, type FrameChannel } from './frame-channel.ts'
import { callFunction, JUDGE_STACK, load, openEngine, USUAL_MEMORY, type Program } from './quickjs-engine.ts'
import { createRecordingContext, disposeContext, takePrinted, type RecordingContext } from './recording-context.ts'

interface Start extends Program {
  memory: number
}

/** One test: its number, and its arguments in wire format. */
interface Test {
  number: number
  arguments: string
  /** The program is loaded again, so that it has nothing left of earlier tests. */
  isFresh?: boolean
}

const ENGINE = '@jitl/quickjs-wasmfile-release-sync'

/** Compiles the engine. */
export const compileEngine = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`${ENGINE}/wasm`)))

/** An engine that is warmed up, with a fresh context. */
async function openContext(compiled: WebAssembly.Module, bytes: number): Promise<RecordingContext> {
  const engine = await openEngine(compiled, bytes)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) warmUp(createRecordingContext(engine, { stackBytes: JUDGE_STACK, maxPrinted: MAX_PRINTED_SENT }))
  return createRecordingContext(engine, { stackBytes: JUDGE_STACK, maxPrinted: MAX_PRINTED_SENT })
}

// Characters of what a program prints in one test that are sent along with its answer, as in harness.py.
const MAX_PRINTED_SENT = 2_000

const SAMPLE: Start = {
  source: `console.log(1)
const seen = new Map()
function sample(parts) { let sum = 0; for (const part of parts) sum += Number(part) % 7; seen.set('sum', sum); return [...seen.values(), ...parts.map((one) => one + 1), '3', true, null] }`,
  function: 'sample',
  memory: 0,
}
// After so many rounds V8 has compiled what every program uses. Otherwise it would compile while the first program runs.
const WARM_UP_ROUNDS = 4
const SAMPLE_TEST: Test = { number: 1, arguments: '[[1,2.5,3]]' }
const SAMPLE_ANSWER = JSON.stringify('[6.5,2,3.5,4,"3",true,null]')

/** Runs a sample program so that V8 compiles the engine's code, then disposes the context. Throws if the engine does not work. */
function warmUp(context: RecordingContext): void {
  const incoming = [Buffer.concat([SAMPLE, SAMPLE_TEST].map(encodeFrame))]
  let answer = 'nothing'
  const channel = openFrameChannel(
    () => incoming.shift() ?? endOfInput(),
    (bytes) => void (answer = String(bytes)),
  )
  try {
    serve(context, channel.receive() as Start, channel)
  } catch {
    // The input has ended.
  }
  if (!answer.includes(SAMPLE_ANSWER)) throw new Error(`The engine does not run: ${answer}`)
  disposeContext(context)
}

/** Serves the tests of one program until there are no more. Its memory is limited to `maxBytes`, even if its problem allows more. */
export async function runProgram(compiled: WebAssembly.Module, channel: FrameChannel, maxBytes: number): Promise<void> {
  const prepared = await openContext(compiled, USUAL_MEMORY)
  channel.send({ here: true })
  const start = channel.receive() as Start
  serve(start.memory === USUAL_MEMORY ? prepared : await openContext(compiled, Math.min(start.memory, maxBytes)), start, channel)
}

/** If the first test has arrived with the program, its answer is sent along with "ready" and the time of "ready", which saves a round trip. */
function serve(context: RecordingContext, start: Start, channel: FrameChannel): void {
  const send = (message: object) => channel.send({ ...message, memoryKb: context.memory.buffer.byteLength / 1024 })
  const loaded = load(context, start)
  if (!('solve' in loaded)) return send(loaded)
  let { solve } = loaded
  const ready = { ready: true, readyAtMs: processorMs() }
  const hasFirstTest = channel.hasMore()
  if (!hasFirstTest) send(ready)
  try {
    for (let count = 0; ; count += 1) {
      const test = channel.receive() as Test
      if (test.isFresh === true) {
        const again = load(context, start)
        if (!('solve' in again)) return send(again)
        solve.dispose()
        solve = again.solve
      }
      const answer = callFunction(context, solve, test.arguments)
      const printed = takePrinted(context)
      send({ ...(hasFirstTest && count === 0 && ready), number: test.number, ...answer, ...(printed !== '' && { printed }) })
    }
  } finally {
    solve.dispose()
  }
}

function endOfInput(): never {
  throw new Error('The input has ended.')
}

/** Processor time of this thread so far, as the kernel counts it. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
