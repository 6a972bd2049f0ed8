/** Runs Python programs inside the sandboxed frame; its text is part of the page of the frame, nothing imports it. */
import type { FrameMessage, RunJob, RunLimit } from '../../rules/runner.ts'

{
  interface Python {
    runPython(source: string): unknown
    unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void
    _api: { config: { _loadSnapshot: unknown } }
    globals: { get(name: '__cloggle_changed'): () => boolean; get(name: '__cloggle_load' | '__cloggle_call'): (...args: unknown[]) => string }
  }
  interface Start {
    module: WebAssembly.Module
    library: ArrayBuffer
    memory: ArrayBuffer | null
    numpy: ArrayBuffer | null
    loader: string
    program: string
    harness: string
    /** What Python executes after NumPy is imported. */
    afterNumpy: string
  }
  type Scope = typeof globalThis & { postMessage(text: string): void }
  const scope = globalThis as Scope
  const post = scope.postMessage.bind(scope)
  const send = (message: FrameMessage) => post(JSON.stringify(message))

  let python: Promise<Python> | null = null

  const decompressed = (bytes: ArrayBuffer) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

  /** No packages can be loaded here, so the list of packages is empty. */
  const NO_PACKAGES = { info: { abi_version: '2024_0', arch: 'wasm32', platform: 'emscripten_3_1_58', python: '3.12.7', version: '0.27.7' }, packages: {} }

  async function start({ module, library, memory, numpy, loader, program, harness, afterNumpy }: Start): Promise<Python> {
    // Python loads files with `fetch`, but the frame has no network: they are here already.
    scope.fetch = async (address) => {
      const { url } = new Request(address)
      if (url.endsWith('.zip')) return new Response(library)
      return url.endsWith('.json') ? Response.json(NO_PACKAGES) : new Response(null, { headers: { 'content-type': 'application/wasm' } })
    }
    const [{ loadPyodide }] = await Promise.all([import(/* @vite-ignore */ loader) as Promise<{ loadPyodide: (options: object) => Promise<Python> }>, import(/* @vite-ignore */ program)])
    const options = { indexURL: 'https://inside.invalid/' }
    const load = (memoryOption: object) => new Promise<Python>((resolve, reject) => {
      // Pyodide itself waits for ever for an instance that cannot be created.
      WebAssembly.instantiateStreaming = async (_response, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports).catch((error: unknown) => {
        reject(error as Error)
        throw error
      }) })
      loadPyodide({ ...options, ...memoryOption }).then(resolve, reject)
    })
    // If an engine does not support the memory snapshot, starting takes longer.
    const restored = memory && (await load({ _loadSnapshot: decompressed(memory) }).catch(() => null))
    const started = restored ?? (await load({}))
    if (restored === null) {
      started.runPython(harness)
    } else {
      // Python has its own copy now; keeping this one would cost thirty megabytes. The random generator must not start as it was at the build.
      restored._api.config._loadSnapshot = null
      restored.runPython('import random\nrandom.seed()')
    }
    if (numpy !== null) {
      started.unpackArchive(numpy, 'zip', { extractDir: '/lib/python3.12/site-packages' })
      started.runPython(afterNumpy)
    }
    send({ type: 'ready', engine: numpy === null ? 'python' : 'numpy' })
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
    send({ type: 'end', id, ...(globals.get('__cloggle_changed')() && { isSpent: true }) })
  }

  scope.addEventListener('message', ({ data }: MessageEvent<Start | (RunJob & { id: number })>) => {
    if ('module' in data) python = start(data)
    else run(data).catch((error: unknown) => queueMicrotask(() => {
      throw error
    }))
  })
}
