import { expect, test } from 'vitest'
import type { JudgeInput } from '#features/practice/rules/judging.ts'
import { readFrames } from './frames.ts'
import { MAX_REQUEST } from './limits.ts'
import { receivedInput, requestFrame, wireArguments, type JudgeRequest } from './wire.ts'

const INPUT: JudgeInput = {
  language: 'python',
  code: 'def answer(words):\n    return "ж\\u2028" # "}}\n',
  function: 'answer',
  parameters: [{ name: 'words', type: 'string[]' }],
  returns: 'number',
  checker: { kind: 'exact' },
  limits: { seconds: 1, megabytes: 64 },
  needsNumpy: false,
  whyNoNumpy: null,
  collectsAnswers: false,
  tests: [
    { arguments: [['“quoted”', '\\', '\u{1f600}']], expected: Number.NaN },
    { arguments: [[]], expected: Number.NEGATIVE_INFINITY },
  ],
} as unknown as JudgeInput

/** The requests that a judge reads from such chunks, split into pieces of the given size. */
function requestsIn(chunks: (string | Buffer)[], size: number): JudgeRequest[] {
  const requests: JudgeRequest[] = []
  const reader = readFrames(MAX_REQUEST, (event) => void requests.push((event as { message: JudgeRequest }).message))
  const bytes = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size))
  return requests
}

test.each([1, 7, 100_000])('input is received as it was sent, in pieces of %i bytes', (size) => {
  const [first, second, ...others] = requestsIn([...requestFrame(1, INPUT), ...requestFrame(2, { ...INPUT, code: 'ж' }), ...requestFrame(3, null)], size)
  expect(others).toEqual([{ number: 3, input: null }])
  const { tests, ...rest } = receivedInput(first!.input!)
  expect(rest).toEqual({ ...INPUT, tests: undefined })
  expect(tests.map((received) => [received.arguments, received.expected])).toEqual(INPUT.tests.map((sent) => [sent.arguments, sent.expected]))
  expect(tests.map(wireArguments)).toEqual(INPUT.tests.map(wireArguments))
  expect([second!.number, second!.input!.code, second!.input!.tests]).toEqual([2, 'ж', first!.input!.tests])
})

test('the tests of a problem are serialized once for all submissions', () => {
  const [before, after] = [requestFrame(1, INPUT), requestFrame(2, { ...INPUT, code: 'another' })]
  expect(after.some((chunk) => typeof chunk !== 'string' && before.includes(chunk))).toBe(true)
})
