import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listeners } from '#app/server/features.ts'
import { openContext } from '#platform/server/context.ts'
import { relayBatch } from '#platform/server/tasks/outbox-relay.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'
import { KEPT_STATE, type JudgeResult, type JudgeReport, type Outcome, type JudgeInput } from '../rules/judging.ts'
import { MAX_WAITING, type Verdict } from '../rules/verdicts.ts'
import { requeueDropped, judgeSubmissions } from './judge-submissions.ts'
import { requeueStale, judgingHealthQuery, requeue, saveJudgeProcess, saveResult, claimNext } from './judging.queries.ts'
import { judgingListeners } from './judging.listeners.ts'
import { JUDGE_ID } from './other-judges.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { rejudgeProblem } from './rejudge-problem.ts'

const outcome = (verdict: Verdict): Outcome => ({ verdict, timeMs: 1, memoryKb: 9000, message: `about ${verdict}`, got: '[1]', errors: null })

/** A fake judge whose outcomes depend on the code. */
const fakeJudge = {
  capacity: 2,
  calls: [] as string[],
  isEven: true,
  async judge({ code, tests }: JudgeInput): Promise<JudgeResult> {
    fakeJudge.calls.push(code)
    if (code.startsWith('breaks')) throw new Error('The judge ended.')
    if (code.startsWith('message ')) return { sandbox: 'native', outcomes: [{ ...outcome('Runtime Error'), message: JSON.parse(code.slice(8)) as string }], failure: null }
    if (code === 'syntax') return { sandbox: 'native', outcomes: [], failure: { verdict: 'Compile Error', message: 'SyntaxError (line 1)' } }
    const all = tests.map(() => outcome('Accepted'))
    if (code === 'keeps state') return { sandbox: 'native', outcomes: [...all.slice(0, 7), { ...outcome('Wrong Answer'), keepsState: true }], failure: null }
    return { sandbox: 'native', outcomes: code === 'right' || code === `right when ${fakeJudge.isEven ? 'even' : 'odd'}` ? all : [...all.slice(0, Number(code) || 0), outcome('Wrong Answer')], failure: null }
  },
  engines: { python: 'native', javascript: 'native' } as JudgeReport['sandboxes'],
  report: () => Promise.resolve({ sandboxes: fakeJudge.engines, hasNumpy: false, software: [], summary: 'Fake judge.' }),
  pauses: 0,
  pause: async () => void (fakeJudge.pauses += 1),
  isOpen: () => true,
  stop: async () => {},
}

const services = await openTestServices({ judges: fakeJudge })
await listening(services.app)
await loadProblemBank(services.services, ['two-sum'])

const SUBMIT = `mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id problem state place verdict code } }`
const ONE = 'query ($id: ID!) { submission(id: $id) { state place verdict passed total results { verdict isSample category message expected got } } }'

const submit = (person: Pick<Person, 'asks'>, code: string, overrides: object = {}) =>
  person.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code, key: randomUUID(), ...overrides } })
const read = async (person: Person, id: string) => (await person.asks(ONE, { id })).data!.submission
const signalsOf = async (name: string, person: Person) =>
  (await services.pool.query<{ payload: object }>('select payload from signals where name = $1 and payload ->> $2 = $3 order by id', [name, 'personId', person.id])).rows

