import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listeners } from '#app/server/features.ts'
import { openContext } from '#platform/server/context.ts'
import { relayBatch } from '#platform/server/tasks/relay.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { listening, openLive } from '#tests/support/socket.ts'
import type { JudgeResult, JudgeReport, Outcome, JudgeInput } from '../rules/judging.ts'
import { MAX_WAITING, type Verdict } from '../rules/verdicts.ts'
import { requeueDropped, judgeSubmissions } from './judge-submissions.ts'
import { requeueStale, judgingHealthQuery, requeue, saveJudgeProcess, saveResult, claimNext } from './judging.queries.ts'
import { judgingListeners } from './judging.listeners.ts'
import { JUDGE_ID } from './other-judges.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { rejudgeProblem } from './rejudge-problem.ts'

const outcome = (verdict: Verdict): Outcome => ({ verdict, timeMs: 1, memoryKb: 9000, message: `about ${verdict}`, got: '[1]', errors: null })

/** A judge of paper: the code says what it makes of it, test by test. */
const paper = {
  capacity: 2,
  calls: [] as string[],
  isEven: true,
  async judge({ code, tests }: JudgeInput): Promise<JudgeResult> {
    paper.calls.push(code)
    if (code.startsWith('breaks')) throw new Error('The judge ended.')
    if (code.startsWith('says ')) return { sandbox: 'native', outcomes: [{ ...outcome('Runtime Error'), message: JSON.parse(code.slice(5)) as string }], failure: null }
    if (code === 'syntax') return { sandbox: 'native', outcomes: [], failure: { verdict: 'Compile Error', message: 'SyntaxError (line 1)' } }
    const all = tests.map(() => outcome('Accepted'))
    return { sandbox: 'native', outcomes: code === 'right' || code === `right when ${paper.isEven ? 'even' : 'odd'}` ? all : [...all.slice(0, Number(code) || 0), outcome('Wrong Answer')], failure: null }
  },
  engines: { python: 'native', javascript: 'native' } as JudgeReport['sandboxes'],
  report: () => Promise.resolve({ sandboxes: paper.engines, hasNumpy: false, summary: 'paper' }),
  rests: 0,
  pause: async () => void (paper.rests += 1),
  isOpen: () => true,
  stop: async () => {},
}

const services = await openTestServices({ judges: paper })
await listening(services.app)
await loadProblemBank(services.services, ['two-sum'])

const SUBMIT = `mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id problem state place verdict code } }`
const ONE = 'query ($id: ID!) { submission(id: $id) { state place verdict passed total results { verdict isSample category message expected got } } }'

const submits = (person: Pick<Person, 'asks'>, code: string, wish: object = {}) =>
  person.asks(SUBMIT, { input: { problem: 'two-sum', language: 'python', code, key: randomUUID(), ...wish } })
const looks = async (person: Person, id: string) => (await person.asks(ONE, { id })).data!.submission
const told = async (name: string, person: Person) =>
  (await services.pool.query<{ payload: object }>('select payload from signals where name = $1 and payload ->> $2 = $3 order by id', [name, 'personId', person.id])).rows

