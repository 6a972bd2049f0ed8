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
  /** Reads the promise that the function returned, or runs its next timer. */
  settle: QuickJSHandle
  /** The program that was loaded last. */
  source: string
  hasPrintedTooMuch: QuickJSHandle
}

/** The stack of a program in the browser. Its threads allow less than that: some 800 calls, or 200 with a callback between them. */
export const BROWSER_STACK = 384 * 1024
/** The stack of a program in the judge, whose threads are started with `JUDGE_STACK_KB`: more than 10,000 calls deep. */
export const JUDGE_STACK = 3 * 1024 * 1024
const MAX_PRINTED = 1_000_000
// Longer values are not copied out of the engine, because all threads of a pool share the memory outside. The same limit as `MAX_WIRE`.
const MAX_VALUE = 1_000_000
const MAX_COPIED = 100_000
const MAX_MESSAGE = 1_000
const MAX_THROWN = 200
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
    if (typeof part === 'number') return part - part === 0 ? part : { $: text(part) }
    if (typeof part === 'bigint') {
      if (part > 9007199254740991n || part < -9007199254740991n) throw new TypeError('Your function returned a BigInt that no number can hold exactly.')
      return Number(part)
    }
    if (typeof part === 'function' || typeof part === 'symbol') throw new TypeError('Your function returned a ' + typeof part + '. Return arrays, strings, numbers, true, false or null.')
    if (part === null || typeof part !== 'object') return part
    if (isArray(part) || isView(part)) return from(part, toWire)
    if (part instanceof String || part instanceof Number || part instanceof Boolean) return toWire(part.valueOf())
    // Sets, generators and other iterators; a Map has no order that a checker could know.
    if (!(part instanceof Map) && typeof part[Symbol.iterator] === 'function') return from(part, toWire)
    throw new TypeError('Your function returned ' + (part instanceof Map ? 'a Map' : 'an object') + '. Return arrays, strings, numbers, true, false or null.')
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
  const nothing = () => {}
  globalThis.console = {
    log: say, info: say, warn: say, error: say, debug: say, dir: say, table: say, trace: say, group: say,
    groupEnd: nothing, time: nothing, timeEnd: nothing, timeLog: nothing, clear: nothing,
    assert: (holds, ...parts) => { if (!holds) say('Assertion failed:', ...parts) },
    count: (label = 'default') => say(label + ': ' + (counts[label] = (counts[label] ?? 0) + 1)),
    countReset: (label = 'default') => { counts[label] = 0 },
  }
  const counts = {}
  const copies = (value, known) => {
    if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('A ' + typeof value + ' cannot be cloned.')
    if (value === null || typeof value !== 'object') return value
    if (known.has(value)) return known.get(value)
    const keep = (made) => (known.set(value, made), made)
    if (value instanceof Date) return keep(new Date(+value))
    if (isView(value)) return keep(value.slice())
    if (value instanceof Map) { const made = keep(new Map()); value.forEach((part, key) => made.set(copies(key, known), copies(part, known))); return made }
    if (value instanceof Set) { const made = keep(new Set()); value.forEach((part) => made.add(copies(part, known))); return made }
    const made = keep(isArray(value) ? [] : {})
    for (const key of Object.keys(value)) made[key] = copies(value[key], known)
    return made
  }
  globalThis.structuredClone = (value) => copies(value, new Map())
  // No one waits for timers: when the function has returned a promise, time goes on from one to the next.
  let timers = []
  let lastTimer = 0
  let now = 0
  const start = (run, ms, parts, isRepeated) => {
    const wait = Math.max(0, Number(ms) || 0)
    timers.push({ id: ++lastTimer, at: now + wait, every: isRepeated ? Math.max(1, wait) : null, run, parts })
    return lastTimer
  }
  const stop = (id) => { timers = timers.filter((timer) => timer.id !== id) }
  globalThis.setTimeout = (run, ms, ...parts) => start(run, ms, parts, false)
  globalThis.setInterval = (run, ms, ...parts) => start(run, ms, parts, true)
  globalThis.queueMicrotask = (run) => void Promise.resolve().then(() => run())
  globalThis.clearTimeout = globalThis.clearInterval = stop
  const call = (solve, given) => {
    timers = []
    now = 0
    const value = solve(...fromWire(parse(given)))
    if (!(value instanceof Promise)) return written(value)
    waiting = null
    value.then((one) => { waiting = { value: one } }, (error) => { waiting = { error } })
    return 'wait'
  }
  const written = (value) => {
    // Without a return value the answer is null, as in Python.
    const answer = stringify(toWire(value)) ?? 'null'
    return printed > maxPrinted || answer.length > maxValue ? 'too much' : '=' + answer
  }
  let waiting = null
  // Called after all jobs: the answer, 'wait' after a timer ran, or an error when nothing is left to do.
  const settle = () => {
    if (waiting !== null) {
      if ('error' in waiting) throw waiting.error
      return written(waiting.value)
    }
    const next = timers.reduce((first, timer) => (first === null || timer.at < first.at ? timer : first), null)
    if (next === null) throw new Error('Your function returned a promise that never settles.')
    now = next.at
    stop(next.id)
    if (next.every !== null) timers.push({ ...next, at: now + next.every })
    next.run(...next.parts)
    return 'wait'
  }
  return { call, settle, hasPrintedTooMuch: () => printed > maxPrinted }
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
export function createProgramContext(engine: Engine, { stackBytes, recordIn }: { stackBytes: number; recordIn?: (context: QuickJSContext) => QuickJSHandle }): ProgramContext {
  const context = engine.module.newContext()
  context.runtime.setMaxStackSize(stackBytes)
  using prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'))
  using maxPrinted = context.newNumber(MAX_PRINTED)
  using maxValue = context.newNumber(MAX_VALUE)
  using record = recordIn?.(context) ?? context.undefined
  using functions = context.unwrapResult(context.callFunction(prelude, context.undefined, maxPrinted, maxValue, record))
  return { ...engine, context, call: context.getProp(functions, 'call'), settle: context.getProp(functions, 'settle'), source: '', hasPrintedTooMuch: context.getProp(functions, 'hasPrintedTooMuch') }
}

