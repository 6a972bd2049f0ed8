import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import { listSlugs } from '#features/practice/server/problem-bank.ts'
import { saveJudgedProblems } from '../../tools/problems/judged-problems.ts'
import { wrongVerdicts } from '../judge/bank-verdicts.ts'
import { startTestJudge } from '../judge/programs.ts'
import { reportMeasurement } from '../support/report-measurement.ts'

const judges = startTestJudge()
afterAll(() => judges.stop())

describe('The whole problem bank (requirements Q-27, Q-28)', () => {
  test('gets the expected verdicts in both languages, in plain interpreters and from the judge', async () => {
    const { hasNumpy } = await judges.report()
    const plain = spawnSync('vitest', ['run', '--project', 'server', 'tests/problems'], { env: { ...process.env, JUDGE_ALL: '1' }, encoding: 'utf8' })
    expect([plain.status, plain.status === 0 ? '' : plain.stdout.slice(-4_000)]).toEqual([0, ''])
    const started = performance.now()
    expect(await wrongVerdicts(judges, listSlugs(), hasNumpy)).toEqual([])
    reportMeasurement(`${listSlugs().length} problems judged in ${Math.round((performance.now() - started) / 1000)} s; numpy ${hasNumpy ? 'was available' : 'was missing, so problems that need it were not judged in Python'}.`)
    if (hasNumpy) saveJudgedProblems()
  }, 3_600_000)
})