describe('A submission (requirements J-1, J-2)', () => {
  test('wakes a judge each, also where a class hands in at once: nobody waits where there is a place', async () => {
    const looksInLine = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const { rows } = await services.pool.query(`select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'practice.judge'`)
      return rows.length
    }
    const kate = (await people(services, 'kate')).kate
    await submits(kate, 'right')
    expect(await looksInLine()).toBe(1)
    const others = Object.values(await people(services, ...Array.from({ length: 12 }, (_, n) => `pupil${n}`)))
    for (const person of others) await submits(person, 'right')
    expect(await looksInLine()).toBe(1 + others.length)
    await services.work()
    for (const person of others) expect(await told('practice.judged', person)).toHaveLength(1)
  })

  test('waits, is judged, and its writer alone sees what came of it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { data } = await submits(ada, 'right')
    expect(data!.submitSolution).toMatchObject({ problem: 'two-sum', state: 'waiting', place: 1, verdict: null, code: 'right' })
    const { id } = data!.submitSolution
    await services.work()
    expect(await looks(ada, id)).toMatchObject({ state: 'judged', place: null, verdict: 'Accepted' })
    expect((await ben.asks(ONE, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND')
    expect((await visitor(services).asks(ONE, { id })).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await submits(visitor(services), 'right')).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
    const mine = await ada.asks('{ ownSubmissions(problem: "two-sum") { items { id verdict } next } }')
    expect(mine.data!.ownSubmissions).toEqual({ items: [{ id, verdict: 'Accepted' }], next: null })
    expect((await ben.asks('{ ownSubmissions(problem: "two-sum") { items { id } } }')).data!.ownSubmissions.items).toEqual([])
  })

  test('sent twice with one key is one, and judged once', async () => {
    const { ada } = await people(services, 'ada')
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => submits(ada, 'right', { key })))
    expect(new Set(all.map(({ data }) => data!.submitSolution.id)).size).toBe(1)
    const before = paper.calls.length
    await services.work()
    expect(paper.calls.length - before).toBe(1)
  })

  test('in Python is refused with a sentence where a problem needs numpy and no judge has it; in JavaScript it is taken (requirement J-13)', async () => {
    const { ada } = await people(services, 'ada')
    await loadProblemBank(services.services, ['pca-explained-variance-ratio'])
    const judge = { id: randomUUID(), capacity: 1, summary: 'Python: wasm; numpy: none.', at: services.clock.now() }
    const judged = async () => (await ada.asks('{ problem(slug: "pca-explained-variance-ratio") { isPythonJudged } two: problem(slug: "two-sum") { isPythonJudged } }')).data
    await saveJudgeProcess(services.services.database.db, { ...judge, engines: ['python', 'javascript'] })
    expect(await judged()).toEqual({ problem: { isPythonJudged: false }, two: { isPythonJudged: true } })
    const [refusal] = (await submits(ada, 'right', { problem: 'pca-explained-variance-ratio' })).errors!
    expect([refusal!.extensions.code, refusal!.message]).toEqual(['NOT_ALLOWED', expect.stringContaining('needs NumPy in Python')])
    expect((await submits(ada, 'right', { problem: 'pca-explained-variance-ratio', language: 'javascript' })).errors).toBeUndefined()
    await saveJudgeProcess(services.services.database.db, { ...judge, engines: ['python', 'javascript', 'numpy'] })
    expect(await judged()).toMatchObject({ problem: { isPythonJudged: true } })
    expect((await submits(ada, 'right', { problem: 'pca-explained-variance-ratio' })).errors).toBeUndefined()
    await services.work()
  })

  test('is left to the judge that can run it, where another one cannot (requirement J-13)', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await loadProblemBank(services.services, ['pca-explained-variance-ratio'])
    const { db } = services.services.database
    const says = (id: string, engines: string[] | null) => saveJudgeProcess(db, { id, capacity: 1, summary: '', engines, at: services.clock.now() })
    const handedOn = async () => (await services.pool.query("select from signals where name = 'task.practice.judge' and payload ->> 'dedupe' = 'practice.hand-on'")).rows.length
    const other = randomUUID()
    await db.deleteFrom('judge_processes').execute()
    await says(other, ['python', 'javascript', 'numpy'])
    await says(JUDGE_ID, ['python', 'javascript'])
    const numpy = (await submits(ada, 'right', { problem: 'pca-explained-variance-ratio' })).data!.submitSolution.id
    const plain = (await submits(ben, 'right')).data!.submitSolution.id
    await services.work()
    expect([(await looks(ada, numpy)).state, (await looks(ben, plain)).state]).toEqual(['waiting', 'judged'])
    // Who can run it hears of it soon; whoever is at something of the same person's hears when that is done.
    const told = await handedOn()
    expect(told).toBeGreaterThan(0)
    expect(await claimNext(db, other, services.clock.now())).toMatchObject({ id: numpy })
    await submits(ada, 'right', { problem: 'pca-explained-variance-ratio' })
    await judgeSubmissions(openContext(services.services))
    expect(await handedOn()).toBe(told)
    expect(await requeue(db, { id: numpy, judgeId: other, notBefore: services.clock.now(), tries: 0 })).toBe(true)

    await says(JUDGE_ID, ['javascript'])
    const another = (await submits(ben, 'right')).data!.submitSolution.id
    const script = (await submits(ben, 'right', { language: 'javascript' })).data!.submitSolution.id
    await judgeSubmissions(openContext(services.services))
    expect([(await looks(ben, another)).state, (await looks(ben, script)).state]).toEqual(['waiting', 'judged'])
    // Of one that has not said what it can run nothing is expected; and so of one that was not heard of lately.
    await says(other, null)
    await judgeSubmissions(openContext(services.services))
    expect((await looks(ben, another)).state).toBe('judged')
    await says(other, ['python', 'javascript', 'numpy'])
    const last = (await submits(ben, 'right')).data!.submitSolution.id
    services.clock.forward(30)
    await judgeSubmissions(openContext(services.services))
    expect([(await looks(ada, numpy)).state, (await looks(ben, last)).state]).toEqual(['judged', 'judged'])
    await db.deleteFrom('judge_processes').execute()
    await services.work()
  })

  test('is refused with a sentence where it is no solution, and scores that come along are no part of it', async () => {
    const { ada } = await people(services, 'ada')
    const refused = async (code: string, wish: object = {}) => (await submits(ada, code, wish)).errors?.[0]?.extensions.code
    expect(await refused(' \n')).toBe('INVALID_INPUT')
    expect(await refused('x'.repeat(65_537))).toBe('INVALID_INPUT')
    expect(await refused('a\0b')).toBe('INVALID_INPUT')
    expect(await refused('right', { language: 'cobol' })).toBe('INVALID_INPUT')
    expect(await refused('right', { key: 'x' })).toBe('INVALID_INPUT')
    expect(await refused('right', { problem: 'no-such' })).toBe('NOT_FOUND')
    const [first] = (await submits(ada, 'right', { score: 1000 })).errors!
    expect(first!.message).toMatch(/score/)
    expect(await refused('right')).toBeUndefined()
    await services.work()
  })
})