describe('A submission (requirements J-1, J-2)', () => {
  test('enqueues a task each, even if many are sent at once, so that none waits while a judge is free', async () => {
    const queuedJobs = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const { rows } = await services.pool.query(`select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'practice.judge'`)
      return rows.length
    }
    const kate = (await people(services, 'kate')).kate
    await submit(kate, 'right')
    expect(await queuedJobs()).toBe(1)
    const others = Object.values(await people(services, ...Array.from({ length: 12 }, (_, n) => `pupil${n}`)))
    for (const person of others) await submit(person, 'right')
    expect(await queuedJobs()).toBe(1 + others.length)
    await services.work()
    for (const person of others) expect(await signalsOf('practice.judged', person)).toHaveLength(1)
  })

  test('waits, is judged, and is visible only to its author', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { data } = await submit(ada, 'right')
    expect(data!.submitSolution).toMatchObject({ problem: 'two-sum', state: 'waiting', place: 1, verdict: null, code: 'right' })
    const { id } = data!.submitSolution
    await services.work()
    expect(await read(ada, id)).toMatchObject({ state: 'judged', place: null, verdict: 'Accepted' })
    expect((await ben.asks(ONE, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND')
    expect((await visitor(services).asks(ONE, { id })).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await submit(visitor(services), 'right')).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
    const mine = await ada.asks('{ ownSubmissions(problem: "two-sum") { items { id verdict } next } }')
    expect(mine.data!.ownSubmissions).toEqual({ items: [{ id, verdict: 'Accepted' }], next: null })
    expect((await ben.asks('{ ownSubmissions(problem: "two-sum") { items { id } } }')).data!.ownSubmissions.items).toEqual([])
  })

  test('sent twice with one key is one, and judged once', async () => {
    const { ada } = await people(services, 'ada')
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => submit(ada, 'right', { key })))
    expect(new Set(all.map(({ data }) => data!.submitSolution.id)).size).toBe(1)
    const before = fakeJudge.calls.length
    await services.work()
    expect(fakeJudge.calls.length - before).toBe(1)
  })

  test('in Python is rejected with a message if the problem needs numpy and no judge has it; in JavaScript it is accepted (requirement J-13)', async () => {
    const { ada } = await people(services, 'ada')
    await loadProblemBank(services.services, ['pca-explained-variance-ratio'])
    const judge = { id: randomUUID(), capacity: 1, summary: 'Python: wasm; numpy: none.', at: services.clock.now() }
    const isJudged = async () => (await ada.asks('{ problem(slug: "pca-explained-variance-ratio") { isPythonJudged } two: problem(slug: "two-sum") { isPythonJudged } }')).data
    await saveJudgeProcess(services.services.database.db, { ...judge, engines: ['python', 'javascript'] })
    expect(await isJudged()).toEqual({ problem: { isPythonJudged: false }, two: { isPythonJudged: true } })
    const [refusal] = (await submit(ada, 'right', { problem: 'pca-explained-variance-ratio' })).errors!
    expect([refusal!.extensions.code, refusal!.message]).toEqual(['NOT_ALLOWED', expect.stringContaining('needs NumPy in Python')])
    expect((await submit(ada, 'right', { problem: 'pca-explained-variance-ratio', language: 'javascript' })).errors).toBeUndefined()
    const [imported] = (await submit(ada, 'import numpy as np\n')).errors!
    expect(imported!.message).toBe('NumPy isn’t available here. Solve this problem without it, or submit in JavaScript.')
    await saveJudgeProcess(services.services.database.db, { ...judge, engines: ['python', 'javascript', 'numpy'] })
    expect(await isJudged()).toMatchObject({ problem: { isPythonJudged: true } })
    expect((await submit(ada, 'right', { problem: 'pca-explained-variance-ratio' })).errors).toBeUndefined()
    await services.work()
  })

  test('is left to a judge that can run it (requirement J-13)', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await loadProblemBank(services.services, ['pca-explained-variance-ratio'])
    const { db } = services.services.database
    const reportEngines = (id: string, engines: string[] | null) => saveJudgeProcess(db, { id, capacity: 1, summary: '', engines, at: services.clock.now() })
    const forwardCount = async () => (await services.pool.query("select from signals where name = 'task.practice.judge' and payload ->> 'dedupe' = 'practice.hand-on'")).rows.length
    const other = randomUUID()
    await db.deleteFrom('judge_processes').execute()
    await reportEngines(other, ['python', 'javascript', 'numpy'])
    await reportEngines(JUDGE_ID, ['python', 'javascript'])
    const numpy = (await submit(ada, 'right', { problem: 'pca-explained-variance-ratio' })).data!.submitSolution.id
    const plain = (await submit(ben, 'right')).data!.submitSolution.id
    await services.work()
    expect([(await read(ada, numpy)).state, (await read(ben, plain)).state]).toEqual(['waiting', 'judged'])
    // The task is forwarded to the judge that can run it, unless that judge runs another submission of the same person.
    const forwarded = await forwardCount()
    expect(forwarded).toBeGreaterThan(0)
    expect(await claimNext(db, other, services.clock.now())).toMatchObject({ id: numpy })
    await submit(ada, 'right', { problem: 'pca-explained-variance-ratio' })
    await judgeSubmissions(openContext(services.services))
    expect(await forwardCount()).toBe(forwarded)
    expect(await requeue(db, { id: numpy, judgeId: other, notBefore: services.clock.now(), tries: 0 })).toBe(true)

    await reportEngines(JUDGE_ID, ['javascript'])
    const another = (await submit(ben, 'right')).data!.submitSolution.id
    const script = (await submit(ben, 'right', { language: 'javascript' })).data!.submitSolution.id
    await judgeSubmissions(openContext(services.services))
    expect([(await read(ben, another)).state, (await read(ben, script)).state]).toEqual(['waiting', 'judged'])
    // A judge that has not reported its engines is not considered, nor one that has not been seen for a while.
    await reportEngines(other, null)
    await judgeSubmissions(openContext(services.services))
    expect((await read(ben, another)).state).toBe('judged')
    await reportEngines(other, ['python', 'javascript', 'numpy'])
    const last = (await submit(ben, 'right')).data!.submitSolution.id
    services.clock.forward(30)
    await judgeSubmissions(openContext(services.services))
    expect([(await read(ada, numpy)).state, (await read(ben, last)).state]).toEqual(['judged', 'judged'])
    await db.deleteFrom('judge_processes').execute()
    await services.work()
  })

  test('is rejected with a message if it is invalid; extra fields such as scores are rejected', async () => {
    const { ada } = await people(services, 'ada')
    const refused = async (code: string, overrides: object = {}) => (await submit(ada, code, overrides)).errors?.[0]?.extensions.code
    expect(await refused(' \n')).toBe('INVALID_INPUT')
    expect(await refused('x'.repeat(65_537))).toBe('INVALID_INPUT')
    expect(await refused('a\0b')).toBe('INVALID_INPUT')
    expect(await refused('right', { language: 'cobol' })).toBe('INVALID_INPUT')
    expect(await refused('right', { key: 'x' })).toBe('INVALID_INPUT')
    expect(await refused('right', { problem: 'no-such' })).toBe('NOT_FOUND')
    const [first] = (await submit(ada, 'right', { score: 1000 })).errors!
    expect(first!.message).toMatch(/score/)
    expect(await refused('right')).toBeUndefined()
    await services.work()
  })
})

