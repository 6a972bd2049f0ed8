import { readFromFrame } from '../rules/read-run.ts'
import { LONGEST_BROWSER_RUN, PYTHON_FILES, PYTHON_PATH, RUNNER_PATH, type FromFrame, type PythonFiles, type RunJob, type ToFrame } from '../rules/runner.ts'
import { RUNNER_VERSION } from '../rules/runner-version.ts'
import type { Language } from '../rules/problem.ts'

export type RunAnswer = Extract<FromFrame, { says: 'answer' }>

/** How a run ended, with the answers that there were until then. */
export interface RunReport {
  answers: RunAnswer[]
  ended: 'done' | 'stopped' | 'too-long' | 'flood' | 'broken'
}

/** Runs people's own code in their browser, in a frame without origin, storage or network (requirement Q-6). */
export interface Runner {
  /** Loads what a language needs, because a run seems near. */
  prepare(language: Language): void
  /** True once a run would begin at once. */
  isReady(language: Language): boolean
  run(job: RunJob): Promise<RunReport>
  stop(): void
  close(): void
}

interface UnderWay {
  id: number
  language: Language
  answers: RunAnswer[]
  end: (ended: RunReport['ended']) => void
}

/** Opens the frame; nothing is loaded before `prepare` or `run`. */
export function openRunner(): Runner {
  const frame = document.createElement('iframe')
  const channel = new MessageChannel()
  const ready = new Set<Language>()
  let python: Promise<void> | null = null
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
  const tell = (what: ToFrame, transfer: Transferable[] = []) => channel.port1.postMessage(what, transfer)

  channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = readFromFrame(data)
    if (said === null) return
    if (said.says === 'ready') ready.add(said.language)
    else if (said.says === 'broken') broken(said.language, said.why)
    else if (said.id === underWay?.id && said.says === 'end') underWay.end('done')
    else if (said.id === underWay?.id && said.says === 'answer') underWay.answers.push(said)
  })
  channel.port1.start()

  function broken(language: Language, why: string): void {
    ready.delete(language)
    if (underWay?.language === language) underWay.end(why === 'flood' ? 'flood' : 'broken')
    tell({ do: 'start', language })
  }

  async function loaded(language: Language): Promise<void> {
    await opened
    if (language === 'javascript') return
    python ??= loadPython().then((files) => tell({ do: 'prepare', files }, [files.wasm, files.library]))
    // Without a network there may be one later.
    await python.catch((trouble: unknown) => {
      python = null
      throw trouble
    })
  }

  async function run(job: RunJob): Promise<RunReport> {
    await loaded(job.language)
    const { promise, resolve } = Promise.withResolvers<RunReport>()
    const answers: RunAnswer[] = []
    const id = (count += 1)
    // What Python takes to begin does not count against the program.
    const beginning = job.language === 'python' && !ready.has('python') ? 30_000 : 0
    const timer = setTimeout(() => giveUp('too-long'), LONGEST_BROWSER_RUN + beginning)
    const end = (ended: RunReport['ended']) => {
      clearTimeout(timer)
      underWay = null
      resolve({ answers, ended })
    }
    underWay = { id, language: job.language, answers, end }
    tell({ do: 'run', id, job })
    return promise
  }

  function giveUp(why: 'stopped' | 'too-long'): void {
    if (underWay === null) return
    const { language, end } = underWay
    ready.delete(language)
    tell({ do: 'stop', language })
    end(why)
  }

  return {
    prepare: (language) => void loaded(language).then(() => tell({ do: 'start', language }), () => {}),
    isReady: (language) => language === 'javascript' || ready.has(language),
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
  const [loader, program, wasm, library] = await Promise.all(
    PYTHON_FILES.map(async (name) => {
      const response = await fetch(`${PYTHON_PATH}/${name}`)
      if (!response.ok) throw new Error(`${name}: ${response.status}`)
      return response
    }),
  )
  return { loader: await loader!.text(), program: await program!.text(), wasm: await wasm!.arrayBuffer(), library: await library!.arrayBuffer() }
}
