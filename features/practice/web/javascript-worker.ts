/** Runs a program in JavaScript inside the sandboxed frame; the page of the frame holds its text, nothing imports it. */
import type { FromFrame, RunJob } from '../rules/runner.ts'

{
  const LONGEST_PRINTED = 8_000
  type Scope = typeof globalThis & { importScripts(url: string): void; solution?: (...given: unknown[]) => unknown; postMessage(text: string): void }
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
  Object.assign(console, { log: print, info: print, warn: print, error: print, debug: print })

  function show(part: unknown): string {
    try {
      return write(part) ?? String(part)
    } catch {
      return String(part)
    }
  }

  const fromWire = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(fromWire) : part !== null && typeof part === 'object' ? Number((part as { $: string }).$) : part

  function toWire(part: unknown): unknown {
    if (part instanceof Set) return [...part].map(toWire)
    if (Array.isArray(part) || ArrayBuffer.isView(part)) return Array.from(part as unknown[], toWire)
    return typeof part === 'number' && !Number.isFinite(part) ? { $: String(part) } : part
  }

  const sayError = (trouble: unknown) => (trouble instanceof Error ? `${trouble.name}: ${trouble.message}` : String(trouble))

  function answer(call: string): { value: string } | { raised: string } {
    try {
      if (typeof scope.solution !== 'function') return { raised: 'The function that the problem asks for is not there.' }
      return { value: write(toWire(scope.solution(...(fromWire(JSON.parse(call)) as unknown[])))) ?? 'null' }
    } catch (trouble) {
      return { raised: sayError(trouble) }
    }
  }

  scope.addEventListener('message', ({ data }: MessageEvent<RunJob & { id: number }>) => {
    const { id, source, function: name, calls } = data
    let broken: string | null = null
    try {
      const text = `globalThis.solution = (() => { 'use strict'\n${source}\nreturn ${name} })()`
      load(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
    } catch (trouble) {
      broken = sayError(trouble)
    }
    for (const [at, call] of calls.entries()) {
      if (at > 0) printed = ''
      const from = now()
      const given = broken === null ? answer(call) : { raised: broken }
      tell({ says: 'answer', id, at, ...given, ms: now() - from, printed: printed.slice(0, LONGEST_PRINTED) })
    }
    tell({ says: 'end', id })
  })
}
