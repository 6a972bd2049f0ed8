/**
 * Runs inside the sandboxed frame (it is sent inside the page of the frame, nothing imports it): starts and ends the
 * workers in which people's code runs, and hands on what they say. It has no origin, no storage and no network.
 */
import type { EngineFiles, FrameMessage, PythonFiles, RunJob, FrameRequest } from '../../rules/runner.ts'

const MAX_MESSAGE = 1_200_000
const MAX_MESSAGES_OF_A_RUN = 100

type Name = RunJob['language']
let page: MessagePort | null = null
/** What a language's workers begin with: their script, and the first word that they hear. */
const kits = new Map<Name, { script: string; first: object }>()
const workers = new Map<Name, Worker>()
let messages = 0

const tell = (what: FrameMessage) => page?.postMessage(JSON.stringify(what))
const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
const textOf = (id: string) => document.getElementById(id)!.textContent

function begin(language: Name): Worker | null {
  const living = workers.get(language)
  if (living !== undefined) return living
  const kit = kits.get(language)
  if (kit === undefined) return null
  const worker = new Worker(kit.script)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // What an ended worker had still on its way.
    if (workers.get(language) !== worker) return
    messages += 1
    if (messages > MAX_MESSAGES_OF_A_RUN || typeof data !== 'string' || data.length > MAX_MESSAGE) {
      end(language)
      tell({ type: 'broken', language, why: 'flood' })
    } else page?.postMessage(data)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    if (workers.get(language) !== worker) return
    end(language)
    tell({ type: 'broken', language, why: event.message })
  })
  workers.set(language, worker)
  worker.postMessage(kit.first)
  return worker
}

function end(language: Name): void {
  workers.get(language)?.terminate()
  workers.delete(language)
}

async function preparePython({ library, module: packed, memory, loader, program }: PythonFiles): Promise<void> {
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const module = await WebAssembly.compileStreaming(new Response(bytes, { headers: { 'content-type': 'application/wasm' } }))
  kits.set('python', { script: urlOf(textOf('python')), first: { module, library, memory, loader: urlOf(loader), program: urlOf(program), harness: textOf('harness') } })
  begin('python')
}

async function prepareJavascript({ worker, wasm }: EngineFiles): Promise<void> {
  const module = await WebAssembly.compile(wasm)
  kits.set('javascript', { script: urlOf(worker), first: { module } })
  begin('javascript')
}

const preparing = new Map<Name, Promise<void>>()
let turn = 0

async function run(id: number, job: RunJob): Promise<void> {
  const own = (turn += 1)
  await preparing.get(job.language)
  // It was stopped before there was a worker to end.
  if (own !== turn) return
  messages = 0
  const worker = begin(job.language)
  if (worker === null) tell({ type: 'broken', language: job.language, why: 'not prepared' })
  else worker.postMessage({ id, ...job })
}

function hear(asked: FrameRequest): void {
  if (asked.do === 'prepare') {
    const prepared = asked.language === 'python' ? preparePython(asked.files) : prepareJavascript(asked.files)
    // Whoever runs something hears of it.
    prepared.catch(() => {})
    preparing.set(asked.language, prepared)
  } else if (asked.do === 'start') begin(asked.language)
  else if (asked.do === 'run') run(asked.id, asked.job).catch((trouble: unknown) => tell({ type: 'broken', language: asked.job.language, why: String(trouble) }))
  else {
    turn += 1
    end(asked.language)
    // The next run shall not wait for it.
    begin(asked.language)
  }
}

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || page !== null || ports[0] === undefined) return
  page = ports[0]
  page.addEventListener('message', (event: MessageEvent<FrameRequest>) => hear(event.data))
  page.start()
})
