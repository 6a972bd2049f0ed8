import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Judged, JudgeReport, Judges, SandboxName, Work } from '#features/practice/rules/judging.ts'
import { mustRest, REST_MS } from './cores.ts'
import { MAX_WORK, THRIFTY } from './caps.ts'
import { readFrames } from './frames.ts'
import { askedFrame, BESIDE_PAGES, type Answered } from './wire.ts'

/** So many programs a judge runs at once, whatever cores it has. */
export const PLACES = 2
const AGAIN_MS = 1_000
/** A judge is asked whether it lives once a work has waited for this long, and replaced when it does not answer in time. */
const WATCH = { askAfterMs: 15_000, answerWithinMs: 45_000, everyMs: 5_000 }
// A judge keeps little for long.
const NODE_FLAGS = ['--max-semi-space-size=2']

/** The site's end of the line to one judge. */
interface Line {
  /** How many works it has now. */
  busy(): number
  ask(work: Work | null): Promise<Judged | JudgeReport>
  stop(): Promise<void>
}

interface Options {
  count: number
  entry: string
  /** Keeps them to one of the two sandboxes. */
  only?: SandboxName
  /** Whether this process serves pages too: judges leave them the first core, and the others now and then. */
  servesPages: boolean
  /** How many cores there are, if not as many as the system says. */
  cores?: number
  watch?: typeof WATCH
  log(line: string): void
}

/** Starts judges, and another for each that ends; whoever waited for one that ended is told so. */
export function openJudges({ count, entry, only, servesPages, cores = availableParallelism(), watch = WATCH, log }: Options): Judges {
  const command = [entry, ...(only === undefined ? [] : [only]), ...(servesPages ? [BESIDE_PAGES] : [])]
  const lines = Array.from({ length: count }, () => openLine(command, watch, log))
  const idlest = () => lines.reduce<Line | null>((best, one) => (best === null || one.busy() < best.busy() ? one : best), null)
  let isOpen = true
  const rests = mustRest({ servesPages, programs: count * PLACES, cores })
  const ask = (work: Work | null) => idlest()?.ask(work) ?? Promise.reject(new Error('There is no judge here.'))
  return {
    places: count * PLACES,
    judge: (work) => ask(work) as Promise<Judged>,
    rest: async () => void (rests && isOpen && (await pause(REST_MS))),
    report: () => ask(null) as Promise<JudgeReport>,
    isOpen: () => isOpen,
    stop: async () => {
      isOpen = false
      await Promise.all(lines.map((line) => line.stop()))
    },
  }
}

interface Waiting {
  since: number
  done(answer: Judged | JudgeReport): void
  failed(error: Error): void
}

function openLine(command: string[], watch: typeof WATCH, log: (line: string) => void): Line {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let child: ChildProcess | null = null
  let isOver = false
  let notBefore = 0
  /** Since when the judge owes an answer to whether it lives. */
  let askedAt: number | null = null

  const timer = setInterval(() => {
    const oldest = Math.min(...[...waiting.values()].map(({ since }) => since))
    if (askedAt === null && performance.now() - oldest > watch.askAfterMs) {
      askedAt = performance.now()
      void send(null).catch(() => undefined).finally(() => (askedAt = null))
    } else if (askedAt !== null && performance.now() - askedAt > watch.answerWithinMs) {
      log('The judge does not answer and is ended.')
      child?.kill('SIGKILL')
    }
  }, watch.everyMs).unref()

  function hear(answered: Answered): void {
    const one = waiting.get(answered.number)
    waiting.delete(answered.number)
    if ('failed' in answered) one?.failed(new Error(answered.failed))
    else one?.done('judged' in answered ? answered.judged : answered.report)
  }

  function start(): ChildProcess {
    const begun = spawn(process.execPath, [...NODE_FLAGS, ...command], { stdio: ['pipe', 'pipe', 'inherit'], env: THRIFTY })
    const reader = readFrames(MAX_WORK, (heard) => ('broken' in heard ? void begun.kill('SIGKILL') : hear(heard.message as Answered)))
    begun.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
    begun.stdin.on('error', () => undefined)
    begun.once('error', (error) => log(`The judge could not be started: ${error.message}`))
    begun.once('close', (code, signal) => {
      if (child === begun) child = null
      notBefore = Date.now() + AGAIN_MS
      if (!isOver) log(`The judge ended (${signal ?? code}). Another takes its place.`)
      for (const one of waiting.values()) one.failed(new Error('The judge ended.'))
      waiting.clear()
    })
    return begun
  }

  async function send(work: Work | null): Promise<Judged | JudgeReport> {
    if (child === null && Date.now() < notBefore) await new Promise((done) => setTimeout(done, notBefore - Date.now()))
    if (isOver) throw new Error('The judge was stopped.')
    child ??= start()
    const number = ++last
    // What cannot be written breaks here, before anybody waits for it.
    const parts = askedFrame(number, work)
    const answer = new Promise<Judged | JudgeReport>((done, failed) => void waiting.set(number, { since: performance.now(), done, failed }))
    const { stdin } = child
    stdin!.cork()
    for (const part of parts) stdin!.write(part)
    stdin!.uncork()
    return answer
  }

  return {
    busy: () => waiting.size,
    ask: send,
    async stop() {
      isOver = true
      clearInterval(timer)
      if (child === null) return
      const ended = new Promise((done) => child!.once('close', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