describe('What is shown about tests (requirement J-5)', () => {
  test('the expected and actual answer of a sample, but only the category of a hidden test', async () => {
    const { ada } = await people(services, 'ada')
    const sample = (await submit(ada, '0')).data!.submitSolution.id
    const hidden = (await submit(ada, '7')).data!.submitSolution.id
    const broken = (await submit(ada, 'syntax')).data!.submitSolution.id
    const keeping = (await submit(ada, 'keeps state')).data!.submitSolution.id
    await services.work()
    expect((await read(ada, sample)).results.at(-1)).toMatchObject({ isSample: true, verdict: 'Wrong Answer', message: 'about Wrong Answer', got: '[1]' })
    const { results, passed, total } = await read(ada, hidden)
    expect([passed, results.length, total > passed]).toEqual([7, 8, true])
    expect(results.at(-1)).toEqual({ verdict: 'Wrong Answer', isSample: false, category: expect.any(String), message: null, expected: null, got: null })
    expect((await read(ada, keeping)).results.at(-1)).toMatchObject({ isSample: false, message: KEPT_STATE, expected: null, got: null })
    expect(await read(ada, broken)).toMatchObject({ verdict: 'Compile Error', passed: 0, results: [{ message: 'SyntaxError (line 1)' }] })
  })
})

describe('The message of a program (requirement J-4)', () => {
  test('does not prevent storing the verdict, whatever characters it contains', async () => {
    const { ada } = await people(services, 'ada')
    for (const [message, stored] of [['a\0b', 'ab'], ['half \ud83d', 'half \ufffd'], ['\udc00\ud800', '\ufffd\ufffd']] as const) {
      const { id } = (await submit(ada, `message ${JSON.stringify(message)}`)).data!.submitSolution
      await services.work()
      expect(await read(ada, id)).toMatchObject({ state: 'judged', verdict: 'Runtime Error', results: [{ message: stored }] })
    }
  })
})

