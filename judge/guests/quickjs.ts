/**
 * Runs one JavaScript program in QuickJS, which is WebAssembly: the program sees the language and nothing of Node. This side
 * is ours; it reads one frame after another and answers, as harness.py does for Python.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import { endsOver, frameOf, type Ends } from './ends.ts'

interface Begin {
  source: string
  function: string
  memory: number
}

/** A question: the arguments as they travel. */
interface Test {
  number: number
  arguments: string
}

type Told = { kind: 'memory' | 'compile' | 'other'; says: string }

const STACK = 256 * 1024
const MOST_PRINTED = 1_000_000
// What is longer is not taken out of the engine: all guests of a pool have one memory on this side. As long as in the judge's own rule.
const LONGEST_VALUE = 1_000_000
const LONGEST_TOLD = 100_000
const LONGEST_SAYS = 1_000
const FILE = 'solution.js'

/*
 * What the program can reach: its own globals, a console that nobody reads, and no way to a module. What it prints is counted in here,
 * with what it cannot replace: each way out of the engine and back takes as long as a small program.
 */
const PRELUDE = `(most, longest) => {
  const { stringify, parse } = JSON
  const { isArray, from } = Array
  const { isView } = ArrayBuffer
  const text = String
  const fromWire = (part) => isArray(part) ? from(part, fromWire) : part !== null && typeof part === 'object' ? Number(part.$) : part
  const toWire = (part) => {
    if (part instanceof Set) return from(part, toWire)
    if (isArray(part) || isView(part)) return from(part, toWire)
    return typeof part === 'number' && !(part - part === 0) ? { $: String(part) } : part
  }
  let printed = 0
  const say = (...parts) => {
    for (let at = 0; at < parts.length; at += 1) printed += text(parts[at]).length + 1
    if (printed > most) throw new Error('too much')
  }
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say }
  const call = (solve, given) => {
    // Whoever forgets to give something back gives nothing, as in Python.
    const answer = stringify(toWire(solve(...fromWire(parse(given))))) ?? 'null'
    return printed > most || answer.length > longest ? 'too much' : '=' + answer
  }
  return { call, hasPrinted: () => printed > most }
}`

const ENGINE = '@jitl/quickjs-wasmfile-release-sync'
const PAGE = 65_536
const LEAST_PAGES = 256
/** What most problems allow: engines with so much are set up before it is known what comes. */
const USUAL_MEMORY = 256 * 1_048_576

/** The engine, compiled: all that can be done before a program is there. */
export const compileEngine = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`${ENGINE}/wasm`)))

/** An engine with a memory of its own that cannot grow beyond the limit; its own count of bytes does not see what it has. */
async function openStage(compiled: WebAssembly.Module, bytes: number): Promise<Stage> {
  const maximum = Math.max(LEAST_PAGES, Math.ceil(bytes / PAGE))
  const memory = new WebAssembly.Memory({ initial: LEAST_PAGES, maximum })
  const { default: variant } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as { default: QuickJSSyncVariant }
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: compiled, wasmMemory: memory }))
  for (let time = 0; time < REHEARSALS; time += 1) rehearse(setStage(engine, memory, maximum * PAGE))
  return setStage(engine, memory, maximum * PAGE)
}

/** An engine with everything that a program finds in it, waiting for the program. */
interface Stage {
  context: QuickJSContext
  memory: WebAssembly.Memory
  /** Bytes that its memory can grow to. */
  mostMemory: number
  /** Calls the program's function with arguments as they travel. */
  call: QuickJSHandle
  /** Tells whether it printed more than it may. */
  hasPrinted: QuickJSHandle
}

function setStage(engine: QuickJSWASMModule, memory: WebAssembly.Memory, mostMemory: number): Stage {
  const context = engine.newContext()
  context.runtime.setMaxStackSize(STACK)
  using prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  using most = context.newNumber(MOST_PRINTED)
  using longest = context.newNumber(LONGEST_VALUE)
  using ways = context.unwrapResult(context.callFunction(prelude, context.undefined, most, longest))
  return { context, memory, mostMemory, call: context.getProp(ways, 'call'), hasPrinted: context.getProp(ways, 'hasPrinted') }
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

function load(stage: Stage, { source, function: name }: Begin): { solve: QuickJSHandle } | { failed: Told } | { tooMuch: true } {
  const { context } = stage
  const program = `(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`
  try {
    const loaded = context.evalCode(`${program}()`, FILE)
    if (loaded.error) {
      if (hasPrintedTooMuch(stage)) return TOO_MUCH
      const told = tell(stage, loaded.error)
      return { failed: { ...told, kind: told.kind === 'other' && !isProgram(context, program) ? 'compile' : told.kind } }
    }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', says: `There is no function ${name}.` } }
    return { solve: loaded.value }
  } catch (trouble) {
    return { failed: broken(trouble) }
  }
}

/** Whether it can be compiled, which is asked of what broke while it was loaded. */
const isProgram = (context: QuickJSContext, program: string): boolean => context.evalCode(program, FILE).error === undefined

function answerOf(stage: Stage, solve: QuickJSHandle, given: string): { value: string } | { raised: Told } | { tooMuch: true } {
  const { context, call } = stage
  try {
    using text = context.newString(given)
    const answered = context.callFunction(call, context.undefined, solve, text)
    if (answered.error) return hasPrintedTooMuch(stage) ? TOO_MUCH : { raised: tell(stage, answered.error) }
    using value = answered.value
    const word = context.getString(value)
    if (word === 'too much') return TOO_MUCH
    return { value: word.slice(1) }
  } catch (trouble) {
    return { raised: broken(trouble) }
  }
}

const TOO_MUCH = { tooMuch: true } as const

function hasPrintedTooMuch({ context, hasPrinted }: Stage): boolean {
  const told = context.callFunction(hasPrinted, context.undefined)
  return !told.error && context.sameValue(told.value, context.true)
}

// The engine asks for more in pieces, the last of which may be too large.
const NEARLY = 0.9

function tell({ context, memory, mostMemory }: Stage, error: QuickJSHandle): Told {
  try {
    const part = (name: string) => {
      const value = context.getProp(error, name)
      const isTold = context.typeof(value) === 'string' && context.getNumber(context.getProp(value, 'length')) <= LONGEST_TOLD
      return isTold ? context.getString(value).slice(0, LONGEST_SAYS) : ''
    }
    const [name, message, stack] = [part('name'), part('message'), part('stack')]
    const line = /solution\.js:(\d+)/.exec(stack)?.[1]
    // Where not even an error can be made any more, nothing is thrown.
    const isNothingLeft = context.sameValue(error, context.null) && memory.buffer.byteLength > mostMemory * NEARLY
    const isMemory = (name === 'InternalError' && message === 'out of memory') || isNothingLeft
    return { kind: isMemory ? 'memory' : 'other', says: `${name || 'Something thrown'}${message && `: ${message}`}${line === undefined ? '' : ` (line ${line})`}` }
  } catch (trouble) {
    return broken(trouble)
  }
}

// The engine itself gave up: its stack or its memory ended below the program.
const broken = (trouble: unknown): Told => ({ kind: /memory/i.test(String(trouble)) ? 'memory' : 'other', says: 'The program broke its interpreter.' })
