/** Runs programs in Python inside the sandboxed frame; the page of the frame holds its text, nothing imports it. */
import type { FrameMessage, RunJob, RunLimit } from '../../rules/runner.ts'

{
  interface Python {
    runPython(source: string): unknown
    _api: { config: { _loadSnapshot: unknown } }
    globals: { get(name: string): (...given: unknown[]) => string }
  }
  interface Start {
    module: WebAssembly.Module
    library: ArrayBuffer
    memory: ArrayBuffer | null
    loader: string
    program: string
    harness: string
  }
  type Scope = typeof globalThis & { postMessage(text: string): void }
  const scope = globalThis as Scope
  const post = scope.postMessage.bind(scope)
  const tell = (what: FrameMessage) => post(JSON.stringify(what))

  let python: Promise<Python> | null = null

  const unpacked = (bytes: ArrayBuffer) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

  async function start({ module, library, memory, loader, program, harness }: Start): Promise<Python> {
    // What Python asks for is here already: the frame has no network.
    scope.fetch = async (address) => {
      const isLibrary = new Request(address).url.endsWith('.zip')
      return isLibrary ? new Response(library) : new Response(null, { headers: { 'content-type': 'application/wasm' } })
    }
    WebAssembly.instantiateStreaming = async (_response, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) })
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(/* @vite-ignore */ loader) as Promise<{ loadPyodide: (options: object) => Promise<Python> }>,
      import(/* @vite-ignore */ program) as Promise<{ default: unknown }>,
    ])
    // No package can be had here, so the list of packages is empty.
    const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }
    const indexURL = 'https://inside.invalid/'
    const options = { indexURL, createPyodideModule, lockFileContents: { info, packages: {} }, packageBaseUrl: indexURL }
    // Where an engine does not bear that memory, it takes longer and nothing else.
    const begun = memory && (await loadPyodide({ ...options, _loadSnapshot: unpacked(memory) }).catch(() => null))
    const started = begun ?? (await loadPyodide(options))
    if (begun === null) {
      started.runPython(harness)
    } else {
      // It is Python's own now: here it would be thirty megabytes once more. What chance is made of must not be what it was at the build.
      begun._api.config._loadSnapshot = null
      begun.runPython('import random\nrandom.seed()')
    }
    tell({ type: 'ready', language: 'python' })
    return started
  }

  async function run({ id, source, function: name, calls }: RunJob & { id: number }): Promise<void> {
    const { globals } = await python!
    const broken = globals.get('__cloggle_load')(source, name)
    const { noProgram, printed = '' } = JSON.parse(broken) as { noProgram?: string; printed?: string }
    // What is no program answers once, before the first call.
    if (noProgram !== undefined) tell({ type: 'answer', id, at: -1, raised: noProgram, ms: 0, printed })
    for (const [at, call] of noProgram === undefined ? calls.entries() : []) {
      const from = performance.now()
      const answer = JSON.parse(broken === '{}' ? globals.get('__cloggle_call')(call) : broken) as { value: string; printed: string; limit?: RunLimit }
      tell({ type: 'answer', id, at, ...answer, ms: performance.now() - from })
      // Whoever came to a limit is not asked again.
      if (answer.limit !== undefined) break
    }
    tell({ type: 'end', id })
  }

  scope.addEventListener('message', ({ data }: MessageEvent<Start | (RunJob & { id: number })>) => {
    if ('module' in data) python = start(data)
    else run(data).catch((trouble: unknown) => queueMicrotask(() => {
      throw trouble
    }))
  })
}