describe('Consequences of a verdict (requirement J-8)', () => {
  test('a problem is solved once, however often it is accepted', async () => {
    const { ada } = await people(services, 'ada')
    await submit(ada, '0')
    await services.work()
    expect(await signalsOf('practice.solved', ada)).toEqual([])
    for (let round = 0; round < 3; round++) {
      await submit(ada, 'right')
      await services.work()
    }
    const solved = await signalsOf('practice.solved', ada)
    expect(solved.map(({ payload }) => payload)).toEqual([expect.objectContaining({ difficulty: 'Easy', category: 'algo' })])
    expect(await signalsOf('practice.judged', ada)).toHaveLength(4)
  })

  test('a failing judge is tried three times, and then there are no consequences', async () => {
    const { ada } = await people(services, 'ada')
    const code = `breaks ${randomUUID()}`
    const { id } = (await submit(ada, code)).data!.submitSolution
    for (let round = 0; round < 5; round++) {
      await services.work()
      services.clock.forward(30)
      await services.pool.query("update graphile_worker._private_jobs set run_at = now()")
    }
    expect(fakeJudge.calls.filter((one) => one === code)).toHaveLength(3)
    expect(await read(ada, id)).toMatchObject({ state: 'judged', verdict: 'Judge Error', passed: 0 })
    expect(await signalsOf('practice.solved', ada)).toEqual([])
  })
})

describe('A problem that cannot be read (requirement J-6)', () => {
  test('does not block others; its submission gets Judge Error', async () => {
    await loadProblemBank(services.services, ['running-variance-welfords-algorithm'])
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { rows } = await services.pool.query<{ body: unknown }>("select body from problems where slug = 'running-variance-welfords-algorithm'")
    await services.pool.query("update problems set body = '{}', changed_at = now() where slug = 'running-variance-welfords-algorithm'")
    const broken = (await submit(ada, 'right', { problem: 'running-variance-welfords-algorithm' })).data!.submitSolution.id
    const whole = (await submit(ben, 'right')).data!.submitSolution.id
    for (let round = 0; round < 5; round++) {
      await services.work()
      if (round === 0) expect(await read(ben, whole)).toMatchObject({ verdict: 'Accepted' })
      services.clock.forward(30)
      await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
    }
    expect(await read(ada, broken)).toMatchObject({ state: 'judged', verdict: 'Judge Error' })
    await services.pool.query("update problems set body = $1 where slug = 'running-variance-welfords-algorithm'", [rows[0]!.body])
  })
})

describe('The queue (requirement J-3)', () => {
  test(`holds ${MAX_WAITING} submissions of a person; one more is rejected, even if all are sent at once`, async () => {
    const { ada } = await people(services, 'ada')
    const all = await Promise.all(Array.from({ length: 9 }, () => submit(ada, 'right')))
    const refused = all.filter(({ errors }) => errors !== undefined)
    expect(refused).toHaveLength(9 - MAX_WAITING)
    expect(refused[0]!.errors![0]!.message).toMatch(/5 submissions waiting/)
    await services.work()
    expect((await submit(ada, 'right')).errors).toBeUndefined()
    await services.work()
  })

  test('is round-robin among people', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const mine = []
    for (let at = 0; at < 5; at++) mine.push((await submit(ada, `${at}`)).data!.submitSolution.id)
    await submit(ben, '5')
    const last = (await submit(cy, '6')).data!.submitSolution.id
    expect((await read(cy, last)).place).toBe(3)
    expect((await read(ada, mine[4]!)).place).toBe(7)
    // The place is the same in the list.
    const { data } = await ada.asks('{ ownSubmissions(problem: "two-sum") { items { id place } } }')
    expect(data!.ownSubmissions.items.map(({ place }: { place: number }) => place)).toEqual([7, 6, 5, 4, 1])
    for (const { id, place } of data!.ownSubmissions.items) expect((await read(ada, id)).place).toBe(place)
    const before = fakeJudge.calls.length
    await services.work()
    expect(fakeJudge.calls.slice(before)).toEqual(['0', '5', '6', '1', '2', '3', '4'])
    const [row] = await judgingHealthQuery.all(services.services.database, [new Date()])
    expect(row).toMatchObject({ waiting: 0, running: 0 })
  })
})