describe('What is shown of tests (requirement J-5)', () => {
  test('of a sample what was expected and got, of a hidden one no more than its category', async () => {
    const { ada } = await people(services, 'ada')
    const sample = (await submits(ada, '0')).data!.submitSolution.id
    const hidden = (await submits(ada, '7')).data!.submitSolution.id
    const broken = (await submits(ada, 'syntax')).data!.submitSolution.id
    await services.work()
    expect((await looks(ada, sample)).results.at(-1)).toMatchObject({ isSample: true, verdict: 'Wrong Answer', message: 'about Wrong Answer', got: '[1]' })
    const { results, passed, total } = await looks(ada, hidden)
    expect([passed, results.length, total > passed]).toEqual([7, 8, true])
    expect(results.at(-1)).toEqual({ verdict: 'Wrong Answer', isSample: false, category: expect.any(String), message: null, expected: null, got: null })
    expect(await looks(ada, broken)).toMatchObject({ verdict: 'Compile Error', passed: 0, results: [{ message: 'SyntaxError (line 1)' }] })
  })
})

describe('What a program says of itself (requirement J-4)', () => {
  test('keeps no verdict from being written down, however odd its signs are', async () => {
    const { ada } = await people(services, 'ada')
    for (const [said, shown] of [['a\0b', 'ab'], ['half \ud83d', 'half \ufffd'], ['\udc00\ud800', '\ufffd\ufffd']] as const) {
      const { id } = (await submits(ada, `says ${JSON.stringify(said)}`)).data!.submitSolution
      await services.work()
      expect(await looks(ada, id)).toMatchObject({ state: 'judged', verdict: 'Runtime Error', results: [{ message: shown }] })
    }
  })
})

