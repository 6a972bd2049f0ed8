/**
 * Runs one JavaScript program in QuickJS, which is WebAssembly: the program sees the language and nothing of Node. This side
 * is ours; it reads one frame after another and answers, as harness.py does for Python.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

export interface Ends {
  /** The next message; waits for it, and ends everything where none comes any more. */
  hear(): object
  say(message: object): void
}

interface Begin {
  source: string
  function: string
  memory: number
}

type Told = { kind: 'memory' | 'compile' | 'print' | 'other'; says: string }

const STACK = 256 * 1024
const MOST_PRINTED = 1_000_000
const LONGEST_SAYS = 1_000

// What the program can reach: its own globals, a console that nobody reads, and no way to a module.
const PRELUDE = `(print) => {
  const { stringify, parse } = JSON
  const { isArray, from } = Array
  const { isView } = ArrayBuffer
  const fromWire = (part) => isArray(part) ? from(part, fromWire) : part !== null && typeof part === 'object' ? Number(part.$) : part
  const toWire = (part) => {
    if (part instanceof Set) return from(part, toWire)
    if (isArray(part) || isView(part)) return from(part, toWire)
    return typeof part === 'number' && !(part - part === 0) ? { $: String(part) } : part
  }
  const say = (...parts) => { for (const part of parts) print(String(part).length + 1) }
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say }
  return (solve, given) => stringify(toWire(solve(...fromWire(parse(given)))))
}`

const ENGINE = '@jitl/quickjs-wasmfile-release-sync'
const PAGE = 65_536
const LEAST_PAGES = 256
/** What most problems allow: engines with so much are set up before it is known what comes. */
const USUAL_MEMORY = 256 * 1_048_576

/** The engine, compiled: all that can be done before a program is there. */
export const compileEngine = (): WebAssembly.Module => new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`${ENGINE}/wasm`)))

/** An engine with a memory of its own that cannot grow beyond the limit; its own count of bytes does not see what it has. */
async function openEngine(compiled: WebAssembly.Module, bytes: number): Promise<{ engine: QuickJSWASMModule; memory: WebAssembly.Memory }> {
  const memory = new WebAssembly.Memory({ initial: LEAST_PAGES, maximum: Math.max(LEAST_PAGES, Math.ceil(bytes / PAGE)) })
  const { default: variant } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as { default: QuickJSSyncVariant }
  return { engine: await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: compiled, wasmMemory: memory })), memory }
}

/** An engine with everything that a program finds in it, waiting for the program. */
interface Stage {
  context: QuickJSContext
  memory: WebAssembly.Memory
  /** Calls the program's function with arguments as they travel. */
  call: QuickJSHandle
  printedTooMuch(): boolean
}

/** What runs for the first time is compiled then: a program of ours goes first, and nothing of it stays. */
function warmUp(engine: QuickJSWASMModule): void {
  const context = engine.newContext()
  const sample = 'let sum = 0; for (const part of [1, 2.5, "3"]) sum += Number(part); const made = { sum }; return JSON.stringify([made.sum, ...[1].map((one) => one % 7)])'
  context.unwrapResult(context.evalCode(`(function () { 'use strict'; ${sample} })()`, 'sample.js')).dispose()
  context.dispose()
}

async function setStage(compiled: WebAssembly.Module, bytes: number): Promise<Stage> {
  const { engine, memory } = await openEngine(compiled, bytes)
  warmUp(engine)
  const runtime = engine.newRuntime()
  runtime.setMaxStackSize(STACK)
  const context = runtime.newContext()
  let printed = 0
  const print = context.newFunction('print', (count) => {
    printed += context.getNumber(count)
    if (printed > MOST_PRINTED) throw new Error('too much')
  })
  const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  const call = context.unwrapResult(context.callFunction(prelude, context.undefined, print))
  return { context, memory, call, printedTooMuch: () => printed > MOST_PRINTED }
}

/** Answers what is asked of one program until nothing more comes. */
export async function runProgram(compiled: WebAssembly.Module, ends: Ends): Promise<void> {
  const ahead = await setStage(compiled, USUAL_MEMORY)
  ends.say({ here: true })
  const begin = ends.hear() as Begin
  const { context, memory, call, printedTooMuch } = begin.memory === USUAL_MEMORY ? ahead : await setStage(compiled, begin.memory)
  const say = (message: object) => ends.say({ ...message, memoryKb: memory.buffer.byteLength / 1024 })
  const loaded = load(context, begin)
  if ('failed' in loaded) return say(printedTooMuch() ? { tooMuch: true } : loaded)
  say({ ready: true })
  for (;;) {
    const test = ends.hear() as { number: number; arguments: unknown }
    const answer = answerOf(context, call, [loaded.solve, context.newString(JSON.stringify(test.arguments))])
    say(printedTooMuch() ? { tooMuch: true } : { number: test.number, ...answer })
  }
}

function load(context: QuickJSContext, { source, function: name }: Begin): { solve: QuickJSHandle } | { failed: Told } {
  try {
    const compiled = context.evalCode(`(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`, 'solution.js')
    if (compiled.error) return { failed: { ...tell(context, compiled.error), kind: 'compile' } }
    const loaded = context.callFunction(compiled.value, context.undefined)
    if (loaded.error) return { failed: tell(context, loaded.error) }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', says: `There is no function ${name}.` } }
    return { solve: loaded.value }
  } catch (trouble) {
    return { failed: broken(trouble) }
  }
}

function answerOf(context: QuickJSContext, call: QuickJSHandle, given: QuickJSHandle[]): { value: string | null } | { raised: Told } {
  try {
    const answered = context.callFunction(call, context.undefined, ...given)
    if (answered.error) return { raised: tell(context, answered.error) }
    return { value: context.typeof(answered.value) === 'string' ? context.getString(answered.value) : null }
  } catch (trouble) {
    return { raised: broken(trouble) }
  }
}

function tell(context: QuickJSContext, error: QuickJSHandle): Told {
  try {
    const part = (name: string) => {
      const value = context.getProp(error, name)
      return context.typeof(value) === 'string' ? context.getString(value).slice(0, LONGEST_SAYS) : ''
    }
    const [name, message, stack] = [part('name'), part('message'), part('stack')]
    const line = /solution\.js:(\d+)/.exec(stack)?.[1]
    // Where not even an error can be made any more, nothing is thrown.
    const isMemory = (name === 'InternalError' && message === 'out of memory') || context.sameValue(error, context.null)
    return { kind: isMemory ? 'memory' : 'other', says: `${name || 'Something thrown'}${message && `: ${message}`}${line === undefined ? '' : ` (line ${line})`}` }
  } catch (trouble) {
    return broken(trouble)
  }
}

// The engine itself gave up: its stack or its memory ended below the program.
const broken = (trouble: unknown): Told => ({ kind: /memory/i.test(String(trouble)) ? 'memory' : 'other', says: 'The program broke its interpreter.' })