describe('A judge that is lost (requirement J-2)', () => {
  test('loses its submission to the next judge; its late result is ignored', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submit(ada, 'right')).data!.submitSolution
    const { db } = services.services.database
    const gone = randomUUID()
    const taken = await claimNext(db, gone, services.clock.now())
    expect(taken?.id).toBe(id)
    expect(await claimNext(db, randomUUID(), services.clock.now())).toBeNull()
    expect(await read(ada, id)).toMatchObject({ state: 'running' })

    await saveJudgeProcess(db, { id: gone, capacity: 1, summary: '', engines: null, at: services.clock.now() })
    expect(await requeueStale(db, services.clock.now())).toEqual([])
    services.clock.forward(30)
    expect(await requeueStale(db, services.clock.now())).toEqual([id])
    await services.work()
    expect(await read(ada, id)).toMatchObject({ state: 'judged', verdict: 'Accepted' })
    const late = { verdict: 'Wrong Answer', passed: 0, total: 1, timeMs: 1, memoryKb: 1, results: [], revision: 'x', at: services.clock.now() } as const
    expect(await saveResult(db, { id, judgeId: gone }, { ...late, results: [] })).toBeNull()
    expect(await signalsOf('practice.solved', ada)).toHaveLength(1)
  })

  test('leaves nothing running if the database failed meanwhile: the submission is queued again', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submit(ada, 'right')).data!.submitSolution
    const context = openContext(services.services)
    let isAway = false
    const lost = judgeSubmissions({
      ...context,
      judges: { ...fakeJudge, judge: (input) => ((isAway = true), fakeJudge.judge(input)) },
      inTransaction: (input) => (isAway ? Promise.reject(new Error('The database is unavailable.')) : context.inTransaction(input)),
    })
    await expect(lost).rejects.toThrow('unavailable')
    expect(await read(ada, id)).toMatchObject({ state: 'running' })
    await requeueDropped(context)
    expect(await read(ada, id)).toMatchObject({ state: 'running' })
    services.clock.forward(30)
    await requeueDropped(context)
    expect(await read(ada, id)).toMatchObject({ state: 'waiting' })
    await judgeSubmissions(context)
    expect(await read(ada, id)).toMatchObject({ state: 'judged', verdict: 'Accepted' })
  })

  test('keeps its submission, however long judging takes', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submit(ada, 'right')).data!.submitSolution
    const context = openContext(services.services)
    const judge = async (input: JudgeInput) => {
      services.clock.forward(30)
      await requeueDropped(context)
      return fakeJudge.judge(input)
    }
    await judgeSubmissions({ ...context, judges: { ...fakeJudge, judge } })
    const { rows } = await services.pool.query('select state, tries from submissions where id = $1', [id])
    expect(rows).toEqual([{ state: 'judged', tries: 1 }])
  })

  test('never gets two submissions of one person, even when many judges ask at once', async () => {
    const { ada } = await people(services, 'ada')
    for (let at = 0; at < 4; at++) await submit(ada, 'right')
    const { db } = services.services.database
    const taken = await Promise.all(Array.from({ length: 6 }, () => claimNext(db, randomUUID(), services.clock.now()).catch(() => null)))
    expect(taken.filter((one) => one?.person_id === ada.id)).toHaveLength(1)
    services.clock.forward(30)
    await requeueStale(db, services.clock.now())
    await services.work()
  })
})

describe('Several judges with one queue (requirement J-3)', () => {
  test('judge each submission once, without errors', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const ids: string[] = []
    for (let at = 0; at < 5; at++) for (const person of [ada, ben]) ids.push((await submit(person, 'right')).data!.submitSolution.id)
    const before = fakeJudge.calls.length
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => judgeSubmissions(openContext(services.services))))
    const { rows } = await services.pool.query('select verdict, tries from submissions where id = any($1)', [ids])
    expect(rows).toEqual(ids.map(() => ({ verdict: 'Accepted', tries: 1 })))
    expect(fakeJudge.calls.length - before).toBe(ids.length)
    await services.work()
  })
})

