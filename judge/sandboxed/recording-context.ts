/** Records what a JavaScript program prints, in its engine: for Run and for the samples of a submission. */
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { createProgramContext, type Engine, type ProgramContext } from './quickjs-engine.ts'

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

/** A context that records what its program prints. */
export interface RecordingContext extends ProgramContext {
  printed: QuickJSHandle
  takePrinted: QuickJSHandle
  maxPrinted: number
}

/** Prepares an engine for one program and keeps the first `maxPrinted` characters of what it prints. */
export function createRecordingContext(engine: Engine, { stackBytes, maxPrinted }: { stackBytes: number; maxPrinted: number }): RecordingContext {
  let printed: QuickJSHandle | null = null
  const recordIn = (context: QuickJSContext) => {
    using printer = context.unwrapResult(context.evalCode(PRINTER, 'printer.js'))
    using max = context.newNumber(maxPrinted)
    printed = context.unwrapResult(context.callFunction(printer, context.undefined, max))
    return context.getProp(printed, 'record')
  }
  const program = createProgramContext(engine, { stackBytes, recordIn })
  return { ...program, printed: printed!, takePrinted: program.context.getProp(printed!, 'takePrinted'), maxPrinted }
}

/** Returns what was printed since the last call; nothing if the engine itself has crashed. */
export function takePrinted({ context, takePrinted, maxPrinted }: RecordingContext): string {
  try {
    const result = context.callFunction(takePrinted, context.undefined)
    if (result.error || context.typeof(result.value) !== 'string') return ''
    // The program may have replaced String.prototype.slice, so a longer text is not copied out of the engine.
    return context.getNumber(context.getProp(result.value, 'length')) > maxPrinted ? '' : context.getString(result.value)
  } catch {
    return ''
  }
}

/** Frees the handles of a context that is no longer used, and the context. */
export function disposeContext({ context, call, settle, hasPrintedTooMuch, printed, takePrinted }: RecordingContext): void {
  for (const handle of [call, settle, hasPrintedTooMuch, printed, takePrinted]) handle.dispose()
  context.dispose()
}
