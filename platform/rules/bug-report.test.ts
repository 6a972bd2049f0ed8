import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { redactPersonalData } from './bug-report.ts'

test('redacts email addresses and tokens', () => {
  expect(redactPersonalData('No user "robin@people.test" here')).toBe('No user "[address]" here')
  expect(redactPersonalData(`Bad token ${'aB3_-'.repeat(9)}.`)).toBe('Bad token [long word].')
  expect(redactPersonalData('items is undefined at list (/assets/BlogListPage-B1x.js:1:200)')).toBe('items is undefined at list (/assets/BlogListPage-B1x.js:1:200)')
})

test('takes linear time for a malicious text', () => {
  const spent = cpuTime()
  redactPersonalData('a'.repeat(39).concat('@').repeat(50))
  redactPersonalData('@'.repeat(2_000))
  expect(spent()).toBeLessThan(50)
})