describe('The subscription of a submission (requirement J-7)', () => {
  test('sends its author each step and the verdict, and others nothing', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id } = (await submit(ada, 'right')).data!.submitSolution
    const [socket, other] = [await openLive(services.app, ada.token), await openLive(services.app, ben.token)]
    socket.subscribe('subscription ($id: ID!) { submissionChanged(id: $id) { state verdict } }', { id })
    other.subscribe('subscription ($id: ID!) { submissionChanged(id: $id) { state verdict } }', { id })
    expect((await socket.next()).payload.data.submissionChanged).toEqual({ state: 'waiting', verdict: null })
    expect(JSON.stringify(await other.next())).toMatch(/NOT_FOUND/)
    await services.work()
    let now
    do now = (await socket.next()).payload.data.submissionChanged
    while (now.state !== 'judged')
    expect(now.verdict).toBe('Accepted')
    for (const one of [socket, other]) one.ws.close()
  })
})

describe('Fair use of processor time (requirement J-16)', () => {
  test('many submissions of one person do not delay others', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const answered: string[] = []
    const send = async (person: Person, name: string) => (await submit(person, 'right'), answered.push(name))
    await Promise.all([send(ada, 'ada'), send(ada, 'ada'), send(ada, 'ada'), send(ada, 'ada'), send(ben, 'ben')])
    expect(answered.indexOf('ben')).toBeLessThan(3)
    await services.work()
  })

  test('the judge pauses after each program, also when it judges again', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const before = fakeJudge.pauses
    await submit(ada, 'right')
    await submit(ben, 'syntax')
    await services.work()
    expect(fakeJudge.pauses).toBe(before + 2)
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = 'paused' where slug = 'two-sum' returning id")
    const called = fakeJudge.calls.length
    await rejudgeProblem(openContext(services.services), { problemId: rows[0]!.id, revision: 'paused', language: 'python', after: null })
    expect(fakeJudge.calls.length).toBeGreaterThan(called)
    expect(fakeJudge.pauses - before - 2).toBe(fakeJudge.calls.length - called)
  })
})

