import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JudgeInput, JudgeReport, JudgeResult, Judges, SandboxName } from '#features/practice/rules/judging.ts'
import { needsPauses, PAUSE_MS } from './cores.ts'
import { readFrames } from './frames.ts'
import { LOW_MEMORY_ENVIRONMENT, MAX_REQUEST } from './limits.ts'
import { BESIDE_PAGES, requestFrame, type JudgeResponse } from './wire.ts'

/** How many programs one judge runs at once. */
export const PROGRAMS_PER_JUDGE = 2
const RESTART_MS = 1_000
/** When a request has waited for `askAfterMs`, the judge is asked for its report; if that is not answered in time, the judge is replaced. */
const HEALTH_CHECK = { askAfterMs: 15_000, answerWithinMs: 45_000, everyMs: 5_000 }
// A judge keeps few objects for long.
const NODE_FLAGS = ['--max-semi-space-size=2']

/** The site's connection to one judge process. */
interface JudgeClient {
  /** The number of open requests. */
  pending(): number
  /** Judges a program, or asks for the report if `input` is null. */
  request(input: JudgeInput | null): Promise<JudgeResult | JudgeReport>
  stop(): Promise<void>
}

interface Options {
  count: number
  entry: string
  /** Restricts the judges to one of the two sandboxes. */
  only?: SandboxName
  /** Whether this process also serves pages. Judges then leave them the first core, and pause if there are few cores. */
  servesPages: boolean
  /** The number of cores; by default what the system reports. */
  cores?: number
  healthCheck?: typeof HEALTH_CHECK
  log(line: string): void
}

/** Starts judge processes and replaces each that ends. Requests to a judge that ended are rejected. */
export function startJudges({ count, entry, only, servesPages, cores = availableParallelism(), healthCheck = HEALTH_CHECK, log }: Options): Judges {
  const command = [entry, ...(only === undefined ? [] : [only]), ...(servesPages ? [BESIDE_PAGES] : [])]
  const clients = Array.from({ length: count }, () => createClient(command, healthCheck, log))
  const leastBusy = () => clients.reduce<JudgeClient | null>((best, client) => (best === null || client.pending() < best.pending() ? client : best), null)
  let isOpen = true
  const pauses = needsPauses({ servesPages, programs: count * PROGRAMS_PER_JUDGE, cores })
  const request = (input: JudgeInput | null) => leastBusy()?.request(input) ?? Promise.reject(new Error('There is no judge here.'))
  return {
    capacity: count * PROGRAMS_PER_JUDGE,
    judge: (input) => request(input) as Promise<JudgeResult>,
    pause: async () => void (pauses && isOpen && (await sleep(PAUSE_MS))),
    report: () => request(null) as Promise<JudgeReport>,
    isOpen: () => isOpen,
    stop: async () => {
      isOpen = false
      await Promise.all(clients.map((client) => client.stop()))
    },
  }
}

interface PendingRequest {
  since: number
  resolve(response: JudgeResult | JudgeReport): void
  reject(error: Error): void
}

function createClient(command: string[], healthCheck: typeof HEALTH_CHECK, log: (line: string) => void): JudgeClient {
  const pending = new Map<number, PendingRequest>()
  let lastNumber = 0
  let child: ChildProcess | null = null
  let isStopped = false
  let notBefore = 0
  /** Since when a health check is unanswered. */
  let checkingSince: number | null = null

  const timer = setInterval(() => {
    const oldest = Math.min(...[...pending.values()].map(({ since }) => since))
    if (checkingSince === null && performance.now() - oldest > healthCheck.askAfterMs) {
      checkingSince = performance.now()
      void request(null).catch(() => undefined).finally(() => (checkingSince = null))
    } else if (checkingSince !== null && performance.now() - checkingSince > healthCheck.answerWithinMs) {
      log('The judge does not answer and is ended.')
      child?.kill('SIGKILL')
    }
  }, healthCheck.everyMs).unref()

  function handle(response: JudgeResponse): void {
    const waiting = pending.get(response.number)
    pending.delete(response.number)
    if ('failed' in response) waiting?.reject(new Error(response.failed))
    else waiting?.resolve('result' in response ? response.result : response.report)
  }

  function start(): ChildProcess {
    const judge = spawn(process.execPath, [...NODE_FLAGS, ...command], { stdio: ['pipe', 'pipe', 'inherit'], env: LOW_MEMORY_ENVIRONMENT })
    const reader = readFrames(MAX_REQUEST, (event) => ('broken' in event ? void judge.kill('SIGKILL') : handle(event.message as JudgeResponse)))
    judge.stdout.on('data', (bytes: Buffer) => reader.take(bytes))
    judge.stdin.on('error', () => undefined)
    judge.once('error', (error) => log(`The judge could not be started: ${error.message}`))
    judge.once('close', (code, signal) => {
      if (child === judge) child = null
      notBefore = Date.now() + RESTART_MS
      if (!isStopped) log(`The judge ended (${signal ?? code}). Another one will be started.`)
      for (const waiting of pending.values()) waiting.reject(new Error('The judge ended.'))
      pending.clear()
    })
    return judge
  }

  async function request(input: JudgeInput | null): Promise<JudgeResult | JudgeReport> {
    if (child === null && Date.now() < notBefore) await new Promise((done) => setTimeout(done, notBefore - Date.now()))
    if (isStopped) throw new Error('The judge was stopped.')
    child ??= start()
    const number = ++lastNumber
    // Throws for input that cannot be serialized, before anything waits for a response.
    const chunks = requestFrame(number, input)
    const response = new Promise<JudgeResult | JudgeReport>((resolve, reject) => void pending.set(number, { since: performance.now(), resolve, reject }))
    const { stdin } = child
    stdin!.cork()
    for (const chunk of chunks) stdin!.write(chunk)
    stdin!.uncork()
    return response
  }

  return {
    pending: () => pending.size,
    request,
    async stop() {
      isStopped = true
      clearInterval(timer)
      if (child === null) return
      const closed = new Promise((done) => child!.once('close', done))
      child.kill('SIGTERM')
      await closed
    },
  }
}
