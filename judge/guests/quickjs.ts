/**
 * Runs one JavaScript program for the judge: the program sees the language and nothing of Node. This side is ours; it reads one
 * frame after another and answers, as harness.py does for Python.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { endsOver, frameOf, type Ends } from './ends.ts'
import { answerOf, load, openEngine, setStage, USUAL_MEMORY, type Program, type Stage } from './stage.ts'

interface Begin extends Program {
  memory: number
}

/** A question: the arguments as they travel. */
interface Test {
  number: number
  arguments: string
}

const ENGINE = '@jitl/quickjs-wasmfile-release-sync'

/** The engine, compiled: all that can be done before a program is there. */
export const compileEngine = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`${ENGINE}/wasm`)))

/** A stage on which programs of ours were played before. */
async function openStage(compiled: WebAssembly.Module, bytes: number): Promise<Stage> {
  const engine = await openEngine(compiled, bytes)
  for (let time = 0; time < REHEARSALS; time += 1) rehearse(setStage(engine))
  return setStage(engine)
}

const SAMPLE: Begin = {
  source: `console.log(1)
const seen = new Map()
function sample(parts) { let sum = 0; for (const part of parts) sum += Number(part) % 7; seen.set('sum', sum); return [...seen.values(), ...parts.map((one) => one + 1), '3', true, null] }`,
  function: 'sample',
  memory: 0,
}
// So often, and the engine's compiler has done with what every program runs: else it would be at it while the first one runs.
const REHEARSALS = 4
const SAMPLE_TEST: Test = { number: 1, arguments: '[[1,2.5,3]]' }
const SAMPLE_ANSWER = JSON.stringify('[6.5,2,3.5,4,"3",true,null]')

/** What runs for the first time is compiled then: a program of ours goes before any other, all its way, and nothing of it stays. */
function rehearse(stage: Stage): void {
  const asked = [Buffer.concat([SAMPLE, SAMPLE_TEST].map(frameOf))]
  let answered = 'nothing'
  const ends = endsOver(
    () => asked.shift() ?? nothingMore(),
    (bytes) => void (answered = String(bytes)),
  )
  try {
    serve(stage, ends.hear() as Begin, ends)
  } catch {
    // It was asked no more.
  }
  if (!answered.includes(SAMPLE_ANSWER)) throw new Error(`The engine does not run: ${answered}`)
  stage.call.dispose()
  stage.hasPrinted.dispose()
  stage.context.dispose()
}

/** Answers what is asked of one program until nothing more comes. It has no more than `most` bytes, whatever it is allowed. */
export async function runProgram(compiled: WebAssembly.Module, ends: Ends, most: number): Promise<void> {
  const ahead = await openStage(compiled, USUAL_MEMORY)
  ends.say({ here: true })
  const begin = ends.hear() as Begin
  serve(begin.memory === USUAL_MEMORY ? ahead : await openStage(compiled, Math.min(begin.memory, most)), begin, ends)
}

/** What is asked along with the program is answered along with "ready", and when that was: nobody waits for two words. */
function serve(stage: Stage, begin: Begin, ends: Ends): void {
  const say = (message: object) => ends.say({ ...message, memoryKb: stage.memory.buffer.byteLength / 1024 })
  const loaded = load(stage, begin)
  if (!('solve' in loaded)) return say(loaded)
  using solve = loaded.solve
  const ready = { ready: true, readyAtMs: processorMs() }
  const isAlong = ends.hasMore()
  if (!isAlong) say(ready)
  for (let asked = 0; ; asked += 1) {
    const test = ends.hear() as Test
    const answer = answerOf(stage, solve, test.arguments)
    say({ ...(isAlong && asked === 0 && ready), number: test.number, ...answer })
  }
}

function nothingMore(): never {
  throw new Error('That was all.')
}

/** Of this thread so far, as the kernel counts it. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
