import { readFrameMessage } from '../../rules/read-frame-message.ts'
import { MAX_BROWSER_RUN, NUMPY_ARCHIVE, PYTHON_LIBRARY, PYTHON_LOADER, PYTHON_MEMORY, PYTHON_MODULE, PYTHON_PATH, PYTHON_PROGRAM, RUNNER_PATH, type EngineFiles, type FrameMessage, type PythonFiles, type RunJob, type FrameRequest } from '../../rules/runner.ts'
import { RUNNER_VERSION } from '../../rules/runner-version.ts'
import type { Engine } from '../../rules/judging.ts'
import { runnerFiles } from './runner-files.ts'

export type RunAnswer = Extract<FrameMessage, { type: 'answer' }>

/** How a run ended, with the answers until then. */
export interface RunReport {
  answers: RunAnswer[]
  /** False if it ended before its engine was ready. */
  hasStarted: boolean
  ended: 'done' | 'stopped' | 'too-long' | 'flood' | 'broken'
}

/** Runs code in the browser, in a frame without origin, storage or network (requirement Q-6). */
export interface Runner {
  /** Loads the files of an engine, because a run is likely. */
  prepare(engine: Engine): void
  /** Calls `onStart` when the program starts; its time limits, of each call and of all of them, count from then. */
  run(job: RunJob, onStart: () => void, callLimit?: number): Promise<RunReport>
  stop(): void
  close(): void
}

interface ActiveRun {
  id: number
  engine: Engine
  answers: RunAnswer[]
  begin: () => void
  /** Starts the time of the next call. */
  nextCall: () => void
  end: (ended: RunReport['ended']) => void
  /** Called when the engine cannot be loaded. */
  fail: (error: Error) => void
}

const isPython = (engine: Engine): engine is 'python' | 'numpy' => engine === 'python' || engine === 'numpy'

/** How long an engine may take to be ready, in milliseconds. */
const MAX_START = 45_000

/** Opens the frame; nothing is loaded before `prepare` or `run`. Calls `onReady` once per engine, when it is ready. */
export function openRunner(onReady: (engine: Engine) => void = () => {}): Runner {
  const frame = document.createElement('iframe')
  const channel = new MessageChannel()
  const ready = new Set<Engine>()
  const reported = new Set<Engine>()
  const loading: Partial<Record<Engine, Promise<void>>> = {}
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
    if (message.type === 'ready') markReady(message.engine)
    else if (message.type === 'broken') handleBroken(message.engine, message.why)
    else if (message.id === activeRun?.id && message.type === 'end') finish(activeRun, message.isSpent)
    else if (message.id === activeRun?.id && message.type === 'answer') takeAnswer(activeRun, message)
  })
  channel.port1.start()

  function takeAnswer({ answers, nextCall }: ActiveRun, answer: RunAnswer): void {
    answers.push(answer)
    nextCall()
  }

  /** Counts once: a program that reports ready again gets no more time. */
  function markReady(engine: Engine): void {
    if (ready.has(engine)) return
    ready.add(engine)
    if (!reported.has(engine)) onReady(engine)
    reported.add(engine)
    if (activeRun?.engine === engine) activeRun.begin()
  }

  function finish({ engine, answers, end }: ActiveRun, isSpent = false): void {
    // An engine is used once, as in the judge. Python takes a second to start, so its worker is reused, unless it ran out of memory or was changed.
    if (!isPython(engine) || isSpent || answers.some(({ limit }) => limit === 'memory')) endWorker(engine)
    end('done')
  }

  function endWorker(engine: Engine): void {
    ready.delete(engine)
    send({ do: 'stop', engine })
  }

  function handleBroken(engine: Engine, why: string): void {
    const wasReady = ready.delete(engine)
    if (wasReady) {
      if (activeRun?.engine === engine) activeRun.end(why === 'flood' ? 'flood' : 'broken')
      send({ do: 'start', engine })
    } else {
      // Not caused by the program, and not retried at once: the next run loads the engine again.
      delete loading[engine]
      if (activeRun?.engine === engine) activeRun.fail(new Error(why))
    }
  }

  async function load(engine: Engine): Promise<void> {
    await opened
    loading[engine] ??= isPython(engine) ? preparePython(engine) : prepareEngine(engine)
    // After a failed download the next run tries again.
    await loading[engine].catch((error: unknown) => {
      delete loading[engine]
      throw error
    })
  }

  async function preparePython(engine: 'python' | 'numpy'): Promise<void> {
    const files = await loadPython(engine)
    send({ do: 'prepare', engine, files }, [files.library, files.module, files.memory, files.numpy].filter((bytes) => bytes !== null))
  }

  async function prepareEngine(engine: 'javascript' | 'sql'): Promise<void> {
    const files = await loadEngine(engine)
    send({ do: 'prepare', engine, files }, [files.wasm])
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
    activeRun = { id, engine: job.engine, answers, begin, nextCall, end, fail }
    const start = () => {
      // The time until the engine is ready does not count against the program.
      if (ready.has(job.engine)) begin()
      else limitTime(MAX_START)
      send({ do: 'run', id, job })
    }
    // A run that was stopped meanwhile does not wait for the network.
    const unlessStopped = <T>(act: (value: T) => void) => (value: T) => {
      if (activeRun?.id === id) act(value)
    }
    load(job.engine).then(unlessStopped(start), unlessStopped(fail))
    return promise
  }

  function endRun(why: 'stopped' | 'too-long'): void {
    if (activeRun === null) return
    const { engine, end } = activeRun
    endWorker(engine)
    end(why)
  }

  return {
    prepare: (engine) => void load(engine).then(() => send({ do: 'start', engine }), () => {}),
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
async function loadPython(engine: 'python' | 'numpy'): Promise<PythonFiles> {
  const paths = runnerFiles(engine)
  const files = await loadAll(paths)
  const find = (name: string) => files[paths.indexOf(`${PYTHON_PATH}/${name}`)]
  const bytesOf = async (name: string) => (await find(name)?.arrayBuffer()) ?? null
  return {
    loader: await find(PYTHON_LOADER)!.text(),
    program: await find(PYTHON_PROGRAM)!.text(),
    library: (await bytesOf(PYTHON_LIBRARY))!,
    module: (await bytesOf(PYTHON_MODULE))!,
    memory: await bytesOf(PYTHON_MEMORY),
    numpy: await bytesOf(NUMPY_ARCHIVE),
  }
}

/** Loads the files of an engine of the judge. */
async function loadEngine(engine: 'javascript' | 'sql'): Promise<EngineFiles> {
  const [worker, wasm] = await loadAll(runnerFiles(engine))
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
