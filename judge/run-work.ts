import { randomInt } from 'node:crypto'
import { checkAnswer } from '#features/practice/rules/check-answer.ts'
import { SAYS_TOO_MUCH, type Judged, type Outcome, type Work } from '#features/practice/rules/judging.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import { showValue } from '#features/practice/rules/value.ts'
import { fromWire } from '#features/practice/rules/wire.ts'
import type { Verdict } from '#features/practice/rules/verdicts.ts'
import { LEAST_WALL_MS, LOADING_SECONDS, MAX_PRINTED, WALL } from './caps.ts'
import type { Begin, FromGuest, Guest, GuestTime, Sandbox } from './guest.ts'
import { watch } from './watch.ts'
import { givenIn } from './wire.ts'

const MEBI = 1_048_576
// What an interpreter has for itself, where its memory and the program's are one.
const INTERPRETER_KB = 32 * 1024
const MAX_GOT = 400
const STARTING_SECONDS = 2

type Said = { verdict: Verdict; says: string }

/**
 * Runs a program in a guest, one test after another, and compares here what it answers: the guest never sees what is
 * expected, nor, after the first, a test before it has answered the one before. The first test that is not passed ends it.
 */
export async function runWork(work: Work, sandbox: Sandbox, guest: Guest): Promise<Judged> {
  const seconds = work.limits.seconds * sandbox.slowness
  const judged: Judged = { sandbox: sandbox.name, outcomes: [], trouble: null }
  const space = sandbox.countsMemory ? 0 : guest.spaceBytes()
  const begin: Begin = {
    source: work.code,
    function: functionName(work.function, work.language),
    memory: space + work.limits.megabytes * MEBI,
    // Should nobody look any more: what is looked at here, with the interpreter's own start, comes before.
    seconds: Math.ceil(seconds * (work.tests.length + 1) + LOADING_SECONDS * sandbox.slowness) + STARTING_SECONDS,
  }
  const questions = work.tests.map((test) => ({ test, number: randomInt(2 ** 47) }))
  const asked = ({ test, number }: (typeof questions)[number]) => ({ number, arguments: givenIn(test) })
  // The first goes along with the program: nobody waits for a way there and back in between.
  guest.say(begin, ...questions.slice(0, 1).map(asked))
  const loaded = await watched(guest, seconds, LOADING_SECONDS * sandbox.slowness)
  const first = sandbox.answersAlong && questions.length > 0 ? alongWith(loaded, seconds, guest.lastTime()) : null
  judged.trouble = first === null ? (loaded.stopped ?? troubleOf(loaded.from)) : null
  for (const [at, question] of judged.trouble === null ? questions.entries() : []) {
    if (at > 0) guest.say(asked(question))
    const { from, stopped, cpuMs } = at === 0 && first !== null ? first : await watched(guest, seconds)
    const word = stopped ?? answerOf(from, question.number)
    const memoryKb = sandbox.countsMemory ? memoryIn(from) : guest.peakKb()
    const seen = { timeMs: Math.round(cpuMs * 10) / 10, memoryKb }
    const isTooBig = sandbox.countsMemory && memoryKb > work.limits.megabytes * 1024 + INTERPRETER_KB
    const said = isTooBig ? TOO_BIG : word
    const outcome = 'verdict' in said ? { ...said, got: null, errors: null, ...seen } : { ...compared(work, question.test, said.value), ...seen }
    judged.outcomes.push(outcome)
    if (outcome.verdict !== 'Accepted') break
  }
  return judged
}

/**
 * The answer to the first test, where it came along with "ready"; what ended without a word was at that test, too, as far as is known:
 * of loading it and of the test nobody knows then which took how long.
 */
function alongWith(loaded: Watched, seconds: number, now: GuestTime): Watched | null {
  if (!('message' in loaded.from)) return { ...loaded, cpuMs: Math.min(loaded.cpuMs, seconds * 1000) }
  const { ready, readyAtMs, number } = (loaded.from.message ?? {}) as { ready?: unknown; readyAtMs?: unknown; number?: unknown }
  if (ready !== true || typeof readyAtMs !== 'number' || number === undefined) return null
  const cpuMs = Math.max(0, now.cpuMs - readyAtMs)
  return { ...loaded, cpuMs, stopped: loaded.stopped ?? (cpuMs > seconds * 1000 ? tooLong(seconds) : null) }
}

