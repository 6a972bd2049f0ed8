import { randomInt } from 'node:crypto'
import { checkAnswer, readAnswer } from '#features/practice/rules/check-answer.ts'
import { KEPT_STATE, TOO_MUCH_OUTPUT, type JudgeInput, type JudgeResult, type Outcome } from '#features/practice/rules/judging.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import { tablesOf } from '#features/practice/rules/tables.ts'
import { showValue } from '#features/practice/rules/value.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import type { Verdict } from '#features/practice/rules/verdicts.ts'
import { enforceLimits } from './enforce-limits.ts'
import { LOADING_SECONDS, MAX_PRINTED, MIN_WALL_MS, WALL_TIME_FACTOR } from './limits.ts'
import type { CpuTime, Sandbox, SandboxEvent, SandboxProcess, StartMessage } from './sandbox.ts'
import { wireArguments } from './wire.ts'

const MEBIBYTE = 1_048_576
// The interpreter's own memory, if it cannot be told apart from the program's.
const INTERPRETER_KB = 32 * 1024
const MAX_SHOWN = 400
const MAX_PRINTED_SHOWN = 2_000
const STARTING_SECONDS = 2

type Failure = { verdict: Verdict; message: string }

/**
 * Runs a program in a sandbox process, one test after another, and checks its answers here: expected answers never enter the sandbox, and
 * each test but the first is sent only after the previous one was answered. Stops at the first test that is not passed; if that is a
 * sample and the program still runs, the other samples follow. Throws if the process was lost.
 */
export async function runTests(input: JudgeInput, sandbox: Sandbox, process: SandboxProcess): Promise<JudgeResult> {
  const seconds = input.limits.seconds * sandbox.slowness
  const result: JudgeResult = { sandbox: sandbox.name, outcomes: [], failure: null }
  const baseBytes = sandbox.reportsMemory ? 0 : process.addressSpaceBytes()
  const start: StartMessage = {
    source: input.code,
    function: functionName(input.function, input.language),
    tables: tablesOf(input.parameters),
    memory: baseBytes + input.limits.megabytes * MEBIBYTE,
    // Only a fallback: the limits that are enforced here, including the start of the interpreter, are reached earlier.
    seconds: Math.ceil(seconds * (input.tests.length + 1) + LOADING_SECONDS * sandbox.slowness) + STARTING_SECONDS,
  }
  const requests = input.tests.map((test) => ({ test, number: randomInt(2 ** 47) }))
  const messageOf = ({ test, number }: (typeof requests)[number]) => ({ number, arguments: wireArguments(test) })
  // The first test is sent along with the program, which saves a round trip.
  process.send(start, ...requests.slice(0, 1).map(messageOf))
  const loaded = await receive(process, seconds, LOADING_SECONDS * sandbox.slowness)
  const first = sandbox.answersWithReady && requests.length > 0 ? answerWithReady(loaded, seconds, process.lastTime()) : null
  result.failure = first === null ? (loaded.stopped ?? loadFailure(loaded.event)) : null
  let isFailed = false
  for (const [at, request] of result.failure === null ? requests.entries() : []) {
    if (isFailed && (request.test.isSample !== true || !process.isAlive())) break
    if (at > 0) process.send(messageOf(request))
    const { event, stopped, cpuMs } = at === 0 && first !== null ? first : await receive(process, seconds)
    const memoryKb = sandbox.reportsMemory ? reportedMemory(event) : process.peakKb()
    const usage = { timeMs: Math.round(cpuMs * 10) / 10, memoryKb }
    const isTooLarge = sandbox.reportsMemory && memoryKb > input.limits.megabytes * 1024 + INTERPRETER_KB
    const answer = isTooLarge ? TOO_MUCH_MEMORY : (stopped ?? answerOf(event, request.number))
    const outcome = { ...('verdict' in answer ? { ...answer, got: null, errors: null } : compare(input, request.test, answer.value)), ...printedIn(event), ...usage }
    if (at > 0 && input.language !== 'sql' && outcome.verdict === 'Wrong Answer' && (await passesAlone(input, process, request, seconds))) Object.assign(outcome, { message: KEPT_STATE, keepsState: true })
    result.outcomes.push(outcome)
    isFailed ||= outcome.verdict !== 'Accepted'
    const stillRuns = outcome.verdict === 'Accepted' || outcome.verdict === 'Wrong Answer' || (stopped === null && isRaised(event) && outcome.verdict !== 'Compile Error')
    if (!stillRuns) break
  }
  return result
}

/** Whether a test that failed passes in a program that was loaded anew. */
async function passesAlone(input: JudgeInput, process: SandboxProcess, { test, number }: { test: JudgeInput['tests'][number]; number: number }, seconds: number): Promise<boolean> {
  process.send({ number, arguments: wireArguments(test), isFresh: true })
  const { event, stopped } = await receive(process, seconds, LOADING_SECONDS)
  const answer = stopped ?? answerOf(event, number)
  return 'value' in answer && compare(input, test, answer.value).verdict === 'Accepted'
}

/**
 * The answer to the first test, if it came along with "ready"; null if the message is only "ready" or a failure. A process that ended
 * without a message counts as ended in the first test, because it is unknown how its time divides into loading and the test.
 */
