import { afterAll, describe, expect, test } from 'vitest'
import { readSolutions } from '#features/practice/server/problem-bank.ts'
import { loadProblemBank } from '#features/practice/server/load-problem-bank.ts'
import { judgeSubmissions } from '#features/practice/server/judge-submissions.ts'
import { openContext } from '#platform/server/context.ts'
import { processesBelow } from '../judge/processes.ts'
import { startTestJudge } from '../judge/programs.ts'
import { people } from '../support/people.ts'
import { openTestServices } from '../support/services.ts'

const judges = startTestJudge()
afterAll(() => judges.stop())
await judges.report()
const services = await openTestServices({ judges })

const SUBMIT = `mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }`

describe('A judge that is killed while it runs a program (requirement J-2)', () => {
  test('leaves no process behind; another judge takes over, and the submission counts once', async () => {
    await loadProblemBank(services.services, ['two-sum'])
    const { ada } = await people(services, 'ada')
    const [reference] = readSolutions('two-sum')
    const slow = `import time\nbegan = time.process_time()\nwhile time.process_time() - began < 0.3:\n    pass\n${reference!.source}`
    const { data } = await ada.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code: slow, key: crypto.randomUUID() } })
    const judging = judgeSubmissions(openContext(services.services))
    await new Promise((done) => setTimeout(done, 150))
    const judge = processesBelow(process.pid).filter(({ command }) => command.includes('judge/judge.ts')).at(-1)!
    const sandboxProcesses = processesBelow(judge.pid)
    process.kill(judge.pid, 'SIGKILL')
    await judging
    await new Promise((done) => setTimeout(done, 1_200))
    expect(sandboxProcesses.length).toBeGreaterThan(0)
    const alive = new Set(processesBelow(process.pid).map(({ pid }) => pid))
    expect(sandboxProcesses.filter(({ pid }) => alive.has(pid))).toEqual([])

    services.clock.forward(5)
    await judgeSubmissions(openContext(services.services))
    const { rows } = await services.pool.query('select verdict, tries, is_first_acceptance from submissions where id = $1', [data!['submitSolution'].id])
    expect(rows).toEqual([{ verdict: 'Accepted', tries: 2, is_first_acceptance: true }])
    const signals = await services.pool.query("select name from signals where name in ('practice.judged', 'practice.solved') and payload ->> 'personId' = $1", [ada.id])
    expect(signals.rows.map(({ name }: { name: string }) => name).sort()).toEqual(['practice.judged', 'practice.solved'])
  }, 60_000)
})
