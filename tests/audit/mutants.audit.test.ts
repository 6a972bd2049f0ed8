import { describe, expect, test } from 'vitest'
import { listSlugs } from '#features/practice/server/problem-bank.ts'
import { checkMutants, hasMutationPlan } from '../../tools/problems/check-mutants.ts'
import { hasNumpy } from '../../tools/problems/run-solutions.ts'
import { reportMeasurement } from '../support/report-measurement.ts'

describe('The tests of the problem bank (requirement Q-35)', () => {
  test('catch every mutant of a reference that answers a random input differently, and both references agree', async () => {
    const started = performance.now()
    const faults: string[] = []
    const counts = { problems: 0, mutants: 0, differing: 0 }
    const queue = (hasNumpy() ? listSlugs().filter(hasMutationPlan) : []).values()
    await Promise.all([1, 2].map(async () => {
      for (const slug of queue) {
        const check = await checkMutants(slug)
        counts.problems += 1
        counts.mutants += check.mutants
        counts.differing += check.differing
        faults.push(...check.faults.map((fault) => `${slug}: ${fault}`))
      }
    }))
    expect(faults).toEqual([])
    reportMeasurement(`${counts.mutants} mutants of ${counts.problems} references in ${Math.round((performance.now() - started) / 1000)} s; ${counts.differing} answer a random input differently, and all of them were caught or are listed.`)
  }, 900_000)
})
