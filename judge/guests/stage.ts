/**
 * One JavaScript program on a stage of its own: an engine (QuickJS, which is WebAssembly) with everything that the program
 * finds in it, and nothing of what is around it. The judge's guests and the browser's Run play on the same one (J-14).
 */
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

/** A program, and the name of the function that is asked. */
export interface Program {
  source: string
  function: string
}

/** What broke, in words for whoever wrote the program. */
export interface Told {
  kind: 'memory' | 'compile' | 'other'
  says: string
}

/** An engine that has run nothing yet, with a memory of its own that cannot grow beyond the limit. */
export interface Engine {
  module: QuickJSWASMModule
  memory: WebAssembly.Memory
  /** Bytes that its memory can grow to. */
  mostMemory: number
}

/** An engine with everything that a program finds in it, waiting for the program. */
export interface Stage extends Engine {
  context: QuickJSContext
  /** Calls the program's function with arguments as they travel. */
  call: QuickJSHandle
  /** Tells whether it printed more than it may. */
  hasPrinted: QuickJSHandle
}

const STACK = 256 * 1024
const MAX_PRINTED = 1_000_000
// What is longer is not taken out of the engine: all guests of a pool have one memory on this side. As long as in the judge's own rule.
const MAX_VALUE = 1_000_000
const MAX_TOLD = 100_000
const MAX_SAYS = 1_000
const FILE = 'solution.js'

/*
 * What the program can reach: its own globals, a console, and no way to a module. What it prints is counted in here,
 * with what it cannot replace: each way out of the engine and back takes as long as a small program.
 */
const PRELUDE = `(most, longest, note) => {
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
  const lengthOf = (part) => {
    try {
      return text(part).length
    } catch {
      return 1
    }
  }
  const say = (...parts) => {
    for (let at = 0; at < parts.length; at += 1) printed += lengthOf(parts[at]) + 1
    if (printed > most) throw new Error('too much')
    note?.(parts)
  }
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say, dir: say, table: say }
  const call = (solve, given) => {
    // Whoever forgets to give something back gives nothing, as in Python.
    const answer = stringify(toWire(solve(...fromWire(parse(given))))) ?? 'null'
    return printed > most || answer.length > longest ? 'too much' : '=' + answer
  }
  return { call, hasPrinted: () => printed > most }
}`

const PAGE = 65_536
const LEAST_PAGES = 256
/** What most problems allow a program. */
export const USUAL_MEMORY = 256 * 1_048_576

/** An engine with so many bytes at most; its own count of bytes does not see what it has. */
export async function openEngine(compiled: WebAssembly.Module, bytes: number): Promise<Engine> {
  const maximum = Math.max(LEAST_PAGES, Math.ceil(bytes / PAGE))
  const memory = new WebAssembly.Memory({ initial: LEAST_PAGES, maximum })
  const { default: variant } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as { default: QuickJSSyncVariant }
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: compiled, wasmMemory: memory }))
  return { module, memory, mostMemory: maximum * PAGE }
}

/** Sets an engine up for one program. `note`, a function inside of the context, hears all that is printed; else nobody reads it. */
export function setStage(engine: Engine, noteIn?: (context: QuickJSContext) => QuickJSHandle): Stage {
  const context = engine.module.newContext()
  context.runtime.setMaxStackSize(STACK)
  using prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  using most = context.newNumber(MAX_PRINTED)
  using longest = context.newNumber(MAX_VALUE)
  using ways = context.unwrapResult(context.callFunction(prelude, context.undefined, most, longest, noteIn?.(context) ?? context.undefined))
  return { ...engine, context, call: context.getProp(ways, 'call'), hasPrinted: context.getProp(ways, 'hasPrinted') }
}

/** Runs the program until its function is there. */
export function load(stage: Stage, { source, function: name }: Program): { solve: QuickJSHandle } | { failed: Told } | { tooMuch: true } {
  const { context } = stage
  const program = `(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`
  try {
    const loaded = context.evalCode(`${program}()`, FILE)
    if (loaded.error) {
      if (hasPrintedTooMuch(stage)) return TOO_MUCH
      const told = tell(stage, loaded.error)
      if (told.kind === 'memory' || isProgram(context, program)) return { failed: told }
      return { failed: { kind: 'compile', says: faultIn(stage, source) ?? told.says } }
    }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', says: `There is no function ${name}.` } }
    return { solve: loaded.value }
  } catch (trouble) {
    return { failed: broken(trouble) }
  }
}

/** Whether it can be compiled, which is asked of what broke while it was loaded. */
const isProgram = (context: QuickJSContext, program: string): boolean => context.evalCode(program, FILE).error === undefined

/** What is wrong with a text that is no program, in the lines of its writer: around it stands nothing here that a brace too many could close. */
function faultIn(stage: Stage, source: string): string | null {
  // It throws before anything of it runs.
  const { error } = stage.context.evalCode(`'use strict'; throw 0; ${source}`, FILE)
  return error === undefined || stage.context.typeof(error) === 'number' ? null : tell(stage, error).says
}

/** Calls its function once, with arguments as they travel. */
export function answerOf(stage: Stage, solve: QuickJSHandle, given: string): { value: string } | { raised: Told } | { tooMuch: true } {
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
      const isTold = context.typeof(value) === 'string' && context.getNumber(context.getProp(value, 'length')) <= MAX_TOLD
      return isTold ? context.getString(value).slice(0, MAX_SAYS) : ''
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
