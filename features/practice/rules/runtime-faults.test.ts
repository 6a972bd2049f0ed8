import { expect, test } from 'vitest'
import { runtimeFaults } from './runtime-faults.ts'

test('the tests of a problem take at most two minutes together (requirement Q-54)', () => {
  const faultsOf = (seconds: unknown, count: number) => runtimeFaults({ about: { limits: { seconds } }, tests: Array.from({ length: count }) }).map(({ at }) => at)
  expect([faultsOf(5, 24), faultsOf(5, 25), faultsOf('5', 25)]).toEqual([[], ['limits.seconds'], []])
  expect(runtimeFaults({ about: null, tests: 3 })).toEqual([])
})
