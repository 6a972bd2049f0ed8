import { expect, test } from 'vitest'
import { dataOf, draftOf } from './problem-draft.ts'
import { EMPTY_PROBLEM } from './new-problem.ts'
import { readTrial } from './trial-source.ts'

test('a draft without tests is said to have none, and its faults are in the order of the form', () => {
  const read = readTrial(dataOf(draftOf({ ...EMPTY_PROBLEM, slug: 'a', about: { ...EMPTY_PROBLEM.about, limits: { seconds: 2, megabytes: 5 } } })))
  if ('source' in read) throw new Error('It has faults.')
  expect(read.faults.map(({ at }) => at)).toEqual(['limits.megabytes', 'parameters.0.type', 'tests'])
  expect(read.findings).toEqual(['Memory limit: Enter a whole number from 64 to 512.', expect.stringMatching(/^Parameter 1, type: Use integer/), 'Add at least one test.'])
})