describe('Judging again (requirement J-9)', () => {
  const changeTests = async (revision: string) => {
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = $1 where slug = 'two-sum' returning id", [revision])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: rows[0]!.id, slug: 'two-sum', revision }))
    // The signal, the task of its listener, and one more for every twenty submissions.
    for (let round = 0; round < 6; round++) await services.work()
  }
  const firstAcceptances = async (person: Person) =>
    (await services.pool.query<{ id: string }>('select id from submissions where person_id = $1 and is_first_acceptance', [person.id])).rows.map(({ id }) => id)

  test('acceptances that become wrong are replaced by the next one or withdrawn; solutions that become right count', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const submitAndJudge = async (person: Person, code: string): Promise<string> => {
      const { id } = (await submit(person, code)).data!.submitSolution
      await services.work()
      return id
    }
    const [only] = [await submitAndJudge(ada, 'right when even')]
    const first = await submitAndJudge(ben, 'right when even')
    const second = await submitAndJudge(ben, 'right')
    const late = await submitAndJudge(cy, 'right when odd')
    expect([await firstAcceptances(ada), await firstAcceptances(ben), await firstAcceptances(cy)]).toEqual([[only], [first], []])

    fakeJudge.isEven = false
    await changeTests('odd')
    expect([await firstAcceptances(ada), await firstAcceptances(ben), await firstAcceptances(cy)]).toEqual([[], [second], [late]])
    expect(await read(ada, only)).toMatchObject({ state: 'judged', verdict: 'Wrong Answer' })
    expect([await signalsOf('practice.unsolved', ada), await signalsOf('practice.unsolved', ben)].map((all) => all.length)).toEqual([1, 0])
    expect([await signalsOf('practice.solved', ben), await signalsOf('practice.solved', cy)].map((all) => all.length)).toEqual([1, 1])

    fakeJudge.isEven = true
    await changeTests('even')
    expect([await firstAcceptances(ada), await firstAcceptances(cy)]).toEqual([[only], []])
    expect([(await signalsOf('practice.solved', ada)).length, (await signalsOf('practice.unsolved', cy)).length]).toEqual([2, 1])

    const before = fakeJudge.calls.length
    await changeTests('even')
    expect(fakeJudge.calls.length).toBe(before)
  })

  test('what was sent before giving up comes before what was sent after it; the latter is solved, but not in the ledger', async () => {
    const { ada } = await people(services, 'ada')
    const marks = async () =>
      (await services.pool.query("select verdict, is_first_acceptance as first, is_after_giving_up as late from submissions where person_id = $1 order by submitted_at, id", [ada.id])).rows
    const ledger = async () => (await services.pool.query("select happened_at from activities where person_id = $1 and kind = 'problem.solved'", [ada.id])).rows
    await submit(ada, 'right when odd')
    await services.work()
    await ada.asks('mutation { giveUp(problem: "two-sum") { hasGivenUp } }')
    const { id } = (await submit(ada, 'right when even')).data!.submitSolution
    for (let round = 0; round < 3; round++) await services.work()
    expect(await marks()).toEqual([{ verdict: 'Wrong Answer', first: false, late: false }, { verdict: 'Accepted', first: true, late: true }])
    expect(await ledger()).toEqual([])
    expect((await ada.asks('query ($id: ID!) { solvedOutcome(submission: $id) { isFirst isAfterGivingUp } }', { id })).data).toEqual({ solvedOutcome: { isFirst: true, isAfterGivingUp: true } })

    fakeJudge.isEven = false
    await changeTests('odd-given-up')
    expect(await marks()).toEqual([{ verdict: 'Accepted', first: true, late: false }, { verdict: 'Wrong Answer', first: false, late: true }])
    expect(await ledger()).toHaveLength(1)
    fakeJudge.isEven = true
    await changeTests('even-given-up')
    expect((await marks()).map(({ first }) => first)).toEqual([false, true])
    expect(await ledger()).toEqual([])
  })

  test('the mark moves from a solution sent after giving up to an own one that becomes right', async () => {
    const { ada } = await people(services, 'ada')
    const marks = async () => (await services.pool.query('select is_first_acceptance as first, is_after_giving_up as late from submissions where person_id = $1 order by submitted_at, id', [ada.id])).rows
    await submit(ada, 'right when odd')
    await services.work()
    await ada.asks('mutation { giveUp(problem: "two-sum") { hasGivenUp } }')
    await submit(ada, 'right')
    for (let round = 0; round < 3; round++) await services.work()
    expect(await marks()).toEqual([{ first: false, late: false }, { first: true, late: true }])
    fakeJudge.isEven = false
    await changeTests('odd-own')
    expect(await marks()).toEqual([{ first: true, late: false }, { first: false, late: true }])
    expect((await services.pool.query("select 1 from activities where person_id = $1 and kind = 'problem.solved'", [ada.id])).rows).toHaveLength(1)
    fakeJudge.isEven = true
    await changeTests('even-own')
  })

  test('if another acceptance replaces the first, the ledger has only its day', async () => {
    const { ada } = await people(services, 'ada')
    await submit(ada, 'right when even')
    await services.pool.query("update submissions set submitted_at = submitted_at - interval '3 days' where person_id = $1", [ada.id])
    await services.work()
    const { id } = (await submit(ada, 'right')).data!.submitSolution
    await services.work()
    fakeJudge.isEven = false
    await changeTests('odd')
    const ledger = await services.pool.query("select a.happened_at, d.activities, d.run from activities a join activity_days d using (person_id) where a.person_id = $1", [ada.id])
    const { rows: [second] } = await services.pool.query('select submitted_at, is_first_acceptance from submissions where id = $1', [id])
    expect(second.is_first_acceptance).toBe(true)
    expect(ledger.rows).toEqual([{ happened_at: second.submitted_at, activities: 1, run: 1 }])
    expect([(await signalsOf('practice.solved', ada)).length, (await signalsOf('practice.unsolved', ada)).length]).toEqual([1, 0])
    fakeJudge.isEven = true
    await changeTests('even')
  })

  test('includes submissions that were being judged when the tests changed', async () => {
    const { ada } = await people(services, 'ada')
    await changeTests('even')
    const { id } = (await submit(ada, 'right when even')).data!.submitSolution
    const judge = async (input: JudgeInput) => {
      const judged = await fakeJudge.judge(input)
      fakeJudge.isEven = false
      await changeTests('odd')
      return judged
    }
    await judgeSubmissions({ ...openContext(services.services), judges: { ...fakeJudge, judge } })
    await services.work()
    await services.work()
    expect(await read(ada, id)).toMatchObject({ state: 'judged', verdict: 'Wrong Answer' })
    fakeJudge.isEven = true
  })

  test('is left to a judge that can run it, or waits until there is one (requirement J-13)', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await changeTests('even')
    const { db } = services.services.database
    const other = { id: randomUUID(), capacity: 1, summary: '' }
    const ids = [(await submit(ada, 'right when even')).data!.submitSolution.id, (await submit(ben, 'right when even', { language: 'javascript' })).data!.submitSolution.id]
    const verdicts = async () => [(await read(ada, ids[0])).verdict, (await read(ben, ids[1])).verdict]
    const rejudgeTasks = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const { rows } = await services.pool.query<{ soon: boolean }>(`select j.run_at < $1::timestamptz + interval '1 second' as soon from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'practice.rejudge' where j.payload ->> 'language' = 'python'`, [services.clock.now()])
      return rows.map(({ soon }) => soon)
    }
    await services.work()
    fakeJudge.engines = { javascript: 'native' }
    fakeJudge.isEven = false
    // A judge that has not reported its engines may be able to run it.
    await saveJudgeProcess(db, { ...other, engines: null, at: services.clock.now() })
    await changeTests('odd')
    expect(await verdicts()).toEqual(['Accepted', 'Wrong Answer'])
    expect(await rejudgeTasks()).toEqual([true])
    await saveJudgeProcess(db, { ...other, engines: ['javascript'], at: services.clock.now() })
    for (let round = 0; round < 2; round++) await services.work()
    expect(await rejudgeTasks()).toEqual([false])
    expect(await verdicts()).toEqual(['Accepted', 'Wrong Answer'])
    fakeJudge.engines = { python: 'native', javascript: 'native' }
    await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
    for (let round = 0; round < 6; round++) await services.work()
    expect(await verdicts()).toEqual(['Wrong Answer', 'Wrong Answer'])
    await db.deleteFrom('judge_processes').execute()
    fakeJudge.isEven = true
    await changeTests('even')
  })

  test('another change meanwhile leaves no verdict of an older revision', async () => {
    await changeTests('even')
    const crowd = await people(services, 'dee', 'eve', 'fay', 'gus', 'hal')
    for (const person of Object.values(crowd)) {
      for (let at = 0; at < 5; at++) await submit(person, 'right when even')
      await services.work()
    }
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = 'between' where slug = 'two-sum' returning id")
    const context = openContext(services.services)
    let isFirst = true
    const judge = async (input: JudgeInput) => {
      if (isFirst) {
        isFirst = false
        fakeJudge.isEven = false
        // The next change and its task come while the first twenty are judged.
        await services.pool.query("update problems set revision = 'odd' where slug = 'two-sum'")
        await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: rows[0]!.id, slug: 'two-sum', revision: 'odd' }))
        await relayAndListen()
      }
      return fakeJudge.judge(input)
    }
    const relayAndListen = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const jobs = await services.pool.query<{ payload: { signal: { problemId: string; revision: string } } }>(
        "delete from graphile_worker._private_jobs where payload ->> 'listener' = 'practice.rejudge' returning payload")
      for (const { payload } of jobs.rows) await judgingListeners[0]!.handle(openContext(services.services), payload.signal as never, 1)
      while ((await relayBatch(services.services, listeners)) > 0);
    }
    await rejudgeProblem({ ...context, judges: { ...fakeJudge, judge } }, { problemId: rows[0]!.id, revision: 'between', language: 'python', after: null })
    for (let round = 0; round < 6; round++) await services.work()
    const left = await services.pool.query("select problem_revision, verdict, count(*)::int from submissions where code = 'right when even' and verdict <> 'Judge Error' group by 1, 2")
    expect(left.rows).toEqual([{ problem_revision: 'odd', verdict: 'Wrong Answer', count: expect.any(Number) }])
    fakeJudge.isEven = true
    await changeTests('even')
  })
})
