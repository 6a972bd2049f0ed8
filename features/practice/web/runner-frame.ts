/**
 * Runs inside the sandboxed frame (it is sent inside the page of the frame, nothing imports it): starts and ends the
 * workers in which people's code runs, and hands on what they say. It has no origin, no storage and no network.
 */
import type { FromFrame, PythonFiles, RunJob, ToFrame } from '../rules/runner.ts'

const LONGEST_MESSAGE = 1_200_000
const MOST_MESSAGES_OF_A_RUN = 100

type Name = RunJob['language']
let page: MessagePort | null = null
let python: { module: WebAssembly.Module; library: ArrayBuffer; loader: string; program: string; harness: string } | null = null
const workers = new Map<Name, Worker>()
let messages = 0

const tell = (what: FromFrame) => page?.postMessage(JSON.stringify(what))
const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
const scriptOf = (id: string) => urlOf(document.getElementById(id)!.textContent)

function begin(language: Name): Worker | null {
  const living = workers.get(language)
  if (living !== undefined) return living
  if (language === 'python' && python === null) return null
  const worker = new Worker(scriptOf(language))
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // What an ended worker had still on its way.
    if (workers.get(language) !== worker) return
    messages += 1
    if (messages > MOST_MESSAGES_OF_A_RUN || typeof data !== 'string' || data.length > LONGEST_MESSAGE) {
      end(language)
      tell({ says: 'broken', language, why: 'flood' })
    } else page?.postMessage(data)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    if (workers.get(language) !== worker) return
    end(language)
    tell({ says: 'broken', language, why: event.message })
  })
  workers.set(language, worker)
  if (python !== null && language === 'python') worker.postMessage(python)
  return worker
}

function end(language: Name): void {
  workers.get(language)?.terminate()
  workers.delete(language)
}

async function prepare({ wasm, library, loader, program }: PythonFiles): Promise<void> {
  python = { module: await WebAssembly.compile(wasm), library, loader: urlOf(loader), program: urlOf(program), harness: document.getElementById('harness')!.textContent }
  begin('python')
}

let preparing: Promise<void> | null = null

async function run(id: number, job: RunJob): Promise<void> {
  await preparing
  messages = 0
  const worker = begin(job.language)
  if (worker === null) tell({ says: 'broken', language: job.language, why: 'not prepared' })
  else worker.postMessage({ id, ...job })
}

function hear(asked: ToFrame): void {
  if (asked.do === 'prepare') preparing = prepare(asked.files)
  else if (asked.do === 'start') begin(asked.language)
  else if (asked.do === 'run') void run(asked.id, asked.job)
  else {
    end(asked.language)
    // The next run shall not wait for it.
    begin(asked.language)
  }
}

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || page !== null || ports[0] === undefined) return
  page = ports[0]
  page.addEventListener('message', (event: MessageEvent<ToFrame>) => hear(event.data))
  page.start()
})
