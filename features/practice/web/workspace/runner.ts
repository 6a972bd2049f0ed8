import { readFrameMessage } from '../../rules/read-frame-message.ts'
import { MAX_BROWSER_RUN, RUNNER_PATH, type EngineFiles, type FrameMessage, type PythonFiles, type RunJob, type FrameRequest } from '../../rules/runner.ts'
import { RUNNER_VERSION } from '../../rules/runner-version.ts'
import type { Language } from '../../rules/problem.ts'
import { runnerFiles } from './runner-files.ts'

export type RunAnswer = Extract<FrameMessage, { type: 'answer' }>

/** How a run ended, with the answers until then. */
export interface RunReport {
  answers: RunAnswer[]
  /** False if it ended before its language was ready. */
  hasStarted: boolean
  ended: 'done' | 'stopped' | 'too-long' | 'flood' | 'broken'
}

/** Runs code in the browser, in a frame without origin, storage or network (requirement Q-6). */
export interface Runner {
  /** Loads the files of a language, because a run is likely. */
  prepare(language: Language): void
  /** Calls `onStart` when the program starts; its time limits, of each call and of all of them, count from then. */
  run(job: RunJob, onStart: () => void, callLimit?: number): Promise<RunReport>
  stop(): void
  close(): void
}

interface ActiveRun {
  id: number
  language: Language
  answers: RunAnswer[]
  begin: () => void
  /** Starts the time of the next call. */
  nextCall: () => void
  end: (ended: RunReport['ended']) => void
  /** Called when the language cannot be loaded. */
  fail: (error: Error) => void
}

/** How long a language may take to be ready, in milliseconds. */
const MAX_START = 45_000

/** Opens the frame; nothing is loaded before `prepare` or `run`. Calls `onReady` once per language, when it is ready. */
export function openRunner(onReady: (language: Language) => void = () => {}): Runner {
  const frame = document.createElement('iframe')
  const channel = new MessageChannel()
  const ready = new Set<Language>()
  const reported = new Set<Language>()
  const loading: Partial<Record<Language, Promise<void>>> = {}
  let activeRun: ActiveRun | null = null
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
  const send = (request: FrameRequest, transfer: Transferable[] = []) => channel.port1.postMessage(request, transfer)

  channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data)
    if (message === null) return
    if (message.type === 'ready') markReady(message.language)
    else if (message.type === 'broken') handleBroken(message.language, message.why)
    else if (message.id === activeRun?.id && message.type === 'end') finish(activeRun)
    else if (message.id === activeRun?.id && message.type === 'answer') takeAnswer(activeRun, message)
  })
  channel.port1.start()

  function takeAnswer({ answers, nextCall }: ActiveRun, answer: RunAnswer): void {
    answers.push(answer)
    nextCall()
  }

  /** Counts once: a program that reports ready again gets no more time. */
  function markReady(language: Language): void {
    if (ready.has(language)) return
    ready.add(language)
    if (!reported.has(language)) onReady(language)
    reported.add(language)
    if (activeRun?.language === language) activeRun.begin()
  }

  function finish({ language, answers, end }: ActiveRun): void {
    // An engine is used once, as in the judge. Python takes a second to start, so its worker is reused, unless it ran out of memory.
    if (language !== 'python' || answers.some(({ limit }) => limit === 'memory')) endWorker(language)
    end('done')
  }

  function endWorker(language: Language): void {
    ready.delete(language)
    send({ do: 'stop', language })
  }

  function handleBroken(language: Language, why: string): void {
    const wasReady = ready.delete(language)
    if (wasReady) {
      if (activeRun?.language === language) activeRun.end(why === 'flood' ? 'flood' : 'broken')
      send({ do: 'start', language })
    } else {
      // Not caused by the program, and not retried at once: the next run loads the language again.
      delete loading[language]
      if (activeRun?.language === language) activeRun.fail(new Error(why))
    }
  }

  async function load(language: Language): Promise<void> {
    await opened
    loading[language] ??= language === 'python' ? preparePython() : prepareEngine(language)
    // After a failed download the next run tries again.
    await loading[language].catch((error: unknown) => {
      delete loading[language]
      throw error
    })
  }

  async function preparePython(): Promise<void> {
    const files = await loadPython()
    send({ do: 'prepare', language: 'python', files }, [files.library, files.module, ...(files.memory === null ? [] : [files.memory])])
  }

  async function prepareEngine(language: 'javascript' | 'sql'): Promise<void> {
    const files = await loadEngine(language)
    send({ do: 'prepare', language, files }, [files.wasm])
  }

  function run(job: RunJob, onStart: () => void, callLimit = MAX_BROWSER_RUN): Promise<RunReport> {
    const { promise, resolve, reject } = Promise.withResolvers<RunReport>()
    const answers: RunAnswer[] = []
    const id = (count += 1)
    let hasStarted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let callTimer: ReturnType<typeof setTimeout> | undefined
    const limitTime = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => endRun('too-long'), ms)
    }
    const nextCall = () => {
      clearTimeout(callTimer)
      if (hasStarted) callTimer = setTimeout(() => endRun('too-long'), callLimit)
    }
    const stopTimers = () => {
      clearTimeout(timer)
      clearTimeout(callTimer)
    }
    const begin = () => {
      if (hasStarted) return
      limitTime(MAX_BROWSER_RUN)
      hasStarted = true
      nextCall()
      onStart()
    }
    const end = (ended: RunReport['ended']) => {
      stopTimers()
      activeRun = null
      resolve({ answers, hasStarted, ended })
    }
    const fail = (error: Error) => {
      stopTimers()
      activeRun = null
      reject(error)
    }
    activeRun = { id, language: job.language, answers, begin, nextCall, end, fail }
    const start = () => {
      // The time until the language is ready does not count against the program.
      if (ready.has(job.language)) begin()
      else limitTime(MAX_START)
      send({ do: 'run', id, job })
    }
    // A run that was stopped meanwhile does not wait for the network.
    const unlessStopped = <T>(act: (value: T) => void) => (value: T) => {
      if (activeRun?.id === id) act(value)
    }
    load(job.language).then(unlessStopped(start), unlessStopped(fail))
    return promise
  }

  function endRun(why: 'stopped' | 'too-long'): void {
    if (activeRun === null) return
    const { language, end } = activeRun
    endWorker(language)
    end(why)
  }

  return {
    prepare: (language) => void load(language).then(() => send({ do: 'start', language }), () => {}),
    run,
    stop: () => endRun('stopped'),
    close: () => {
      activeRun?.end('stopped')
      channel.port1.close()
      frame.remove()
    },
  }
}

/** Loads the files of Python, from the cache after the first time. */
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

/** Loads the files of an engine of the judge. */
async function loadEngine(language: 'javascript' | 'sql'): Promise<EngineFiles> {
  const [worker, wasm] = await loadAll(runnerFiles(language))
  return { worker: await worker!.text(), wasm: await wasm!.arrayBuffer() }
}

const loadAll = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = (await findCached(path)) ?? (await fetch(path))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response
    }),
  )

/** Finds a file that the service worker has cached (decision 029). The service worker does not serve these files, because that takes twice as long. */
async function findCached(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true })
  } catch {
    // This browser has no cache.
    return undefined
  }
}