/** Runs the program once, to define its function. Returns the function, or why there is none. */
export function load(program: ProgramContext, { source, function: name }: Program): { solve: QuickJSHandle } | { failed: ProgramError } | { tooMuch: true } {
  const { context } = program
  program.source = source
  const wrapped = `(function () { 'use strict'; ${source}\n; return typeof ${name} === 'function' ? ${name} : undefined })`
  try {
    const loaded = context.evalCode(`${wrapped}()`, FILE)
    if (loaded.error) {
      if (isOverLimit(program)) return TOO_MUCH
      const error = readError(program, loaded.error)
      if (error.kind === 'memory' || compiles(context, wrapped)) return { failed: error }
      return { failed: { kind: 'compile', message: syntaxError(program, source) ?? error.message } }
    }
    if (context.typeof(loaded.value) !== 'function') return { failed: { kind: 'compile', message: `Your program has no function named ${name}.` } }
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
    let answer = context.getString(value)
    while (answer === 'wait') {
      const jobs = context.runtime.executePendingJobs()
      if (jobs.error) return isOverLimit(program) ? TOO_MUCH : { raised: readError(program, jobs.error) }
      const settled = context.callFunction(program.settle, context.undefined)
      if (settled.error) return isOverLimit(program) ? TOO_MUCH : { raised: readError(program, settled.error) }
      using next = settled.value
      answer = context.getString(next)
    }
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

/** What a program with endless or too deep recursion is told. */
export const TOO_DEEP = 'Your program called itself too many times without returning.'
// The engine grows its memory in steps, and the step that fails may be large.
const NEARLY_FULL = 0.9

function readError({ context, memory, maxMemory, source }: ProgramContext, error: QuickJSHandle): ProgramError {
  try {
    const type = context.typeof(error)
    if (type === 'string' || type === 'number' || type === 'boolean' || type === 'undefined') {
      const shown = type === 'string' && context.getNumber(context.getProp(error, 'length')) > MAX_COPIED ? 'a long text' : String(context.dump(error)).slice(0, MAX_MESSAGE)
      return { kind: 'other', message: `Thrown: ${shown}${lineOfOnlyThrow(source)}` }
    }
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
    if (name === 'InternalError' && message === 'stack overflow') return { kind: 'other', message: `${TOO_DEEP}${line === undefined ? '' : ` (line ${line})`}` }
    if (isMemory) return { kind: 'memory', message: `${name || 'Out of memory'}${message && `: ${message}`}${line === undefined ? '' : ` (line ${line})`}` }
    const at = line === undefined ? lineOfOnlyThrow(source) : ` (line ${line})`
    if (name !== '') return { kind: 'other', message: `${name}${message && `: ${message}`}${at}` }
    return { kind: 'other', message: `Thrown: ${message || jsonOf(context, error)}${at}` }
  } catch (thrown) {
    return engineError(thrown)
  }
}

/** The beginning of a thrown object. */
function jsonOf(context: QuickJSContext, thrown: QuickJSHandle): string {
  using show = context.unwrapResult(context.evalCode(`(value) => { try { return String(JSON.stringify(value)).slice(0, ${MAX_THROWN}) } catch { return '' } }`))
  using text = context.unwrapResult(context.callFunction(show, context.undefined, thrown))
  const isShown = context.typeof(text) === 'string' && context.getNumber(context.getProp(text, 'length')) <= MAX_THROWN
  return (isShown && context.getString(text)) || 'an object'
}

/** The engine knows where an error was created, but not where another value was thrown: the line, if only one can be meant. */
function lineOfOnlyThrow(source: string): string {
  const lines = source.split('\n').flatMap((line, at) => (/\bthrow\b/.test(line) ? [at + 1] : []))
  return lines.length === 1 ? ` (line ${lines[0]})` : ''
}

// The engine itself failed, because its stack or memory was exhausted.
const engineError = (error: unknown): ProgramError => ({
  kind: /memory/i.test(String(error)) ? 'memory' : 'other',
  message: /call stack/i.test(String(error)) ? TOO_DEEP : 'The program crashed its interpreter.',
})
