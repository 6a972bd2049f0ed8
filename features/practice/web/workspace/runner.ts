import { readFrameMessage } from '../../rules/read-frame-message.ts'
import { MAX_BROWSER_RUN, RUNNER_PATH, type EngineFiles, type FrameMessage, type PythonFiles, type RunJob, type FrameRequest } from '../../rules/runner.ts'
import { RUNNER_VERSION } from '../../rules/runner-version.ts'
import type { Language } from '../../rules/problem.ts'
import { runnerFiles } from './runner-files.ts'

export type RunAnswer = Extract<FrameMessage, { type: 'answer' }>

/** How a run ended, with the answers that there were until then. */
export interface RunReport {
  answers: RunAnswer[]
  /** False where it ended while its language was still being made ready. */
  hasBegun: boolean
  ended: 'done' | 'stopped' | 'too-long' | 'flood' | 'broken'
}

/** Runs people's own code in their browser, in a frame without origin, storage or network (requirement Q-6). */
export interface Runner {
  /** Loads what a language needs, because a run seems near. */
  prepare(language: Language): void
  /** Calls `begun` when the program itself begins; its time counts from then. */
  run(job: RunJob, begun: () => void): Promise<RunReport>
  stop(): void
  close(): void
}

interface UnderWay {
  id: number
  language: Language
  answers: RunAnswer[]
  begin: () => void
  end: (ended: RunReport['ended']) => void
  /** Where its language cannot be had. */
  fail: (trouble: Error) => void
}

/** What a language may take to be ready, in milliseconds. */
const MAX_BEGINNING = 45_000

/** Opens the frame; nothing is loaded before `prepare` or `run`. Calls `hasBegun` once for each language, when it is ready. */
export function openRunner(hasBegun: (language: Language) => void = () => {}): Runner {
  const frame = document.createElement('iframe')
  const channel = new MessageChannel()
  const ready = new Set<Language>()
  const everReady = new Set<Language>()
  const kits: Partial<Record<Language, Promise<void>>> = {}
  let underWay: UnderWay | null = null
  let count = 0

  frame.sandbox.add('allow-scripts')
  frame.src = `${RUNNER_PATH}?v=${RUNNER_VERSION}`
  frame.title = 'Runs your code'
  frame.hidden = true
  const opened = new Promise<void>((done) => {
    frame.addEventListener('load', () => {
      frame.contentWindow?.postMessage('begin', '*', [channel.port2])
      done()
    }, { once: true })
  })
  document.body.append(frame)
  const tell = (what: FrameRequest, transfer: Transferable[] = []) => channel.port1.postMessage(what, transfer)

  channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data)
    if (message === null) return
    if (message.type === 'ready') begins(message.language)
    else if (message.type === 'broken') broken(message.language, message.why)
    else if (message.id === underWay?.id && message.type === 'end') finished(underWay)
    else if (message.id === underWay?.id && message.type === 'answer') underWay.answers.push(message)
  })
  channel.port1.start()

  /** Counts once: a program that says it again gets no more time. */
  function begins(language: Language): void {
    if (ready.has(language)) return
    ready.add(language)
    if (!everReady.has(language)) hasBegun(language)
    everReady.add(language)
    if (underWay?.language === language) underWay.begin()
  }

  function finished({ language, answers, end }: UnderWay): void {
    // An engine is used once, as in the judge. Python would take a second to begin again: it goes on, unless it has all its memory.
    if (language === 'javascript' || answers.some(({ limit }) => limit === 'memory')) endWorker(language)
    end('done')
  }

  function endWorker(language: Language): void {
    ready.delete(language)
    tell({ do: 'stop', language })
  }

  function broken(language: Language, why: string): void {
    const wasReady = ready.delete(language)
    if (wasReady) {
      if (underWay?.language === language) underWay.end(why === 'flood' ? 'flood' : 'broken')
      tell({ do: 'start', language })
    } else {
      // No program's fault, and no reason to try it again and again: the next run begins from nothing.
      delete kits[language]
      if (underWay?.language === language) underWay.fail(new Error(why))
    }
  }

  async function loaded(language: Language): Promise<void> {
    await opened
    kits[language] ??= language === 'python' ? preparePython() : prepareJavascript()
    // Without a network there may be one later.
    await kits[language].catch((trouble: unknown) => {
      delete kits[language]
      throw trouble
    })
  }

  async function preparePython(): Promise<void> {
    const files = await loadPython()
    tell({ do: 'prepare', language: 'python', files }, [files.library, files.module, ...(files.memory === null ? [] : [files.memory])])
  }

  async function prepareJavascript(): Promise<void> {
    const files = await loadEngine()
    tell({ do: 'prepare', language: 'javascript', files }, [files.wasm])
  }

  function run(job: RunJob, begun: () => void): Promise<RunReport> {
    const { promise, resolve, reject } = Promise.withResolvers<RunReport>()
    const answers: RunAnswer[] = []
    const id = (count += 1)
    let hasBegun = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (most: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp('too-long'), most)
    }
    const begin = () => {
      if (hasBegun) return
      wait(MAX_BROWSER_RUN)
      hasBegun = true
      begun()
    }
    const end = (ended: RunReport['ended']) => {
      clearTimeout(timer)
      underWay = null
      resolve({ answers, hasBegun, ended })
    }
    const fail = (trouble: Error) => {
      clearTimeout(timer)
      underWay = null
      reject(trouble)
    }
    underWay = { id, language: job.language, answers, begin, end, fail }
    const ask = () => {
      // What a language takes to be ready does not count against the program.
      if (ready.has(job.language)) begin()
      else wait(MAX_BEGINNING)
      tell({ do: 'run', id, job })
    }
    // Whoever stops it meanwhile does not wait for the network.
    const unlessStopped = <T>(act: (given: T) => void) => (given: T) => {
      if (underWay?.id === id) act(given)
    }
    loaded(job.language).then(unlessStopped(ask), unlessStopped(fail))
    return promise
  }

  function giveUp(why: 'stopped' | 'too-long'): void {
    if (underWay === null) return
    const { language, end } = underWay
    endWorker(language)
    end(why)
  }

  return {
    prepare: (language) => void loaded(language).then(() => tell({ do: 'start', language }), () => {}),
    run,
    stop: () => giveUp('stopped'),
    close: () => {
      underWay?.end('stopped')
      channel.port1.close()
      frame.remove()
    },
  }
}

/** The browser's Python, as it lies in the browser's own store after the first time. */
async function loadPython(): Promise<PythonFiles> {
  const [loader, program, library, module, memory] = await loadAll(runnerFiles('python'))
  return {
    loader: await loader!.text(),
    program: await program!.text(),
    library: await library!.arrayBuffer(),
    module: await module!.arrayBuffer(),
    memory: memory === undefined ? null : await memory.arrayBuffer(),
  }
}

/** The judge's JavaScript likewise. */
async function loadEngine(): Promise<EngineFiles> {
  const [worker, wasm] = await loadAll(runnerFiles('javascript'))
  return { worker: await worker!.text(), wasm: await wasm!.arrayBuffer() }
}

const loadAll = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = (await kept(path)) ?? (await fetch(path))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response
    }),
  )

/** What the service worker was given to keep (decision 029); it hands nothing of it on itself, which would take twice as long. */
async function kept(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true })
  } catch {
    // This browser keeps nothing.
    return undefined
  }
}