function compared(work: Work, test: Work['tests'][number], wire: unknown): Pick<Outcome, 'verdict' | 'says' | 'got' | 'errors'> {
  const value = fromWire(wire)
  const verdict = checkAnswer(work, test, value)
  const got = value === undefined ? null : showValue(value, MAX_GOT)
  if (verdict.passes) return { verdict: 'Accepted', says: null, got, errors: null }
  return { verdict: 'Wrong Answer', says: verdict.says, got, errors: verdict.errors }
}

/** What a guest answers to one test: a value as it travels, or what went wrong. */
function answerOf(from: FromGuest, number: number): { value: unknown } | Said {
  const ended = endOf(from)
  if (ended !== null) return ended
  const message = (from as { message: { number?: unknown; value?: unknown; raised?: unknown } }).message
  if (typeof message !== 'object' || message === null) return MEDDLED
  if ('tooMuch' in message) return TOO_MUCH
  if (message.number !== number) return MEDDLED
  return message.raised === undefined ? { value: message.value } : raised(message.raised)
}

function troubleOf(from: FromGuest): Said | null {
  const ended = endOf(from)
  if (ended !== null) return ended
  const message = (from as { message: { ready?: unknown; failed?: unknown } }).message
  if (typeof message !== 'object' || message === null) return MEDDLED
  if ('tooMuch' in message) return TOO_MUCH
  if (message.ready === true) return null
  return message.failed === undefined ? MEDDLED : raised(message.failed)
}

function memoryIn(from: FromGuest): number {
  const { memoryKb } = ('message' in from ? from.message : {}) as { memoryKb?: unknown }
  return typeof memoryKb === 'number' ? memoryKb : 0
}

const MEDDLED: Said = { verdict: 'Runtime Error', says: 'The program wrote where only the judge writes.' }
const TOO_MUCH: Said = { verdict: 'Output Limit Exceeded', says: SAYS_TOO_MUCH }
const TOO_BIG: Said = { verdict: 'Memory Limit Exceeded', says: 'The program took more memory than it may.' }
const ENDED: Said = { verdict: 'Runtime Error', says: 'The program ended itself instead of answering.' }

function endOf(from: FromGuest): Said | null {
  if ('broken' in from) return from.broken === 'too-long' ? TOO_MUCH : MEDDLED
  if ('lost' in from) throw new Error(from.lost)
  return 'ended' in from ? ENDED : null
}

function raised(given: unknown): Said {
  const { kind, says } = (typeof given === 'object' && given !== null ? given : {}) as { kind?: unknown; says?: unknown }
  const text = typeof says === 'string' ? says.slice(0, MAX_GOT) : 'The program broke.'
  if (kind === 'memory') return { verdict: 'Memory Limit Exceeded', says: text }
  return { verdict: kind === 'compile' ? 'Compile Error' : 'Runtime Error', says: text }
}

/** A word of a guest, or what stopped it, and the processor time that it took. */
interface Watched {
  from: FromGuest
  stopped: Said | null
  cpuMs: number
}

/** Waits for the guest's next word, and stops it where it uses more than it may: `loading` goes beside what a test has. */
async function watched(guest: Guest, seconds: number, loading = 0): Promise<Watched> {
  const cpuMs = (seconds + loading) * 1000
  const { result, broke, cpuMs: used } = await watch(guest, guest.hear(), { cpuMs, wallMs: Math.max(cpuMs * WALL, LEAST_WALL_MS), printed: MAX_PRINTED })
  return { from: result, stopped: broke === 'time' ? tooLong(seconds) : broke === 'printed' ? TOO_MUCH : null, cpuMs: used }
}

const tooLong = (seconds: number): Said => ({ verdict: 'Time Limit Exceeded', says: `It took more than ${Math.round(seconds * 100) / 100} s.` })
