import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '#platform/server/database/migrate.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'
import type { Judges, Outcome } from '../rules/judging.ts'
import { toWire } from '../rules/wire.ts'
import { loadProblemBank } from './load-problem-bank.ts'

const services = await openTestServices()
await listening(services.app)
await loadProblemBank(services.services, ['two-sum'])
const SAMPLES = 3

/** The time and memory of each test, in order; the last test fails unless `isAccepted`. */
interface Run {
  timeMs: number[]
  memoryKb: number[]
  isAccepted?: boolean
}
let run: Run
let inputs: string[] = []
services.services.judges = {
  ...services.services.judges,
  capacity: 1,
  pause: async () => {},
  judge: async ({ tests }) => {
    inputs = tests.map((one) => toWire(one.arguments).slice(0, 40))
    const outcomes = run.timeMs.map((timeMs, at): Outcome => {
      const isLast = at === run.timeMs.length - 1 && run.isAccepted !== true
      return { verdict: isLast ? 'Runtime Error' : 'Accepted', timeMs, memoryKb: run.memoryKb[at]!, message: isLast ? 'SECRET of the input' : null, got: 'SECRET', errors: null }
    })
    return { sandbox: 'native', outcomes, failure: null }
  },
} satisfies Judges

const FIELDS = 'state verdict passed total timeMs memoryKb results { verdict timeMs memoryKb isSample category message expected got errors }'
const SUBMIT = `mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id ${FIELDS} } }`

async function submitAndJudge(person: Person, usage: Run): Promise<{ id: string; key: string }> {
  run = usage
  const key = randomUUID()
  const { data } = await person.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code: 'pass', key } })
  await services.work()
  return { id: data!.submitSolution.id, key }
}

/** Everything that the API returns about a submission: by its id, in the list, when it is sent again, and live. */
async function publicData(person: Person, { id, key }: { id: string; key: string }): Promise<object[]> {
  const one = await person.asks(`query ($id: ID!) { submission(id: $id) { ${FIELDS} } }`, { id })
  const list = await person.asks(`{ ownSubmissions(problem: "two-sum") { items { id ${FIELDS} } } }`)
  const again = await person.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code: 'pass', key } })
  const socket = await openLive(services.app, person.token)
  socket.subscribe(`subscription ($id: ID!) { submissionChanged(id: $id) { ${FIELDS} } }`, { id })
  const live = (await socket.next()).payload.data.submissionChanged
  socket.ws.close()
  const listed = list.data!.ownSubmissions.items.find((item: { id: string }) => item.id === id)
  return [one.data!.submission, listed, again.data!.submitSolution, live].map(({ id: _, ...rest }: { id?: string }) => rest)
}

const ROWS = 'select time_ms, memory_kb, results from submissions where id = $1'
const LATE: Run = { timeMs: [1.3, 2.1, 0.7, 113.7, 140.2, 120.9], memoryKb: [9_001, 9_002, 9_003, 20_481, 20_777, 20_999] }

describe('Time and memory of hidden tests (requirement J-5)', () => {
  test('are not shown per test, and not at all if the submission was not accepted', async () => {
    const { ada } = await people(services, 'ada')
    const submission = await submitAndJudge(ada, LATE)
    for (const one of await publicData(ada, submission)) {
      expect(one).toMatchObject({ state: 'judged', verdict: 'Runtime Error', passed: 5, timeMs: null, memoryKb: null })
      const { results } = one as { results: { isSample: boolean; timeMs: number | null }[] }
      expect(results.map(({ timeMs }) => timeMs)).toEqual([1.3, 2.1, 0.7, null, null, null])
      expect(results.slice(SAMPLES)).toEqual(['Accepted', 'Accepted', 'Runtime Error'].map((verdict) => ({
        verdict, timeMs: null, memoryKb: null, isSample: false, category: expect.any(String), message: null, expected: null, got: null, errors: null,
      })))
      expect(JSON.stringify(one)).not.toContain('SECRET of')
    }
  })

  test('are the largest of all tests, rounded up to 50 ms and 1 MB, if it was accepted', async () => {
    const { ada } = await people(services, 'ada')
    for (const one of await publicData(ada, await submitAndJudge(ada, { ...LATE, isAccepted: true }))) {
      expect(one).toMatchObject({ verdict: 'Accepted', timeMs: 150, memoryKb: 21 * 1024 })
    }
  })

  test('do not affect what is returned or stored', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const first = await submitAndJudge(ada, LATE)
    const second = await submitAndJudge(ben, { timeMs: [1.3, 2.1, 0.7, 101.1, 3.2, 149.9], memoryKb: [9_001, 9_002, 9_003, 9_004, 21_500, 21_504] })
    expect(await publicData(ben, second)).toEqual(await publicData(ada, first))
    const storedRow = async (id: string) => (await services.pool.query(ROWS, [id])).rows
    expect(await storedRow(second.id)).toEqual(await storedRow(first.id))
  })

  test('are not shown while the submission waits and runs', async () => {
    const { ada } = await people(services, 'ada')
    run = LATE
    const { data } = await ada.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code: 'pass', key: randomUUID() } })
    const socket = await openLive(services.app, ada.token)
    socket.subscribe(`subscription ($id: ID!) { submissionChanged(id: $id) { ${FIELDS} } }`, { id: data!.submitSolution.id })
    const before = [(await socket.next()).payload.data.submissionChanged]
    await services.work()
    for (;;) {
      const now = (await socket.next()).payload.data.submissionChanged
      if (now.state === 'judged') break
      before.push(now)
    }
    socket.ws.close()
    for (const one of before) expect(one).toMatchObject({ verdict: null, passed: 0, total: 0, timeMs: null, memoryKb: null, results: [] })
  })

  test('were rounded by the migration', async () => {
    const { ada } = await people(services, 'ada')
    const submission = await submitAndJudge(ada, LATE)
    const [rounded, found] = [await publicData(ada, submission), (await services.pool.query(ROWS, [submission.id])).rows]
    const exact = found[0].results.map((one: object, at: number) => ({ ...one, timeMs: LATE.timeMs[at], memoryKb: LATE.memoryKb[at] }))
    await services.pool.query('update submissions set time_ms = 140.2, memory_kb = 20999, results = $2 where id = $1', [submission.id, JSON.stringify(exact)])
    const texts = readMigrations().filter(({ name }) => /practice-(rounded-figures|figures-of-accepted)/.test(name)).map(({ text }) => text)
    for (const text of [...texts, ...texts]) await services.pool.query(text)
    expect((await services.pool.query(ROWS, [submission.id])).rows).toEqual(found)
    expect(await publicData(ada, submission)).toEqual(rounded)
  })
})

describe('Hidden tests before samples (requirement J-4)', () => {
  test('run after them, because a program could reveal earlier arguments in a sample', async () => {
    const { ada } = await people(services, 'ada')
    await submitAndJudge(ada, LATE)
    const expected = inputs
    const { rows } = await services.pool.query<{ body: { tests: object[] } }>("select body from problems where slug = 'two-sum'")
    const { body } = rows[0]!
    const change = (tests: object[]) => services.pool.query("update problems set body = $1, changed_at = now() where slug = 'two-sum'", [{ ...body, tests }])
    // The first test is a sample in every problem; the other samples may be anywhere.
    await change([body.tests[0]!, ...body.tests.slice(SAMPLES), ...body.tests.slice(1, SAMPLES)])
    await submitAndJudge(ada, LATE)
    expect(inputs).toEqual(expected)
    await change(body.tests)
  })
})
