/** Runs Python programs inside the sandboxed frame; its text is part of the page of the frame, nothing imports it. */
import type { FrameMessage, RunJob, RunLimit } from '../../rules/runner.ts'

{
  interface Python {
    runPython(source: string): unknown
    _api: { config: { _loadSnapshot: unknown } }
    globals: { get(name: string): (...args: unknown[]) => string }
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
  const send = (message: FrameMessage) => post(JSON.stringify(message))

  let python: Promise<Python> | null = null

  const decompressed = (bytes: ArrayBuffer) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

  async function start({ module, library, memory, loader, program, harness }: Start): Promise<Python> {
    // Python loads files with `fetch`, but the frame has no network: they are here already.
    scope.fetch = async (address) => {
      const isLibrary = new Request(address).url.endsWith('.zip')
      return isLibrary ? new Response(library) : new Response(null, { headers: { 'content-type': 'application/wasm' } })
    }
    WebAssembly.instantiateStreaming = async (_response, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) })
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(/* @vite-ignore */ loader) as Promise<{ loadPyodide: (options: object) => Promise<Python> }>,
      import(/* @vite-ignore */ program) as Promise<{ default: unknown }>,
    ])
    // No packages can be loaded here, so the list of packages is empty.
    const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }
    const indexURL = 'https://inside.invalid/'
    const options = { indexURL, createPyodideModule, lockFileContents: { info, packages: {} }, packageBaseUrl: indexURL }
    // If an engine does not support the memory snapshot, starting takes longer.
    const restored = memory && (await loadPyodide({ ...options, _loadSnapshot: decompressed(memory) }).catch(() => null))
    const started = restored ?? (await loadPyodide(options))
    if (restored === null) {
      started.runPython(harness)
    } else {
      // Python has its own copy now; keeping this one would cost thirty megabytes. The random generator must not start as it was at the build.
      restored._api.config._loadSnapshot = null
      restored.runPython('import random\nrandom.seed()')
    }
    send({ type: 'ready', language: 'python' })
    return started
  }

  async function run({ id, source, function: name, calls }: RunJob & { id: number }): Promise<void> {
    const { globals } = await python!
    const loaded = globals.get('__cloggle_load')(source, name)
    const { compileError, printed = '' } = JSON.parse(loaded) as { compileError?: string; printed?: string }
    // A compile error is answered once, before the first call.
    if (compileError !== undefined) send({ type: 'answer', id, at: -1, raised: compileError, ms: 0, printed })
    for (const [at, call] of compileError === undefined ? calls.entries() : []) {
      const from = performance.now()
      const answer = JSON.parse(loaded === '{}' ? globals.get('__cloggle_call')(call) : loaded) as { value: string; printed: string; limit?: RunLimit }
      send({ type: 'answer', id, at, ...answer, ms: performance.now() - from })
      // After a limit was exceeded there are no further calls.
      if (answer.limit !== undefined) break
    }
    send({ type: 'end', id })
  }

  scope.addEventListener('message', ({ data }: MessageEvent<Start | (RunJob & { id: number })>) => {
    if ('module' in data) python = start(data)
    else run(data).catch((error: unknown) => queueMicrotask(() => {
      throw error
    }))
  })
}
