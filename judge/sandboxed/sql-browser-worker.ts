/** The worker that runs SQL in the sandboxed frame, with the engine of the judge (decision 044). */
import { TOO_MUCH_OUTPUT } from '#features/practice/rules/judging.ts'
import type { FrameMessage, RunJob } from '#features/practice/rules/runner.ts'
import { openSqlEngine, runQuery, type QueryResult, type SqlEngine } from './sqlite-engine.ts'

interface Scope {
  postMessage(text: string): void
  addEventListener(name: 'message', listener: (event: { data: { module: WebAssembly.Module } | (RunJob & { id: number }) }) => void): void
}

const MEBIBYTE = 1_048_576
/** The memory of most problems, in megabytes. */
const USUAL_MEMORY = 256

const scope = globalThis as unknown as Scope
const send = (message: FrameMessage) => scope.postMessage(JSON.stringify(message))
let compiled: WebAssembly.Module | null = null
let engine: { megabytes: number; opened: SqlEngine } | null = null

const open = (module: WebAssembly.Module, megabytes: number) => (engine = { megabytes, opened: openSqlEngine(module, megabytes * MEBIBYTE) })

function run(opened: SqlEngine, { id, source, tables, calls }: RunJob & { id: number }): void {
  for (const [at, call] of calls.entries()) {
    const started = performance.now()
    const result = runQuery(opened, source, tables, call)
    const isCompileError = 'raised' in result && result.raised.kind === 'compile'
    // A query that does not compile is reported once, before the first test.
    send({ type: 'answer', id, at: isCompileError ? -1 : at, ...shown(result), ms: performance.now() - started, printed: '' })
    if (isCompileError || 'tooMuch' in result || ('raised' in result && result.raised.kind === 'memory')) break
  }
  send({ type: 'end', id })
}

function shown(result: QueryResult): { value: string } | { raised: string; limit?: 'memory' | 'output' } {
  if ('value' in result) return { value: result.value }
  if ('tooMuch' in result) return { raised: TOO_MUCH_OUTPUT, limit: 'output' }
  return { raised: result.raised.message, ...(result.raised.kind === 'memory' && { limit: 'memory' }) }
}

scope.addEventListener('message', ({ data }) => {
  if ('module' in data) {
    compiled = data.module
    open(compiled, USUAL_MEMORY)
    send({ type: 'ready', engine: 'sql' })
  } else if (compiled !== null && engine !== null) run((engine.megabytes === data.megabytes ? engine : open(compiled, data.megabytes)).opened, data)
})
