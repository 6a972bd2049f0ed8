import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { codeOf, fieldOf, messageOf } from '#tests/support/graphql-reply.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { listening, openLive } from '#tests/support/socket.ts'
import type { JudgeInput, JudgeResult } from '../rules/judging.ts'
import { MAX_RUN_CALLS } from '../rules/server-run.ts'
import { judgingTasks } from './judging.tasks.ts'
import { saveJudgeProcess } from './judging.queries.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { JUDGE_ID } from './other-judges.ts'

const inputs: JudgeInput[] = []
const services = await openTestServices({
  judges: {
    capacity: 1,
    judge: async (input): Promise<JudgeResult> => {
      inputs.push(input)
      if (input.code.includes('breaks')) throw new Error('The judge ended.')
      const outcome = { verdict: 'Accepted', timeMs: 1, memoryKb: 9000, message: null, got: null, errors: null, printed: 'a\0b' } as const
      return { sandbox: 'native', outcomes: input.tests.map(() => ({ ...outcome, answer: '[0,1]' })), failure: null }
    },
    report: () => Promise.resolve({ sandboxes: { python: 'native' }, hasNumpy: true, software: [], summary: 'Fake judge.' }),
    pause: async () => {},
    isOpen: () => true,
    stop: async () => {},
  },
})
await listening(services.app)
await loadProblemBank(services.services, ['two-sum', 'sql-anti-join'])

const RUN = 'mutation ($input: ServerRunInput!) { runOnServer(input: $input) { id state report } }'
const ONE = 'query ($id: ID!) { serverRun(id: $id) { state report } }'
const CODE = 'import numpy as np\n\ndef two_sum(numbers, target):\n    return [0, 1]\n'
const run = (person: Pick<Person, 'asks'>, overrides: object = {}) => person.asks(RUN, { input: { problem: 'two-sum', code: CODE, calls: ['[[2,7],9]'], ...overrides } })
const read = async (person: Person, id: string) => (await person.asks(ONE, { id })).data!.serverRun

describe('A run on the server (requirement J-39)', () => {
  test('waits, runs all calls, and is visible only to the person who asked for it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const { id, state } = (await run(ada, { calls: ['[[2,7],9]', '[[3],6]'] })).data!.runOnServer
    expect(state).toBe('waiting')
    expect(await read(ada, id)).toEqual({ state: 'waiting', report: null })
    await services.work()
    const { state: after, report } = await read(ada, id)
    expect(after).toBe('done')
    expect(JSON.parse(report)).toEqual({ ended: 'done', answers: [0, 1].map((at) => ({ at, value: '[0,1]', ms: 1, printed: 'a\0b' })) })
    expect(inputs.at(-1)).toMatchObject({ language: 'python', code: CODE, returnsAnswers: true, tests: [{ arguments: [[2, 7], 9], expected: null }, { arguments: [[3], 6], expected: null }] })
    expect(codeOf(await ben.asks(ONE, { id }))).toBe('NOT_FOUND')
    expect(codeOf(await run(visitor(services)))).toBe('NOT_SIGNED_IN')
  })

  test('is no submission: nothing is listed, counted or announced', async () => {
    const { ada } = await people(services, 'ada')
    await run(ada)
    await services.work()
    expect((await ada.asks('{ ownSubmissions(problem: "two-sum") { items { id } } }')).data!.ownSubmissions.items).toEqual([])
    expect((await services.pool.query("select name from signals where payload ->> 'personId' = $1 and name like 'practice%'", [ada.id])).rows).toEqual([])
  })

  test('is followed live', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await run(ada)).data!.runOnServer
    const socket = await openLive(services.app, ada.token)
    socket.subscribe('subscription ($id: ID!) { serverRunChanged(id: $id) { state } }', { id })
    const stateOf = async () => (await socket.next()).payload!.data.serverRunChanged.state as string
    expect(await stateOf()).toBe('waiting')
    await services.work()
    let state = await stateOf()
    while (state !== 'done') state = await stateOf()
    socket.ws.close()
  })

  test('replaces one that still waits, and gets no more than its limits', async () => {
    const { ada } = await people(services, 'ada')
    const first = (await run(ada)).data!.runOnServer.id
    const second = (await run(ada)).data!.runOnServer.id
    expect(codeOf(await ada.asks(ONE, { id: first }))).toBe('NOT_FOUND')
    expect(await read(ada, second)).toMatchObject({ state: 'waiting' })
    expect(fieldOf(await run(ada, { calls: [] }), 'calls')).toBe('Choose at least one test.')
    expect(fieldOf(await run(ada, { calls: Array.from({ length: MAX_RUN_CALLS + 1 }, () => '[]') }), 'calls')).toBe('Run at most 20 tests at once.')
    expect(fieldOf(await run(ada, { calls: [`[${'1,'.repeat(50_000)}1]`] }), 'calls')).toBe('Keep the input of your tests under 100,000 characters in all.')
    expect(fieldOf(await run(ada, { calls: ['{"a":1}'] }), 'calls')).toBe('We can’t read these arguments.')
    expect(codeOf(await run(ada, { problem: 'nothing-here' }))).toBe('NOT_FOUND')
    expect(fieldOf(await run(ada, { problem: 'sql-anti-join' }), 'language')).toBe('This problem is solved in SQL.')
    for (let more = 0; more < 20; more += 1) await run(ada)
    expect(codeOf(await run(ada))).toBe('TOO_FAST')
    await services.work()
  })

  test('is refused with a sentence where no judge has NumPy', async () => {
    const { ada } = await people(services, 'ada')
    const report = (engines: string[]) => saveJudgeProcess(services.services.database.db, { id: JUDGE_ID, capacity: 1, summary: '', engines, at: services.clock.now() })
    await report(['python'])
    expect(messageOf(await run(ada))).toBe('NumPy isn’t available here. Solve this problem without it, or submit in JavaScript.')
    await report(['python', 'numpy'])
    expect((await run(ada)).errors).toBeUndefined()
    await services.work()
  })

  test('fails after three tries if the judge fails', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await run(ada, { code: `${CODE}# breaks\n` })).data!.runOnServer
    const before = inputs.length
    await services.work()
    expect(inputs.length - before).toBe(3)
    expect(await read(ada, id)).toEqual({ state: 'failed', report: null })
  })

  test('is deleted after ten minutes', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await run(ada)).data!.runOnServer
    await services.work()
    const sweep = () => judgingTasks.find(({ name }) => name === 'practice.sweep')!.run(openContext(services.services), {} as never)
    await sweep()
    expect(await read(ada, id)).toMatchObject({ state: 'done' })
    services.clock.forward(11 * 60)
    await sweep()
    expect((await services.pool.query('select 1 from server_runs where id = $1', [id])).rows).toEqual([])
  })

  test('of a judge that is gone fails', async () => {
    const { ada } = await people(services, 'ada')
    const { id } = (await run(ada)).data!.runOnServer
    await services.pool.query("update server_runs set state = 'running', judge_id = gen_random_uuid(), started_at = now() where id = $1", [id])
    await judgingTasks.find(({ name }) => name === 'practice.sweep')!.run(openContext(services.services), {} as never)
    expect(await read(ada, id)).toMatchObject({ state: 'failed' })
    await services.work()
  })
})
