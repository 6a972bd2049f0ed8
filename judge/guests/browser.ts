/** Runs programs in JavaScript for Run, on the judge's own stage: the text of a worker inside the sandboxed frame (decision 027). */
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { SAYS_TOO_MUCH } from '#features/practice/rules/judging.ts'
import { MAX_PRINTED, type FromFrame, type RunJob } from '#features/practice/rules/runner.ts'
import { answerOf, load, openEngine, setStage, USUAL_MEMORY, type Stage } from './stage.ts'

/*
 * Keeps what the program prints, for its writer to read: as JSON, but for what JSON cannot write. It lives in the engine, beside the
 * program; `around` is what a part lies in.
 */
const PRINTER = `(most) => {
  const { stringify } = JSON
  const { isArray, from } = Array
  const { isView } = ArrayBuffer
  const { entries } = Object
  const text = String
  const deepest = 100
  let printed = ''
  const sayError = (trouble) => {
    const line = /solution\\.js:(\\d+)/.exec(text(trouble.stack))
    return trouble.name + ': ' + trouble.message + (line === null ? '' : ' (line ' + line[1] + ')')
  }
  let left = 0
  const shown = (part, around) => {
    if ((left -= 1) < 0) return '…'
    if (typeof part === 'string') return stringify(part)
    if (part === null || typeof part !== 'object') return text(part)
    if (part instanceof Error) return sayError(part)
    if (around.includes(part) || around.length > deepest) return '…'
    const inside = [...around, part]
    const one = (piece) => shown(piece, inside)
    const all = (pieces, say) => {
      const said = []
      for (const piece of pieces) {
        said.push(say(piece))
        if (left < 0) break
      }
      return said
    }
    if (part instanceof Map) return 'Map(' + part.size + ') {' + all(part, ([key, value]) => one(key) + ' => ' + one(value)).join(', ') + '}'
    if (part instanceof Set) return 'Set(' + part.size + ') {' + all(part, one).join(', ') + '}'
    if (isArray(part) || isView(part)) return '[' + all(part, one).join(',') + ']'
    if ('toJSON' in part) return stringify(part)
    return '{' + all(entries(part), ([name, value]) => stringify(name) + ':' + one(value)).join(',') + '}'
  }
  const show = (part) => {
    // Nobody reads more than so many parts, and what points at each other has very many ways through.
    left = 2000
    try {
      return typeof part === 'string' ? part : shown(part, [])
    } catch {
      return '…'
    }
  }
  return {
    note: (parts) => {
      if (printed.length < most) printed += from(parts, show).join(' ') + '\\n'
    },
    taken: () => {
      const all = printed.slice(0, most)
      printed = ''
      return all
    },
  }
}`

interface Scope {
  postMessage(text: string): void
  addEventListener(name: 'message', hear: (event: { data: { module: WebAssembly.Module } | (RunJob & { id: number }) }) => void): void
}

/** A stage whose program is heard. */
interface HeardStage extends Stage {
  /** Gives what was printed since the last time. */
  taken: QuickJSHandle
}

const scope = globalThis as unknown as Scope
const tell = (what: FromFrame) => scope.postMessage(JSON.stringify(what))
let stage: Promise<HeardStage> | null = null

async function open(module: WebAssembly.Module): Promise<HeardStage> {
  const engine = await openEngine(module, USUAL_MEMORY)
  let printer: QuickJSHandle | null = null
  const noteIn = (context: QuickJSContext) => {
    printer = context.unwrapResult(context.callFunction(context.unwrapResult(context.evalCode(PRINTER, 'printer.js')), context.undefined, context.newNumber(MAX_PRINTED)))
    return context.getProp(printer, 'note')
  }
  const set = setStage(engine, noteIn)
  tell({ says: 'ready', language: 'javascript' })
  return { ...set, taken: set.context.getProp(printer!, 'taken') }
}

function run(stage: HeardStage, { id, calls, ...program }: RunJob & { id: number }): void {
  const loaded = load(stage, program)
  // What is no program answers once, before the first call.
  const fault = 'failed' in loaded && loaded.failed.kind === 'compile' ? loaded.failed.says : null
  if (fault !== null) tell({ says: 'answer', id, at: -1, raised: fault, ms: 0, printed: printedOn(stage) })
  for (const [at, call] of fault === null ? calls.entries() : []) {
    const from = performance.now()
    const answer = 'solve' in loaded ? answerOf(stage, loaded.solve, call) : 'failed' in loaded ? { raised: loaded.failed } : loaded
    const said = wordsOn(answer)
    tell({ says: 'answer', id, at, ...said, ms: performance.now() - from, printed: printedOn(stage) })
    // Whoever came to a limit is not asked again.
    if ('limit' in said) break
  }
  tell({ says: 'end', id })
}

type Answer = ReturnType<typeof answerOf>

function wordsOn(answer: Answer): { value: string } | { raised: string; limit?: 'memory' | 'output' } {
  if ('value' in answer) return { value: answer.value }
  if ('tooMuch' in answer) return { raised: SAYS_TOO_MUCH, limit: 'output' }
  return { raised: answer.raised.says, ...(answer.raised.kind === 'memory' && { limit: 'memory' }) }
}

/** Nothing where the engine itself is broken. */
function printedOn({ context, taken }: HeardStage): string {
  try {
    const told = context.callFunction(taken, context.undefined)
    if (told.error || context.typeof(told.value) !== 'string') return ''
    // The program may have changed how a text is cut: what is longer is not taken out of the engine.
    return context.getNumber(context.getProp(told.value, 'length')) > MAX_PRINTED ? '' : context.getString(told.value)
  } catch {
    return ''
  }
}

scope.addEventListener('message', ({ data }) => {
  if ('module' in data) {
    stage = open(data.module)
    stage.catch(breaks)
  } else stage?.then((set) => run(set, data)).catch(breaks)
})

/** What is not caught breaks the worker, and is told so. */
function breaks(trouble: unknown): void {
  queueMicrotask(() => {
    throw trouble
  })
}
