import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { withoutPeople } from './bug-report.ts'

test('addresses of people and tokens are taken out of what broke', () => {
  expect(withoutPeople('No user "robin@people.test" here')).toBe('No user "[address]" here')
  expect(withoutPeople(`Bad token ${'aB3_-'.repeat(9)}.`)).toBe('Bad token [long word].')
  expect(withoutPeople('items is undefined at list (/assets/BlogListPage-B1x.js:1:200)')).toBe('items is undefined at list (/assets/BlogListPage-B1x.js:1:200)')
})

test('a text made to be slow takes no time', () => {
  const spent = cpuTime()
  withoutPeople('a'.repeat(39).concat('@').repeat(50))
  withoutPeople('@'.repeat(2_000))
  expect(spent()).toBeLessThan(50)
})