describe('What follows from a verdict (requirement J-8)', () => {
  test('a problem is solved once, however often it is accepted', async () => {
    const { ada } = await people(services, 'ada')
    await submits(ada, '0')
    await services.work()
    expect(await told('practice.solved', ada)).toEqual([])
    for (let round = 0; round < 3; round++) {
      await submits(ada, 'right')
      await services.work()
    }
    const solved = await told('practice.solved', ada)
    expect(solved.map(({ payload }) => payload)).toEqual([expect.objectContaining({ difficulty: 'Easy', category: 'algo' })])
    expect(await told('practice.judged', ada)).toHaveLength(4)
  })

  test('a judge that fails is tried again, three times in all, and then nothing follows', async () => {
    const { ada } = await people(services, 'ada')
    const code = `breaks ${randomUUID()}`
    const { id } = (await submits(ada, code)).data!.submitSolution
    for (let round = 0; round < 5; round++) {
      await services.work()
      services.clock.forward(30)
      await services.pool.query("update graphile_worker._private_jobs set run_at = now()")
    }
    expect(paper.calls.filter((one) => one === code)).toHaveLength(3)
    expect(await looks(ada, id)).toMatchObject({ state: 'judged', verdict: 'Judge Error', passed: 0 })
    expect(await told('practice.solved', ada)).toEqual([])
  })
})

describe('A problem that cannot be read (requirement J-6)', () => {
  test('holds up nobody else: who handed in for it hears that the judge failed', async () => {
    await loadProblemBank(services.services, ['running-variance-welfords-algorithm'])
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { rows } = await services.pool.query<{ body: unknown }>("select body from problems where slug = 'running-variance-welfords-algorithm'")
    await services.pool.query("update problems set body = '{}', changed_at = now() where slug = 'running-variance-welfords-algorithm'")
    const broken = (await submits(ada, 'right', { problem: 'running-variance-welfords-algorithm' })).data!.submitSolution.id
    const whole = (await submits(ben, 'right')).data!.submitSolution.id
    for (let round = 0; round < 5; round++) {
      await services.work()
      if (round === 0) expect(await looks(ben, whole)).toMatchObject({ verdict: 'Accepted' })
      services.clock.forward(30)
      await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
    }
    expect(await looks(ada, broken)).toMatchObject({ state: 'judged', verdict: 'Judge Error' })
    await services.pool.query("update problems set body = $1 where slug = 'running-variance-welfords-algorithm'", [rows[0]!.body])
  })
})

describe('The line (requirement J-3)', () => {
  test(`holds ${MAX_WAITING} of a person; one more is refused, also when all come at once`, async () => {
    const { ada } = await people(services, 'ada')
    const all = await Promise.all(Array.from({ length: 9 }, () => submits(ada, 'right')))
    const refused = all.filter(({ errors }) => errors !== undefined)
    expect(refused).toHaveLength(9 - MAX_WAITING)
    expect(refused[0]!.errors![0]!.message).toMatch(/5 submissions waiting/)
    await services.work()
    expect((await submits(ada, 'right')).errors).toBeUndefined()
    await services.work()
  })

  test('goes around among people: whoever sends much waits for whoever sends little', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const mine = []
    for (let at = 0; at < 5; at++) mine.push((await submits(ada, `${at}`)).data!.submitSolution.id)
    await submits(ben, '5')
    const last = (await submits(cy, '6')).data!.submitSolution.id
    expect((await looks(cy, last)).place).toBe(3)
    expect((await looks(ada, mine[4]!)).place).toBe(7)
    // Read alone or among others, it is the same place.
    const { data } = await ada.asks('{ ownSubmissions(problem: "two-sum") { items { id place } } }')
    expect(data!.ownSubmissions.items.map(({ place }: { place: number }) => place)).toEqual([7, 6, 5, 4, 1])
    for (const { id, place } of data!.ownSubmissions.items) expect((await looks(ada, id)).place).toBe(place)
    const before = paper.calls.length
    await services.work()
    expect(paper.calls.slice(before)).toEqual(['0', '5', '6', '1', '2', '3', '4'])
    const [row] = await judgingHealthQuery.all(services.services.database, [new Date()])
    expect(row).toMatchObject({ waiting: 0, running: 0 })
  })
})

