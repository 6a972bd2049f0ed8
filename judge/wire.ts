import type { JudgeInput, JudgeReport, JudgeResult } from '#features/practice/rules/judging.ts'
import type { Value } from '#features/practice/rules/value.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import { encodeFrame, frameHeader } from './frames.ts'

/** The command-line argument that tells a judge that pages are served on the same machine. */
export const BESIDE_PAGES = 'beside-pages'

/** The input of the judge as it is sent, with values in wire format. */
export interface WireInput extends Omit<JudgeInput, 'tests'> {
  tests: [given: string, expected: string, isSample: boolean][]
}

/** A numbered request: judge this input, or (null) report how you are. */
export type JudgeRequest = { number: number; input: WireInput } | { number: number; input: null }

/** The response to the request of that number. */
export type JudgeResponse = { number: number } & ({ result: JudgeResult } | { report: JudgeReport } | { failed: string })

/** The tests of a problem may have a hundred thousand numbers and are the same for every submission, so they are serialized once. */
const serializedTests = new WeakMap<JudgeInput['tests'], Buffer>()

function serialize(tests: JudgeInput['tests']): Buffer {
  const bytes = serializedTests.get(tests) ?? Buffer.from(JSON.stringify(tests.map(({ arguments: given, expected, isSample = false }): WireInput['tests'][number] => [toWire(given), toWire(expected), isSample])))
  serializedTests.set(tests, bytes)
  return bytes
}

/** The frame of a request, in chunks to be written one after another. Throws a TypeError for values that JSON cannot hold. */
export function requestFrame(number: number, input: JudgeInput | null): (string | Buffer)[] {
  if (input === null) return [encodeFrame({ number, input } satisfies JudgeRequest)]
  const { language, code, function: name, parameters, returns, checker, limits, needsNumpy, tests, whyNoNumpy = null, collectsAnswers = false } = input
  const withoutTests: Omit<WireInput, 'tests'> = { language, code, function: name, parameters, returns, checker, limits, needsNumpy, whyNoNumpy, collectsAnswers }
  const opening = `{"number":${number},"input":${JSON.stringify(withoutTests).slice(0, -1)},"tests":`
  const closing = '}}'
  const bytes = serialize(tests)
  return [frameHeader(Buffer.byteLength(opening) + bytes.length + closing.length) + opening, bytes, closing]
}

/** A received test. Arguments are forwarded in wire format, and values are parsed only when they are needed, because a test may be large. */
class ReceivedTest {
  readonly given: string
  readonly isSample: boolean
  readonly #expected: string

  constructor([given, expected, isSample]: WireInput['tests'][number]) {
    this.given = given
    this.#expected = expected
    this.isSample = isSample
  }

  get arguments(): Value[] {
    return fromWire(this.given) as Value[]
  }

  get expected(): Value {
    return fromWire(this.#expected) as Value
  }
}

/** The arguments of a test in wire format. */
export const wireArguments = (test: JudgeInput['tests'][number]): string => (test instanceof ReceivedTest ? test.given : toWire(test.arguments))

/** Turns received input into the form that the judge uses. */
export const receivedInput = (input: WireInput): JudgeInput => ({ ...input, tests: input.tests.map((test) => new ReceivedTest(test)) })
