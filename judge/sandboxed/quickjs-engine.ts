/**
 * Runs one JavaScript program in QuickJS, which is WebAssembly: the program finds its globals there and nothing of the host. The judge and
 * the browser's Run use the same engine (requirement J-14).
 */
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, type QuickJSSyncVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

/** A program, and the name of the function to call. */
export interface Program {
  source: string
  function: string
}

/** An error, with a message for the author of the program. */
export interface ProgramError {
  kind: 'memory' | 'compile' | 'other'
  message: string
}

/** A fresh engine with its own memory, which cannot grow beyond the limit. */
export interface Engine {
  module: QuickJSWASMModule
  memory: WebAssembly.Memory
  /** The size in bytes that its memory can grow to. */
  maxMemory: number
}

/** An engine with the globals of a program, before the program is loaded. */
export interface ProgramContext extends Engine {
  context: QuickJSContext
  /** Calls the program's function with arguments in wire format. */
  call: QuickJSHandle
  hasPrintedTooMuch: QuickJSHandle
}

const STACK_BYTES = 256 * 1024
const MAX_PRINTED = 1_000_000
// Longer values are not copied out of the engine, because all threads of a pool share the memory outside. The same limit as `MAX_WIRE`.
const MAX_VALUE = 1_000_000
const MAX_COPIED = 100_000
const MAX_MESSAGE = 1_000
const FILE = 'solution.js'

/*
 * Defines the console and the function that calls a solution. Printed characters are counted inside the engine, by functions that the program
 * cannot replace, because each call out of the engine takes as long as a small program.
 */
const PRELUDE = `(maxPrinted, maxValue, record) => {
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
    if (printed > maxPrinted) throw new Error('too much')
    record?.(parts)
  }
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say, dir: say, table: say }
  const call = (solve, given) => {
    // Without a return value the answer is null, as in Python.
    const answer = stringify(toWire(solve(...fromWire(parse(given))))) ?? 'null'
    return printed > maxPrinted || answer.length > maxValue ? 'too much' : '=' + answer
  }
  return { call, hasPrintedTooMuch: () => printed > maxPrinted }
}`

const PAGE = 65_536
const MIN_PAGES = 256
/** The memory limit of most problems, in bytes. */
export const USUAL_MEMORY = 256 * 1_048_576

/** Opens an engine with at most so many bytes. The limit is set on its WebAssembly memory, since QuickJS does not count all of its memory. */
export async function openEngine(compiled: WebAssembly.Module, bytes: number): Promise<Engine> {
  const maximum = Math.max(MIN_PAGES, Math.ceil(bytes / PAGE))
  const memory = new WebAssembly.Memory({ initial: MIN_PAGES, maximum })
  const { default: variant } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as { default: QuickJSSyncVariant }
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: compiled, wasmMemory: memory }))
  return { module, memory, maxMemory: maximum * PAGE }
}

/** Prepares an engine for one program. `recordIn` creates a function inside the context that receives what is printed; without it the output is discarded. */
export function createProgramContext(engine: Engine, recordIn?: (context: QuickJSContext) => QuickJSHandle): ProgramContext {
  const context = engine.module.newContext()
  context.runtime.setMaxStackSize(STACK_BYTES)
  using prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  using maxPrinted = context.newNumber(MAX_PRINTED)
  using maxValue = context.newNumber(MAX_VALUE)
  using functions = context.unwrapResult(context.callFunction(prelude, context.undefined, maxPrinted, maxValue, recordIn?.(context) ?? context.undefined))
  return { ...engine, context, call: context.getProp(functions, 'call'), hasPrintedTooMuch: context.getProp(functions, 'hasPrintedTooMuch') }
}

/** Runs the program once, to define its function. Returns the function, or why there is none. */
export function load(program: ProgramContext, { source, function: name }: Program): { solve: QuickJSHandle } | { failed: ProgramError } | { tooMuch: true } {
  const { context } = program
  const wrapped = `(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`
  try {
    const loaded = context.evalCode(`${wrapped}()`, FILE)
    if (loaded.error) {
      if (isOverLimit(program)) return TOO_MUCH
      const error = readError(program, loaded.error)
      if (error.kind === 'memory' || compiles(context, wrapped)) return { failed: error }
      return { failed: { kind: 'compile', message: syntaxError(program, source) ?? error.message } }
    }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', message: `There is no function ${name}.` } }
    return { solve: loaded.value }
  } catch (error) {
    return { failed: engineError(error) }
  }
}

/** Whether the source has no syntax error. */
const compiles = (context: QuickJSContext, source: string): boolean => context.evalCode(source, FILE).error === undefined

/** The syntax error with the author's line numbers. The source is not wrapped in a function, which a surplus brace could close. */
function syntaxError(program: ProgramContext, source: string): string | null {
  // It throws before any statement of the source runs.
  const { error } = program.context.evalCode(`'use strict'; throw 0; ${source}`, FILE)
  return error === undefined || program.context.typeof(error) === 'number' ? null : readError(program, error).message
}

/** Calls the function once with arguments in wire format. Returns its value in wire format, or why there is none. */
export function callFunction(program: ProgramContext, solve: QuickJSHandle, given: string): { value: string } | { raised: ProgramError } | { tooMuch: true } {
  const { context, call } = program
  try {
    using text = context.newString(given)
    const result = context.callFunction(call, context.undefined, solve, text)
    if (result.error) return isOverLimit(program) ? TOO_MUCH : { raised: readError(program, result.error) }
    using value = result.value
    const answer = context.getString(value)
    if (answer === 'too much') return TOO_MUCH
    return { value: answer.slice(1) }
  } catch (error) {
    return { raised: engineError(error) }
  }
}

const TOO_MUCH = { tooMuch: true } as const

function isOverLimit({ context, hasPrintedTooMuch }: ProgramContext): boolean {
  const result = context.callFunction(hasPrintedTooMuch, context.undefined)
  return !result.error && context.sameValue(result.value, context.true)
}

// The engine grows its memory in steps, and the step that fails may be large.
const NEARLY_FULL = 0.9

function readError({ context, memory, maxMemory }: ProgramContext, error: QuickJSHandle): ProgramError {
  try {
    const property = (name: string) => {
      const value = context.getProp(error, name)
      const isShort = context.typeof(value) === 'string' && context.getNumber(context.getProp(value, 'length')) <= MAX_COPIED
      return isShort ? context.getString(value).slice(0, MAX_MESSAGE) : ''
    }
    const [name, message, stack] = [property('name'), property('message'), property('stack')]
    const line = /solution\.js:(\d+)/.exec(stack)?.[1]
    // Without memory for an error object, QuickJS throws null.
    const isFull = context.sameValue(error, context.null) && memory.buffer.byteLength > maxMemory * NEARLY_FULL
    const isMemory = (name === 'InternalError' && message === 'out of memory') || isFull
    return { kind: isMemory ? 'memory' : 'other', message: `${name || 'A thrown value'}${message && `: ${message}`}${line === undefined ? '' : ` (line ${line})`}` }
  } catch (thrown) {
    return engineError(thrown)
  }
}

// The engine itself failed, because its stack or memory was exhausted.
const engineError = (error: unknown): ProgramError => ({ kind: /memory/i.test(String(error)) ? 'memory' : 'other', message: 'The program crashed its interpreter.' })