describe('A judge that is gone (requirement J-2)', () => {
  test('loses what it had to the next one, and what it says afterwards counts for nothing', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submits(ada, 'right')).data!.submitSolution
    const { db } = services.services.database
    const gone = randomUUID()
    const taken = await claimNext(db, gone, services.clock.now())
    expect(taken?.id).toBe(id)
    expect(await claimNext(db, randomUUID(), services.clock.now())).toBeNull()
    expect(await looks(ada, id)).toMatchObject({ state: 'running' })

    await saveJudgeProcess(db, { id: gone, capacity: 1, summary: '', engines: null, at: services.clock.now() })
    expect(await requeueStale(db, services.clock.now())).toEqual([])
    services.clock.forward(30)
    expect(await requeueStale(db, services.clock.now())).toEqual([id])
    await services.work()
    expect(await looks(ada, id)).toMatchObject({ state: 'judged', verdict: 'Accepted' })
    const late = { verdict: 'Wrong Answer', passed: 0, total: 1, timeMs: 1, memoryKb: 1, results: [], revision: 'x', at: services.clock.now() } as const
    expect(await saveResult(db, { id, judgeId: gone }, { ...late, results: [] })).toBeNull()
    expect(await told('practice.solved', ada)).toHaveLength(1)
  })

  test('leaves nothing running where the database was away in the middle: what it is not at goes back into the line', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submits(ada, 'right')).data!.submitSolution
    const context = openContext(services.services)
    let isAway = false
    const lost = judgeSubmissions({
      ...context,
      judges: { ...paper, judge: (input) => ((isAway = true), paper.judge(input)) },
      inTransaction: (input) => (isAway ? Promise.reject(new Error('The database is away.')) : context.inTransaction(input)),
    })
    await expect(lost).rejects.toThrow('away')
    expect(await looks(ada, id)).toMatchObject({ state: 'running' })
    await requeueDropped(context)
    expect(await looks(ada, id)).toMatchObject({ state: 'running' })
    services.clock.forward(30)
    await requeueDropped(context)
    expect(await looks(ada, id)).toMatchObject({ state: 'waiting' })
    await judgeSubmissions(context)
    expect(await looks(ada, id)).toMatchObject({ state: 'judged', verdict: 'Accepted' })
  })

  test('keeps what is being judged, however long it takes', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await submits(ada, 'right')).data!.submitSolution
    const context = openContext(services.services)
    const judge = async (input: JudgeInput) => {
      services.clock.forward(30)
      await requeueDropped(context)
      return paper.judge(input)
    }
    await judgeSubmissions({ ...context, judges: { ...paper, judge } })
    const { rows } = await services.pool.query('select state, tries from submissions where id = $1', [id])
    expect(rows).toEqual([{ state: 'judged', tries: 1 }])
  })

  test('never gets two of one person, however many ask at once', async () => {
    const { ada } = await people(services, 'ada')
    for (let at = 0; at < 4; at++) await submits(ada, 'right')
    const { db } = services.services.database
    const taken = await Promise.all(Array.from({ length: 6 }, () => claimNext(db, randomUUID(), services.clock.now()).catch(() => null)))
    expect(taken.filter((one) => one?.person_id === ada.id)).toHaveLength(1)
    services.clock.forward(30)
    await requeueStale(db, services.clock.now())
    await services.work()
  })
})

describe('Several judges at one line (requirement J-3)', () => {
  test('take nothing from each other, and none of them stumbles', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const ids: string[] = []
    for (let at = 0; at < 5; at++) for (const person of [ada, ben]) ids.push((await submits(person, 'right')).data!.submitSolution.id)
    const before = paper.calls.length
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => judgeSubmissions(openContext(services.services))))
    const { rows } = await services.pool.query('select verdict, tries from submissions where id = any($1)', [ids])
    expect(rows).toEqual(ids.map(() => ({ verdict: 'Accepted', tries: 1 })))
    expect(paper.calls.length - before).toBe(ids.length)
    await services.work()
  })
})

