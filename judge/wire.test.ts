import { expect, test } from 'vitest'
import type { Work } from '#features/practice/rules/judging.ts'
import { MAX_WORK } from './caps.ts'
import { readFrames } from './frames.ts'
import { askedFrame, givenIn, unpacked, type Asked } from './wire.ts'

const WORK: Work = {
  language: 'python',
  code: 'def answer(words):\n    return "ж\\u2028" # "}}\n',
  function: 'answer',
  parameters: [{ name: 'words', type: 'string[]' }],
  returns: 'number',
  checker: { kind: 'exact' },
  limits: { seconds: 1, megabytes: 64 },
  needsNumpy: false,
  tests: [
    { arguments: [['“quoted”', '\\', '\u{1f600}']], expected: Number.NaN },
    { arguments: [[]], expected: Number.NEGATIVE_INFINITY },
  ],
} as unknown as Work

/** What a judge hears of such parts, however they come. */
function heard(parts: (string | Buffer)[], chunk: number): Asked[] {
  const all: Asked[] = []
  const reader = readFrames(MAX_WORK, (one) => void all.push((one as { message: Asked }).message))
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)))
  for (let at = 0; at < bytes.length; at += chunk) reader.take(bytes.subarray(at, at + chunk))
  return all
}

test.each([1, 7, 100_000])('a work arrives as it was sent, in pieces of %i bytes', (chunk) => {
  const [first, second, ...others] = heard([...askedFrame(1, WORK), ...askedFrame(2, { ...WORK, code: 'ж' }), ...askedFrame(3, null)], chunk)
  expect(others).toEqual([{ number: 3, work: null }])
  const { tests, ...about } = unpacked(first!.work!)
  expect(about).toEqual({ ...WORK, tests: undefined })
  expect(tests.map((one) => [one.arguments, one.expected])).toEqual(WORK.tests.map((one) => [one.arguments, one.expected]))
  expect(tests.map(givenIn)).toEqual(WORK.tests.map(givenIn))
  expect([second!.number, second!.work!.code, second!.work!.tests]).toEqual([2, 'ж', first!.work!.tests])
})

test('the tests of a problem are written once for all that is handed in', () => {
  const [before, after] = [askedFrame(1, WORK), askedFrame(2, { ...WORK, code: 'another' })]
  expect(after.some((part) => typeof part !== 'string' && before.includes(part))).toBe(true)
})
