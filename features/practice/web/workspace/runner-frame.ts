/**
 * Runs inside the sandboxed frame (its text is part of the page of the frame, nothing imports it): starts and ends the workers that run code, and
 * forwards their messages. It has no origin, no storage and no network.
 */
import type { EngineFiles, FrameMessage, PythonFiles, RunJob, FrameRequest } from '../../rules/runner.ts'

const MAX_MESSAGE = 1_200_000
const MAX_MESSAGES_PER_RUN = 100

type Engine = RunJob['engine']
let page: MessagePort | null = null
/** How the workers of an engine start: their script, and their first message. */
const starts = new Map<Engine, { script: string; first: object }>()
const workers = new Map<Engine, Worker>()
let messages = 0

const send = (message: FrameMessage) => page?.postMessage(JSON.stringify(message))
const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
const textOf = (id: string) => document.getElementById(id)!.textContent

function startWorker(engine: Engine): Worker | null {
  const existing = workers.get(engine)
  if (existing !== undefined) return existing
  const start = starts.get(engine)
  if (start === undefined) return null
  const worker = new Worker(start.script)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A late message of an ended worker.
    if (workers.get(engine) !== worker) return
    messages += 1
    if (messages > MAX_MESSAGES_PER_RUN || typeof data !== 'string' || data.length > MAX_MESSAGE) {
      endWorker(engine)
      send({ type: 'broken', engine, why: 'flood' })
    } else page?.postMessage(data)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    if (workers.get(engine) !== worker) return
    endWorker(engine)
    send({ type: 'broken', engine, why: event.message })
  })
  workers.set(engine, worker)
  worker.postMessage(start.first)
  return worker
}

function endWorker(engine: Engine): void {
  workers.get(engine)?.terminate()
  workers.delete(engine)
}

async function preparePython(engine: 'python' | 'numpy', { library, module: compressed, memory, numpy, loader, program }: PythonFiles): Promise<void> {
  const bytes = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const module = await WebAssembly.compileStreaming(new Response(bytes, { headers: { 'content-type': 'application/wasm' } }))
  const scripts = { loader: urlOf(loader), program: urlOf(program), harness: textOf('harness'), afterNumpy: textOf('numpy') }
  starts.set(engine, { script: urlOf(textOf('python')), first: { module, library, memory, numpy, ...scripts } })
  startWorker(engine)
}

async function prepareEngine(engine: Engine, { worker, wasm }: EngineFiles): Promise<void> {
  const module = await WebAssembly.compile(wasm)
  starts.set(engine, { script: urlOf(worker), first: { module } })
  startWorker(engine)
}

const preparing = new Map<Engine, Promise<void>>()
let latestRun = 0

async function run(id: number, job: RunJob): Promise<void> {
  const ownRun = (latestRun += 1)
  await preparing.get(job.engine)
  // It was stopped before there was a worker to end.
  if (ownRun !== latestRun) return
  messages = 0
  const worker = startWorker(job.engine)
  if (worker === null) send({ type: 'broken', engine: job.engine, why: 'not prepared' })
  else worker.postMessage({ id, ...job })
}

function handleRequest(request: FrameRequest): void {
  if (request.do === 'prepare') {
    const prepared = request.engine === 'python' || request.engine === 'numpy' ? preparePython(request.engine, request.files) : prepareEngine(request.engine, request.files)
    // A later run reports the error.
    prepared.catch(() => {})
    preparing.set(request.engine, prepared)
  } else if (request.do === 'start') startWorker(request.engine)
  else if (request.do === 'run') run(request.id, request.job).catch((error: unknown) => send({ type: 'broken', engine: request.job.engine, why: String(error) }))
  else {
    latestRun += 1
    endWorker(request.engine)
    // So that the next run does not wait for a worker.
    startWorker(request.engine)
  }
}

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || page !== null || ports[0] === undefined) return
  page = ports[0]
  page.addEventListener('message', (event: MessageEvent<FrameRequest>) => handleRequest(event.data))
  page.start()
})