describe('A submission that is watched (requirement J-7)', () => {
  test('tells its writer that it waits and what the judge says, and nobody else', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id } = (await submits(ada, 'right')).data!.submitSolution
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

describe('Beside pages (requirement J-16)', () => {
  test('whoever sends much at once holds nobody else up', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const answered: string[] = []
    const sends = async (person: Person, name: string) => (await submits(person, 'right'), answered.push(name))
    await Promise.all([sends(ada, 'ada'), sends(ada, 'ada'), sends(ada, 'ada'), sends(ada, 'ada'), sends(ben, 'ben')])
    expect(answered.indexOf('ben')).toBeLessThan(3)
    await services.work()
  })

  test('a place rests after each program, also where it judges anew', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const before = paper.rests
    await submits(ada, 'right')
    await submits(ben, 'syntax')
    await services.work()
    expect(paper.rests).toBe(before + 2)
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = 'restful' where slug = 'two-sum' returning id")
    const called = paper.calls.length
    await rejudgeProblem(openContext(services.services), { problemId: rows[0]!.id, revision: 'restful', language: 'python', after: null })
    expect(paper.calls.length).toBeGreaterThan(called)
    expect(paper.rests - before - 2).toBe(paper.calls.length - called)
  })
})

describe('Judging anew (requirement J-9)', () => {
  const changes = async (revision: string) => {
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = $1 where slug = 'two-sum' returning id", [revision])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: rows[0]!.id, slug: 'two-sum', revision }))
    // The signal, the wish of who heard it, and one more for every twenty submissions.
    for (let round = 0; round < 6; round++) await services.work()
  }
  const firsts = async (person: Person) =>
    (await services.pool.query<{ id: string }>('select id from submissions where person_id = $1 and is_first_acceptance', [person.id])).rows.map(({ id }) => id)

  test('what is not right any more is taken back, or the next acceptance takes its place; what becomes right counts', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    const submitted = async (person: Person, code: string): Promise<string> => {
      const { id } = (await submits(person, code)).data!.submitSolution
      await services.work()
      return id
    }
    const [only] = [await submitted(ada, 'right when even')]
    const first = await submitted(ben, 'right when even')
    const second = await submitted(ben, 'right')
    const late = await submitted(cy, 'right when odd')
    expect([await firsts(ada), await firsts(ben), await firsts(cy)]).toEqual([[only], [first], []])

    paper.isEven = false
    await changes('odd')
    expect([await firsts(ada), await firsts(ben), await firsts(cy)]).toEqual([[], [second], [late]])
    expect(await looks(ada, only)).toMatchObject({ state: 'judged', verdict: 'Wrong Answer' })
    expect([await told('practice.unsolved', ada), await told('practice.unsolved', ben)].map((all) => all.length)).toEqual([1, 0])
    expect([await told('practice.solved', ben), await told('practice.solved', cy)].map((all) => all.length)).toEqual([1, 1])

    paper.isEven = true
    await changes('even')
    expect([await firsts(ada), await firsts(cy)]).toEqual([[only], []])
    expect([(await told('practice.solved', ada)).length, (await told('practice.unsolved', cy)).length]).toEqual([2, 1])

    const before = paper.calls.length
    await changes('even')
    expect(paper.calls.length).toBe(before)
  })

  test('where another acceptance takes the place of the first, the ledger has its day and no other', async () => {
    const { ada } = await people(services, 'ada')
    await submits(ada, 'right when even')
    await services.pool.query("update submissions set submitted_at = submitted_at - interval '3 days' where person_id = $1", [ada.id])
    await services.work()
    const { id } = (await submits(ada, 'right')).data!.submitSolution
    await services.work()
    paper.isEven = false
    await changes('odd')
    const ledger = await services.pool.query("select a.happened_at, d.activities, d.run from activities a join activity_days d using (person_id) where a.person_id = $1", [ada.id])
    const { rows: [second] } = await services.pool.query('select submitted_at, is_first_acceptance from submissions where id = $1', [id])
    expect(second.is_first_acceptance).toBe(true)
    expect(ledger.rows).toEqual([{ happened_at: second.submitted_at, activities: 1, run: 1 }])
    expect([(await told('practice.solved', ada)).length, (await told('practice.unsolved', ada)).length]).toEqual([1, 0])
    paper.isEven = true
    await changes('even')
  })

  test('what a judge was at when the tests changed is judged anew too', async () => {
    const { ada } = await people(services, 'ada')
    await changes('even')
    const { id } = (await submits(ada, 'right when even')).data!.submitSolution
    const judge = async (input: JudgeInput) => {
      const judged = await paper.judge(input)
      paper.isEven = false
      await changes('odd')
      return judged
    }
    await judgeSubmissions({ ...openContext(services.services), judges: { ...paper, judge } })
    await services.work()
    await services.work()
    expect(await looks(ada, id)).toMatchObject({ state: 'judged', verdict: 'Wrong Answer' })
    paper.isEven = true
  })

  test('is left to the judge that can run it, or waits until there is one (requirement J-13)', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await changes('even')
    const { db } = services.services.database
    const other = { id: randomUUID(), capacity: 1, summary: '' }
    const ids = [(await submits(ada, 'right when even')).data!.submitSolution.id, (await submits(ben, 'right when even', { language: 'javascript' })).data!.submitSolution.id]
    const verdicts = async () => [(await looks(ada, ids[0])).verdict, (await looks(ben, ids[1])).verdict]
    const asked = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const { rows } = await services.pool.query<{ soon: boolean }>(`select j.run_at < $1::timestamptz + interval '1 second' as soon from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'practice.rejudge' where j.payload ->> 'language' = 'python'`, [services.clock.now()])
      return rows.map(({ soon }) => soon)
    }
    await services.work()
    paper.engines = { javascript: 'native' }
    paper.isEven = false
    // One that has not said what it can run may be able to.
    await saveJudgeProcess(db, { ...other, engines: null, at: services.clock.now() })
    await changes('odd')
    expect(await verdicts()).toEqual(['Accepted', 'Wrong Answer'])
    expect(await asked()).toEqual([true])
    await saveJudgeProcess(db, { ...other, engines: ['javascript'], at: services.clock.now() })
    for (let round = 0; round < 2; round++) await services.work()
    expect(await asked()).toEqual([false])
    expect(await verdicts()).toEqual(['Accepted', 'Wrong Answer'])
    paper.engines = { python: 'native', javascript: 'native' }
    await services.pool.query('update graphile_worker._private_jobs set run_at = now()')
    for (let round = 0; round < 6; round++) await services.work()
    expect(await verdicts()).toEqual(['Wrong Answer', 'Wrong Answer'])
    await db.deleteFrom('judge_processes').execute()
    paper.isEven = true
    await changes('even')
  })

  test('a change in the middle of it leaves nothing as an older one said it', async () => {
    await changes('even')
    const crowd = await people(services, 'dee', 'eve', 'fay', 'gus', 'hal')
    for (const person of Object.values(crowd)) {
      for (let at = 0; at < 5; at++) await submits(person, 'right when even')
      await services.work()
    }
    const { rows } = await services.pool.query<{ id: string }>("update problems set revision = 'between' where slug = 'two-sum' returning id")
    const context = openContext(services.services)
    let isFirst = true
    const judge = async (input: JudgeInput) => {
      if (isFirst) {
        isFirst = false
        paper.isEven = false
        // The next change and its wish come while the first twenty are under way.
        await services.pool.query("update problems set revision = 'odd' where slug = 'two-sum'")
        await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: rows[0]!.id, slug: 'two-sum', revision: 'odd' }))
        await relaysAndHears()
      }
      return paper.judge(input)
    }
    const relaysAndHears = async () => {
      while ((await relayBatch(services.services, listeners)) > 0);
      const heard = await services.pool.query<{ payload: { signal: { problemId: string; revision: string } } }>(
        "delete from graphile_worker._private_jobs where payload ->> 'listener' = 'practice.rejudge' returning payload")
      for (const { payload } of heard.rows) await judgingListeners[0]!.hear(openContext(services.services), payload.signal as never, 1)
      while ((await relayBatch(services.services, listeners)) > 0);
    }
    await rejudgeProblem({ ...context, judges: { ...paper, judge } }, { problemId: rows[0]!.id, revision: 'between', language: 'python', after: null })
    for (let round = 0; round < 6; round++) await services.work()
    const left = await services.pool.query("select problem_revision, verdict, count(*)::int from submissions where code = 'right when even' and verdict <> 'Judge Error' group by 1, 2")
    expect(left.rows).toEqual([{ problem_revision: 'odd', verdict: 'Wrong Answer', count: expect.any(Number) }])
    paper.isEven = true
    await changes('even')
  })
})
