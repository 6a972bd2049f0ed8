/** Runs a program in JavaScript inside the sandboxed frame; the page of the frame holds its text, nothing imports it. */
import type { FromFrame, RunJob } from '../rules/runner.ts'

{
  const LONGEST_PRINTED = 8_000
  const DEEPEST_PRINTED = 100
  type Scope = typeof globalThis & { importScripts(url: string): void; solution?: ((...given: unknown[]) => unknown) | null; postMessage(text: string): void }
  const scope = globalThis as Scope
  const post = scope.postMessage.bind(scope)
  const load = scope.importScripts.bind(scope)
  const write = JSON.stringify
  const now = performance.now.bind(performance)
  let printed = ''

  const tell = (what: FromFrame) => post(write(what))
  const print = (...parts: unknown[]) => {
    if (printed.length < LONGEST_PRINTED) printed += `${parts.map((part) => (typeof part === 'string' ? part : show(part))).join(' ')}\n`
  }
  Object.assign(console, { log: print, info: print, warn: print, error: print, debug: print, table: print })

  function show(part: unknown): string {
    try {
      return shown(part, [])
    } catch {
      return String(part)
    }
  }

  /** As JSON, but for what JSON cannot write; `around` is what it lies in. */
  function shown(part: unknown, around: readonly unknown[]): string {
    if (typeof part === 'string') return write(part)
    if (part === null || typeof part !== 'object') return String(part)
    if (part instanceof Error) return sayError(part)
    if (around.includes(part) || around.length > DEEPEST_PRINTED) return '…'
    const inside = [...around, part]
    const one = (piece: unknown) => shown(piece, inside)
    if (part instanceof Map) return `Map(${part.size}) {${Array.from(part, ([key, value]) => `${one(key)} => ${one(value)}`).join(', ')}}`
    if (part instanceof Set) return `Set(${part.size}) {${Array.from(part, one).join(', ')}}`
    if (Array.isArray(part) || ArrayBuffer.isView(part)) return `[${Array.from(part as unknown[], one).join(',')}]`
    if ('toJSON' in part) return write(part)
    return `{${Object.entries(part).map(([name, value]) => `${write(name)}:${one(value)}`).join(',')}}`
  }

  const fromWire = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(fromWire) : part !== null && typeof part === 'object' ? Number((part as { $: string }).$) : part

  function toWire(part: unknown): unknown {
    if (part instanceof Set) return [...part].map(toWire)
    if (Array.isArray(part) || ArrayBuffer.isView(part)) return Array.from(part as unknown[], toWire)
    return typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part
  }

  const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))

  /** Where the program lies; its lines there are the lines of its writer. */
  let file = ''

  function sayError(trouble: unknown): string {
    if (!(trouble instanceof Error)) return String(trouble)
    const line = Number.parseInt(String(trouble.stack).split(`${file}:`)[1] ?? '', 10)
    return `${trouble.name}: ${trouble.message}${Number.isNaN(line) ? '' : ` (line ${line})`}`
  }

  /** What is wrong with a text that is no program: only a worker that begins with it tells the line. It runs nothing of it. */
  async function sayFault(source: string): Promise<string> {
    const reader = new Worker(urlOf(`'use strict'; throw 0; ${source}`))
    const { message, lineno } = await new Promise<ErrorEvent>((done) => {
      reader.addEventListener('error', (event) => {
        event.preventDefault()
        done(event)
      })
    })
    return `${/SyntaxError.*/.exec(message)?.[0] ?? 'SyntaxError'} (line ${lineno})`
  }

  /** Says why it is no program that can be asked, and what broke while it was loaded. */
  async function begin({ source, function: name }: RunJob): Promise<{ noProgram: string | null; broken: string | null }> {
    file = urlOf(`globalThis.solution = null; globalThis.solution = (() => { 'use strict'; ${source}\nreturn typeof ${name} === 'function' ? ${name} : null })()`)
    try {
      load(file)
    } catch (trouble) {
      // Nothing of it ran.
      if (scope.solution === undefined) return { noProgram: await sayFault(source), broken: null }
      return { noProgram: null, broken: sayError(trouble) }
    }
    return { noProgram: typeof scope.solution === 'function' ? null : `There is no function ${name}.`, broken: null }
  }

  function answer(call: string): { value: string } | { raised: string } {
    try {
      return { value: write(toWire(scope.solution!(...(fromWire(JSON.parse(call)) as unknown[])))) ?? 'null' }
    } catch (trouble) {
      return { raised: sayError(trouble) }
    }
  }

  async function run(id: number, job: RunJob): Promise<void> {
    const { noProgram, broken } = await begin(job)
    // What is no program answers once, before the first call.
    if (noProgram !== null) tell({ says: 'answer', id, at: -1, raised: noProgram, ms: 0, printed: printed.slice(0, LONGEST_PRINTED) })
    for (const [at, call] of noProgram === null ? job.calls.entries() : []) {
      if (at > 0) printed = ''
      const from = now()
      const given = broken === null ? answer(call) : { raised: broken }
      tell({ says: 'answer', id, at, ...given, ms: now() - from, printed: printed.slice(0, LONGEST_PRINTED) })
    }
    tell({ says: 'end', id })
  }

  scope.addEventListener('message', ({ data: { id, ...job } }: MessageEvent<RunJob & { id: number }>) => {
    // What cannot even be said of what was thrown breaks the worker, and is told so.
    run(id, job).catch((trouble: unknown) => queueMicrotask(() => {
      throw trouble
    }))
  })
}
