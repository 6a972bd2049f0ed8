/**
 * Runs inside the sandboxed frame (its text is part of the page of the frame, nothing imports it): starts and ends the workers that run code, and
 * forwards their messages. It has no origin, no storage and no network.
 */
import type { EngineFiles, FrameMessage, PythonFiles, RunJob, FrameRequest } from '../../rules/runner.ts'

const MAX_MESSAGE = 1_200_000
const MAX_MESSAGES_PER_RUN = 100

type Language = RunJob['language']
let page: MessagePort | null = null
/** How the workers of a language start: their script, and their first message. */
const starts = new Map<Language, { script: string; first: object }>()
const workers = new Map<Language, Worker>()
let messages = 0

const send = (message: FrameMessage) => page?.postMessage(JSON.stringify(message))
const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
const textOf = (id: string) => document.getElementById(id)!.textContent

function startWorker(language: Language): Worker | null {
  const existing = workers.get(language)
  if (existing !== undefined) return existing
  const start = starts.get(language)
  if (start === undefined) return null
  const worker = new Worker(start.script)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A late message of an ended worker.
    if (workers.get(language) !== worker) return
    messages += 1
    if (messages > MAX_MESSAGES_PER_RUN || typeof data !== 'string' || data.length > MAX_MESSAGE) {
      endWorker(language)
      send({ type: 'broken', language, why: 'flood' })
    } else page?.postMessage(data)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    if (workers.get(language) !== worker) return
    endWorker(language)
    send({ type: 'broken', language, why: event.message })
  })
  workers.set(language, worker)
  worker.postMessage(start.first)
  return worker
}

function endWorker(language: Language): void {
  workers.get(language)?.terminate()
  workers.delete(language)
}

async function preparePython({ library, module: compressed, memory, loader, program }: PythonFiles): Promise<void> {
  const bytes = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const module = await WebAssembly.compileStreaming(new Response(bytes, { headers: { 'content-type': 'application/wasm' } }))
  starts.set('python', { script: urlOf(textOf('python')), first: { module, library, memory, loader: urlOf(loader), program: urlOf(program), harness: textOf('harness') } })
  startWorker('python')
}

async function prepareEngine(language: Language, { worker, wasm }: EngineFiles): Promise<void> {
  const module = await WebAssembly.compile(wasm)
  starts.set(language, { script: urlOf(worker), first: { module } })
  startWorker(language)
}

const preparing = new Map<Language, Promise<void>>()
let latestRun = 0

async function run(id: number, job: RunJob): Promise<void> {
  const ownRun = (latestRun += 1)
  await preparing.get(job.language)
  // It was stopped before there was a worker to end.
  if (ownRun !== latestRun) return
  messages = 0
  const worker = startWorker(job.language)
  if (worker === null) send({ type: 'broken', language: job.language, why: 'not prepared' })
  else worker.postMessage({ id, ...job })
}

function handleRequest(request: FrameRequest): void {
  if (request.do === 'prepare') {
    const prepared = request.language === 'python' ? preparePython(request.files) : prepareEngine(request.language, request.files)
    // A later run reports the error.
    prepared.catch(() => {})
    preparing.set(request.language, prepared)
  } else if (request.do === 'start') startWorker(request.language)
  else if (request.do === 'run') run(request.id, request.job).catch((error: unknown) => send({ type: 'broken', language: request.job.language, why: String(error) }))
  else {
    latestRun += 1
    endWorker(request.language)
    // So that the next run does not wait for a worker.
    startWorker(request.language)
  }
}

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || page !== null || ports[0] === undefined) return
  page = ports[0]
  page.addEventListener('message', (event: MessageEvent<FrameRequest>) => handleRequest(event.data))
  page.start()
})
