import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import { listSlugs } from '#features/practice/server/read-problems.ts'
import { saveJudged } from '../../tools/problems/judged.ts'
import { wrongVerdicts } from '../judge/bank-verdicts.ts'
import { openTrialJudge } from '../judge/programs.ts'
import { reportMeasurement } from '../support/report-measurement.ts'

const judges = openTrialJudge()
afterAll(() => judges.stop())

describe('The whole problem bank (requirements Q-27, Q-28)', () => {
  test('is judged correctly in both languages, in plain interpreters and by the judge', async () => {
    const { hasNumpy } = await judges.report()
    const plain = spawnSync('vitest', ['run', '--project', 'server', 'tests/problems'], { env: { ...process.env, JUDGE_ALL: '1' }, encoding: 'utf8' })
    expect([plain.status, plain.status === 0 ? '' : plain.stdout.slice(-4_000)]).toEqual([0, ''])
    const began = performance.now()
    expect(await wrongVerdicts(judges, listSlugs(), hasNumpy)).toEqual([])
    reportMeasurement(`${listSlugs().length} problems judged in ${Math.round((performance.now() - began) / 1000)} s; numpy ${hasNumpy ? 'was there' : 'was missing, and its problems were not judged in Python'}.`)
    if (hasNumpy) saveJudged()
  }, 600_000)
})