function answerWithReady(loaded: Received, seconds: number, now: CpuTime): Received | null {
  if (!('message' in loaded.event)) return { ...loaded, cpuMs: Math.min(loaded.cpuMs, seconds * 1000) }
  const { ready, readyAtMs, number } = (loaded.event.message ?? {}) as { ready?: unknown; readyAtMs?: unknown; number?: unknown }
  if (ready !== true || typeof readyAtMs !== 'number' || number === undefined) return null
  const cpuMs = Math.max(0, now.cpuMs - readyAtMs)
  return { ...loaded, cpuMs, stopped: loaded.stopped ?? (cpuMs > seconds * 1000 ? tooSlow(seconds) : null) }
}

function compare(input: JudgeInput, test: JudgeInput['tests'][number], wire: unknown): Omit<Outcome, 'timeMs' | 'memoryKb'> {
  const value = fromWire(wire)
  if (input.collectsAnswers === true) {
    const read = readAnswer(input, value)
    if ('answer' in read) return { verdict: 'Accepted', message: null, got: null, errors: null, answer: toWire(read.answer) }
  }
  const check = checkAnswer(input, test, value)
  const got = value === undefined ? null : showValue(value, MAX_SHOWN)
  if (check.passes) return { verdict: 'Accepted', message: null, got, errors: null }
  return { verdict: 'Wrong Answer', message: check.message, got, errors: check.errors }
}

/** Reads the response to one test: a value in wire format, or why there is none. */
function answerOf(event: SandboxEvent, number: number): { value: unknown } | Failure {
  const ended = endOf(event)
  if (ended !== null) return ended
  const message = (event as { message: { number?: unknown; value?: unknown; raised?: unknown } }).message
  if (typeof message !== 'object' || message === null) return FORGED_OUTPUT
  if ('tooMuch' in message) return TOO_MUCH_PRINTED
  if (message.number !== number) return FORGED_OUTPUT
  return message.raised === undefined ? { value: message.value } : errorOf(message.raised)
}

const isRaised = (event: SandboxEvent): boolean => 'message' in event && typeof event.message === 'object' && event.message !== null && 'raised' in event.message

/** What the program printed in this test, if anything. */
function printedIn(event: SandboxEvent): Pick<Outcome, 'printed'> {
  const { printed } = ('message' in event ? (event.message ?? {}) : {}) as { printed?: unknown }
  return typeof printed === 'string' ? { printed: printed.slice(0, MAX_PRINTED_SHOWN) } : {}
}

function loadFailure(event: SandboxEvent): Failure | null {
  const ended = endOf(event)
  if (ended !== null) return ended
  const message = (event as { message: { ready?: unknown; failed?: unknown } }).message
  if (typeof message !== 'object' || message === null) return FORGED_OUTPUT
  if ('tooMuch' in message) return TOO_MUCH_PRINTED
  if (message.ready === true) return null
  return message.failed === undefined ? FORGED_OUTPUT : errorOf(message.failed)
}

function reportedMemory(event: SandboxEvent): number {
  const { memoryKb } = ('message' in event ? event.message : {}) as { memoryKb?: unknown }
  return typeof memoryKb === 'number' ? memoryKb : 0
}

const FORGED_OUTPUT: Failure = { verdict: 'Runtime Error', message: 'The program wrote to a channel that is reserved for the judge.' }
const TOO_MUCH_PRINTED: Failure = { verdict: 'Output Limit Exceeded', message: TOO_MUCH_OUTPUT }
const TOO_MUCH_MEMORY: Failure = { verdict: 'Memory Limit Exceeded', message: 'The program used more memory than the limit.' }
const EXITED: Failure = { verdict: 'Runtime Error', message: 'The program exited instead of returning an answer.' }

function endOf(event: SandboxEvent): Failure | null {
  if ('broken' in event) return event.broken === 'too-long' ? TOO_MUCH_PRINTED : FORGED_OUTPUT
  if ('lost' in event) throw new Error(event.lost)
  return 'ended' in event ? EXITED : null
}

function errorOf(raised: unknown): Failure {
  const { kind, message } = (typeof raised === 'object' && raised !== null ? raised : {}) as { kind?: unknown; message?: unknown }
  const text = typeof message === 'string' ? message.slice(0, MAX_SHOWN) : 'The program failed.'
  if (kind === 'memory') return { verdict: 'Memory Limit Exceeded', message: text }
  return { verdict: kind === 'compile' ? 'Compile Error' : 'Runtime Error', message: text }
}

/** The next event of a sandbox process, why it was stopped, and the processor time until then. */
interface Received {
  event: SandboxEvent
  stopped: Failure | null
  cpuMs: number
}

/** Waits for the next event and stops the process if it exceeds its limits. `loading` is extra time in seconds. */
async function receive(process: SandboxProcess, seconds: number, loading = 0): Promise<Received> {
  const cpuMs = (seconds + loading) * 1000
  const limits = { cpuMs, wallMs: Math.max(cpuMs * WALL_TIME_FACTOR, MIN_WALL_MS), printedBytes: MAX_PRINTED }
  const { result, exceeded, cpuMs: used } = await enforceLimits(process, process.receive(), limits)
  return { event: result, stopped: exceeded === 'time' ? tooSlow(seconds) : exceeded === 'printed' ? TOO_MUCH_PRINTED : null, cpuMs: used }
}

const tooSlow = (seconds: number): Failure => ({ verdict: 'Time Limit Exceeded', message: `It took more than ${Math.round(seconds * 100) / 100} s.` })
