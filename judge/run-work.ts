import { randomInt } from 'node:crypto'
import { checkAnswer } from '#features/practice/rules/check-answer.ts'
import type { Judged, Outcome, Work } from '#features/practice/rules/judging.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import { showValue } from '#features/practice/rules/value.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import type { Verdict } from '#features/practice/rules/verdicts.ts'
import { LOADING_SECONDS, MOST_PRINTED, WALL } from './caps.ts'
import type { FromGuest, Guest, Sandbox } from './guest.ts'
import { watch } from './watch.ts'

const MEBI = 1_048_576
const LONGEST_GOT = 400

type Said = { verdict: Verdict; says: string }

/**
 * Runs a program in a guest, one test after another, and compares here what it answers: the guest never sees what is
 * expected, nor a test before it has answered the one before. The first test that is not passed ends it.
 */
export async function runWork(work: Work, sandbox: Sandbox, guest: Guest): Promise<Judged> {
  const seconds = work.limits.seconds * sandbox.slowness
  const judged: Judged = { sandbox: sandbox.name, outcomes: [], trouble: null }
  const space = guest.spaceBytes()
  guest.say({
    source: work.code,
    function: functionName(work.function, work.language),
    memory: space === 0 ? work.limits.megabytes * MEBI : space + work.limits.megabytes * MEBI,
    seconds: Math.ceil(seconds * work.tests.length + LOADING_SECONDS * sandbox.slowness),
  })
  const loaded = await watched(guest, work, seconds + LOADING_SECONDS * sandbox.slowness)
  judged.trouble = loaded.stopped ?? troubleOf(loaded.from)
  for (const test of judged.trouble === null ? work.tests : []) {
    const before = guest.cpuMs()
    const number = randomInt(2 ** 47)
    guest.say({ number, arguments: JSON.parse(toWire(test.arguments)) as unknown })
    const { from, stopped } = await watched(guest, work, seconds)
    const said = stopped ?? answerOf(from, number)
    const seen = { timeMs: Math.round((guest.cpuMs() - before) * 10) / 10, memoryKb: guest.peakKb() }
    const outcome = 'verdict' in said ? { ...said, got: null, errors: null, ...seen } : { ...compared(work, test, said.value), ...seen }
    judged.outcomes.push(outcome)
    if (outcome.verdict !== 'Accepted') break
  }
  return judged
}

function compared(work: Work, test: Work['tests'][number], wire: unknown): Pick<Outcome, 'verdict' | 'says' | 'got' | 'errors'> {
  const value = fromWire(wire)
  const verdict = checkAnswer(work, test, value)
  const got = value === undefined ? null : showValue(value, LONGEST_GOT)
  if (verdict.passes) return { verdict: 'Accepted', says: null, got, errors: null }
  return { verdict: 'Wrong Answer', says: verdict.says, got, errors: verdict.errors }
}

/** What a guest answers to one test: a value as it travels, or what went wrong. */
function answerOf(from: FromGuest, number: number): { value: unknown } | Said {
  const ended = endOf(from)
  if (ended !== null) return ended
  const message = (from as { message: { number?: unknown; value?: unknown; raised?: unknown } }).message
  if (typeof message !== 'object' || message === null || message.number !== number) return MEDDLED
  return message.raised === undefined ? { value: message.value } : raised(message.raised)
}

function troubleOf(from: FromGuest): Said | null {
  const ended = endOf(from)
  if (ended !== null) return ended
  const message = (from as { message: { ready?: unknown; failed?: unknown } }).message
  if (typeof message !== 'object' || message === null) return MEDDLED
  if (message.ready === true) return null
  return message.failed === undefined ? MEDDLED : raised(message.failed)
}

const MEDDLED: Said = { verdict: 'Runtime Error', says: 'The program wrote where only the judge writes.' }
const TOO_MUCH: Said = { verdict: 'Output Limit Exceeded', says: 'The program gave back or printed more than anybody could read.' }
const ENDED: Said = { verdict: 'Runtime Error', says: 'The program ended itself instead of answering.' }

function endOf(from: FromGuest): Said | null {
  if ('broken' in from) return from.broken === 'too-long' ? TOO_MUCH : MEDDLED
  return 'ended' in from ? ENDED : null
}

function raised(given: unknown): Said {
  const { kind, says } = (typeof given === 'object' && given !== null ? given : {}) as { kind?: unknown; says?: unknown }
  const text = typeof says === 'string' ? says.slice(0, LONGEST_GOT) : 'The program broke.'
  if (kind === 'memory') return { verdict: 'Memory Limit Exceeded', says: text }
  return { verdict: kind === 'compile' ? 'Compile Error' : 'Runtime Error', says: text }
}

/** Waits for the guest's next word, and stops it where it uses more than it may. */
async function watched(guest: Guest, { limits }: Work, seconds: number): Promise<{ from: FromGuest; stopped: Said | null }> {
  const { result, broke } = await watch(guest, guest.hear(), {
    cpuMs: seconds * 1000,
    wallMs: seconds * 1000 * WALL,
    peakKb: Number.POSITIVE_INFINITY,
    printed: MOST_PRINTED,
  })
  if (broke === 'time') return { from: result, stopped: { verdict: 'Time Limit Exceeded', says: `It took more than ${limits.seconds} seconds.` } }
  if (broke === 'printed') return { from: result, stopped: TOO_MUCH }
  if (broke === 'memory') return { from: result, stopped: { verdict: 'Memory Limit Exceeded', says: `It took more than ${limits.megabytes} MB.` } }
  return { from: result, stopped: null }
}
