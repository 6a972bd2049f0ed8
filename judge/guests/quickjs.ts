/**
 * Runs one JavaScript program in QuickJS, which is WebAssembly: the program sees the language and nothing of Node. This side
 * is ours; it reads one frame after another and answers, as harness.py does for Python.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { Ends } from './ends.ts'

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
async function openStage(compiled: WebAssembly.Module, bytes: number): Promise<{ stage: Stage; memory: WebAssembly.Memory }> {
  const memory = new WebAssembly.Memory({ initial: LEAST_PAGES, maximum: Math.max(LEAST_PAGES, Math.ceil(bytes / PAGE)) })
  const { default: variant } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as { default: QuickJSSyncVariant }
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: compiled, wasmMemory: memory }))
  rehearse(engine)
  return { stage: setStage(engine), memory }
}

/** An engine with everything that a program finds in it, waiting for the program. */
interface Stage {
  context: QuickJSContext
  /** Calls the program's function with arguments as they travel. */
  call: QuickJSHandle
  printedTooMuch(): boolean
}

const SAMPLE = `console.log(1)
const seen = new Map()
function sample(parts) { let sum = 0; for (const part of parts) sum += Number(part) % 7; seen.set('sum', sum); return [...seen.values(), ...parts.map((one) => one + 1), '3', true, null] }`

/** What runs for the first time is compiled then: a program of ours goes before any other, and nothing of it stays. */
function rehearse(engine: QuickJSWASMModule): void {
  const { context, call } = setStage(engine)
  const loaded = load(context, { source: SAMPLE, function: 'sample' })
  if ('failed' in loaded) throw new Error(loaded.failed.says)
  JSON.stringify(answerOf({ context, call }, loaded.solve, [[1, 2.5, 3]]))
  loaded.solve.dispose()
  call.dispose()
  context.dispose()
}

function setStage(engine: QuickJSWASMModule): Stage {
  const context = engine.newContext()
  context.runtime.setMaxStackSize(STACK)
  let printed = 0
  using print = context.newFunction('print', (count) => {
    printed += context.getNumber(count)
    if (printed > MOST_PRINTED) throw new Error('too much')
  })
  using prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  const call = context.unwrapResult(context.callFunction(prelude, context.undefined, print))
  return { context, call, printedTooMuch: () => printed > MOST_PRINTED }
}

/** Answers what is asked of one program until nothing more comes. */
export async function runProgram(compiled: WebAssembly.Module, ends: Ends): Promise<void> {
  const ahead = await openStage(compiled, USUAL_MEMORY)
  ends.say({ here: true })
  const begin = ends.hear() as Begin
  const { stage, memory } = begin.memory === USUAL_MEMORY ? ahead : await openStage(compiled, begin.memory)
  const say = (message: object) => ends.say({ ...message, memoryKb: memory.buffer.byteLength / 1024 })
  const loaded = load(stage.context, begin)
  if ('failed' in loaded) return say(stage.printedTooMuch() ? { tooMuch: true } : loaded)
  say({ ready: true })
  for (;;) {
    const test = ends.hear() as { number: number; arguments: unknown }
    const answer = answerOf(stage, loaded.solve, test.arguments)
    say(stage.printedTooMuch() ? { tooMuch: true } : { number: test.number, ...answer })
  }
}

function load(context: QuickJSContext, { source, function: name }: Pick<Begin, 'source' | 'function'>): { solve: QuickJSHandle } | { failed: Told } {
  try {
    const compiled = context.evalCode(`(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`, 'solution.js')
    if (compiled.error) return { failed: { ...tell(context, compiled.error), kind: 'compile' } }
    using program = compiled.value
    const loaded = context.callFunction(program, context.undefined)
    if (loaded.error) return { failed: tell(context, loaded.error) }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', says: `There is no function ${name}.` } }
    return { solve: loaded.value }
  } catch (trouble) {
    return { failed: broken(trouble) }
  }
}

function answerOf({ context, call }: Pick<Stage, 'context' | 'call'>, solve: QuickJSHandle, given: unknown): { value: string | null } | { raised: Told } {
  try {
    using text = context.newString(JSON.stringify(given))
    const answered = context.callFunction(call, context.undefined, solve, text)
    if (answered.error) return { raised: tell(context, answered.error) }
    using value = answered.value
    return { value: context.typeof(value) === 'string' ? context.getString(value) : null }
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
