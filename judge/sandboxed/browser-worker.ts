/** The worker that runs JavaScript programs in the sandboxed frame, with the engine of the judge (decision 027). */
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { TOO_MUCH_OUTPUT } from '#features/practice/rules/judging.ts'
import { MAX_PRINTED, type FrameMessage, type RunJob } from '#features/practice/rules/runner.ts'
import { BROWSER_STACK, callFunction, createProgramContext, load, openEngine, USUAL_MEMORY, type ProgramContext } from './quickjs-engine.ts'

/*
 * Formats and stores what the program prints: as JSON, with own formats for what JSON cannot express. It runs inside the engine. `ancestors`
 * are the objects that contain a value.
 */
const PRINTER = `(maxPrinted) => {
  const { stringify } = JSON
  const { isArray, from } = Array
  const { isView } = ArrayBuffer
  const { entries } = Object
  const text = String
  const maxDepth = 100
  let printed = ''
  const formatError = (error) => {
    const line = /solution\\.js:(\\d+)/.exec(text(error.stack))
    return error.name + ': ' + error.message + (line === null ? '' : ' (line ' + line[1] + ')')
  }
  let left = 0
  const format = (part, ancestors) => {
    if ((left -= 1) < 0) return '…'
    if (typeof part === 'string') return stringify(part)
    if (part === null || typeof part !== 'object') return text(part)
    if (part instanceof Error) return formatError(part)
    if (ancestors.includes(part) || ancestors.length > maxDepth) return '…'
    const inside = [...ancestors, part]
    const one = (item) => format(item, inside)
    const all = (items, formatItem) => {
      const texts = []
      for (const item of items) {
        texts.push(formatItem(item))
        if (left < 0) break
      }
      return texts
    }
    if (part instanceof Map) return 'Map(' + part.size + ') {' + all(part, ([key, value]) => one(key) + ' => ' + one(value)).join(', ') + '}'
    if (part instanceof Set) return 'Set(' + part.size + ') {' + all(part, one).join(', ') + '}'
    if (isArray(part) || isView(part)) return '[' + all(part, one).join(',') + ']'
    if ('toJSON' in part) return stringify(part)
    return '{' + all(entries(part), ([name, value]) => stringify(name) + ':' + one(value)).join(',') + '}'
  }
  const show = (part) => {
    // Objects that refer to each other could be walked for ever.
    left = 2000
    try {
      return typeof part === 'string' ? part : format(part, [])
    } catch {
      return '…'
    }
  }
  return {
    record: (parts) => {
      if (printed.length < maxPrinted) printed += from(parts, show).join(' ') + '\\n'
    },
    takePrinted: () => {
      const all = printed.slice(0, maxPrinted)
      printed = ''
      return all
    },
  }
}`

interface Scope {
  postMessage(text: string): void
  addEventListener(name: 'message', listener: (event: { data: { module: WebAssembly.Module } | (RunJob & { id: number }) }) => void): void
}

/** A context that records what its program prints. */
interface RecordingContext extends ProgramContext {
  /** Returns what was printed since the last call. */
  takePrinted: QuickJSHandle
}

const scope = globalThis as unknown as Scope
const send = (message: FrameMessage) => scope.postMessage(JSON.stringify(message))
let opening: Promise<RecordingContext> | null = null

async function open(module: WebAssembly.Module): Promise<RecordingContext> {
  const engine = await openEngine(module, USUAL_MEMORY)
  let printer: QuickJSHandle | null = null
  const recordIn = (context: QuickJSContext) => {
    printer = context.unwrapResult(context.callFunction(context.unwrapResult(context.evalCode(PRINTER, 'printer.js')), context.undefined, context.newNumber(MAX_PRINTED)))
    return context.getProp(printer, 'record')
  }
  const program = createProgramContext(engine, { stackBytes: BROWSER_STACK, recordIn })
  send({ type: 'ready', language: 'javascript' })
  return { ...program, takePrinted: program.context.getProp(printer!, 'takePrinted') }
}

function run(context: RecordingContext, { id, calls, ...program }: RunJob & { id: number }): void {
  const loaded = load(context, program)
  // A program that does not compile is reported once, before the first call.
  const compileError = 'failed' in loaded && loaded.failed.kind === 'compile' ? loaded.failed.message : null
  if (compileError !== null) send({ type: 'answer', id, at: -1, raised: compileError, ms: 0, printed: takePrinted(context) })
  for (const [at, call] of compileError === null ? calls.entries() : []) {
    const started = performance.now()
    const answer = 'solve' in loaded ? callFunction(context, loaded.solve, call) : 'failed' in loaded ? { raised: loaded.failed } : loaded
    const result = resultOf(answer)
    send({ type: 'answer', id, at, ...result, ms: performance.now() - started, printed: takePrinted(context) })
    // After a limit was exceeded, the remaining calls are skipped.
    if ('limit' in result) break
  }
  send({ type: 'end', id })
}

type Answer = ReturnType<typeof callFunction>

function resultOf(answer: Answer): { value: string } | { raised: string; limit?: 'memory' | 'output' } {
  if ('value' in answer) return { value: answer.value }
  if ('tooMuch' in answer) return { raised: TOO_MUCH_OUTPUT, limit: 'output' }
  return { raised: answer.raised.message, ...(answer.raised.kind === 'memory' && { limit: 'memory' }) }
}

/** Returns what was printed since the last call; nothing if the engine itself has crashed. */
function takePrinted({ context, takePrinted }: RecordingContext): string {
  try {
    const result = context.callFunction(takePrinted, context.undefined)
    if (result.error || context.typeof(result.value) !== 'string') return ''
    // The program may have replaced String.prototype.slice, so a longer text is not copied out of the engine.
    return context.getNumber(context.getProp(result.value, 'length')) > MAX_PRINTED ? '' : context.getString(result.value)
  } catch {
    return ''
  }
}

scope.addEventListener('message', ({ data }) => {
  if ('module' in data) {
    opening = open(data.module)
    opening.catch(crash)
  } else opening?.then((context) => run(context, data)).catch(crash)
})

/** Throws outside of any promise, so that the frame receives an error event of the worker. */
function crash(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
