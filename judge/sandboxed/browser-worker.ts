/** The worker that runs JavaScript programs in the sandboxed frame, with the engine of the judge (decision 027). */
import { TOO_MUCH_OUTPUT } from '#features/practice/rules/judging.ts'
import { MAX_PRINTED, type FrameMessage, type RunJob } from '#features/practice/rules/runner.ts'
import { BROWSER_STACK, callFunction, load, openEngine, TOO_DEEP, USUAL_MEMORY } from './quickjs-engine.ts'
import { createRecordingContext, takePrinted, type RecordingContext } from './recording-context.ts'

interface Scope {
  postMessage(text: string): void
  addEventListener(name: 'message', listener: (event: { data: { module: WebAssembly.Module } | (RunJob & { id: number }) }) => void): void
}

const scope = globalThis as unknown as Scope
const send = (message: FrameMessage) => scope.postMessage(JSON.stringify(message))
let opening: Promise<RecordingContext> | null = null

async function open(module: WebAssembly.Module): Promise<RecordingContext> {
  const engine = await openEngine(module, USUAL_MEMORY)
  const program = createRecordingContext(engine, { stackBytes: BROWSER_STACK, maxPrinted: MAX_PRINTED })
  send({ type: 'ready', engine: 'javascript' })
  return program
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

/** A solution that is right may be too deep here alone. */
const DEPTHS = 'Run in the browser allows only a few hundred nested calls. Submit allows more than 10,000, and runs the samples too.'

type Answer = ReturnType<typeof callFunction>

function resultOf(answer: Answer): { value: string } | { raised: string; limit?: 'memory' | 'output' } {
  if ('value' in answer) return { value: answer.value }
  if ('tooMuch' in answer) return { raised: TOO_MUCH_OUTPUT, limit: 'output' }
  const { message } = answer.raised
  return { raised: message.startsWith(TOO_DEEP) ? `${message}\n${DEPTHS}` : message, ...(answer.raised.kind === 'memory' && { limit: 'memory' }) }
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
