import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people } from '#tests/support/people.ts'
import type { Judges } from '../rules/judging.ts'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { problemsOfWriter, SAVE_PROBLEM as WRITE } from '#tests/support/write-problem.ts'

const services = await openTestServices()
const { boss } = await people(services, 'boss')
const admin = await actingAs(services, boss, 'admin')
const PREVIEW = 'mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { __typename } }'
const READ = 'query ($slug: String!) { problemEdit(slug: $slug) { tests about } }'
const ORANGES = sumProblem('oranges')
const input = (change: object) => ({ slug: 'unusual-one', revision: 0, ...ORANGES, ...change })
const withFirst = (argument: string) => ORANGES.tests.replace('[[7]]', `[${argument}]`)

describe('A problem with unusual content (requirement Q-13)', () => {
  test.each([
    ['hints', '["\\u0000"]'],
    ['about', '{"title": "\\ud83d"}'],
    ['statement', 'Add `numbers` \ud800 up.'],
    ['editorial', 'a\0b'],
    ['solutions', '[{"file":"reference.py","source":"\\ud800"}]'],
    ['tests', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['tests', withFirst('{"make":"table","seed":1,"rows":100000,"columns":1000,"least":0,"most":9}')],
    ['tests', withFirst(`{"make":"texts","seed":1,"count":100000,"of":["${'x'.repeat(20_000)}"]}`)],
  ])('%s that cannot be stored or generated are rejected with an error at their field', async (field, text) => {
    for (const operation of [PREVIEW, WRITE]) {
      const { errors } = await admin.asks(operation, { input: input({ [field]: text }) })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
    }
  })

  test('a very deeply nested text is replaced by a message', async () => {
    for (const deep of ['> '.repeat(5_000) + 'deep', Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at * 2)}- deep`).join('\n').slice(0, 20_000)]) {
      const { data, errors } = await admin.asks('mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { statement } }', { input: input({ statement: deep }) })
      expect(errors).toBeUndefined()
      expect(data.previewProblem.statement).toMatch(/nested too deeply|<li>/)
    }
  })

  test('tests that are not a list are stored unchanged and can be opened again', async () => {
    await problemsOfWriter(admin).create('Unusual', 'unusual-one')
    for (const [at, tests] of ['5', 'null', '{\n  "a": 1\n}'].entries()) {
      expect((await admin.asks(WRITE, { input: input({ revision: at + 1, tests }) })).errors).toBeUndefined()
      expect((await admin.asks(READ, { slug: 'unusual-one' })).data.problemEdit.tests).toBe(tests)
    }
  })
})

describe('The gate (requirement Q-13)', () => {
  const { publish, write } = problemsOfWriter(admin)
  const STATE = 'query ($slug: String!) { problemEdit(slug: $slug) { state findings isPublished trial { verdicts { message } } } }'
  const acceptCorrect: Judges['judge'] = async ({ code }) => {
    const verdict = /^(#|\/\/) /.test(code) ? 'Wrong Answer' : 'Accepted'
    return { sandbox: 'wasm', failure: null, outcomes: [{ verdict, timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }] }
  }
  const useJudge = (judge: Judges['judge']) => void (services.services.judges = { ...services.services.judges, judge })
  const state = async (slug: string) => (await admin.asks(STATE, { slug })).data.problemEdit

  test('reports a judge that cannot run a solution, and ends', async () => {
    useJudge(() => Promise.reject(new Error('There is no sandbox for this.')))
    await write('cannot-run', sumProblem('lemons'))
    await services.work()
    const { state: result, findings, trial: { verdicts } } = await state('cannot-run')
    expect([result, findings[0], verdicts[0].message]).toEqual(['failed', 'The judge couldn’t run reference.py.', 'There is no sandbox for this.'])
  })

  test('does not publish a problem that was unpublished during the check', async () => {
    useJudge(acceptCorrect)
    await write('comes-and-goes', sumProblem('limes'))
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'passed', isPublished: true })
    await publish('comes-and-goes', 2)
    await admin.asks('mutation { unpublishProblem(slug: "comes-and-goes") }')
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'failed', isPublished: false, findings: [expect.stringMatching(/unpublished/)] })
    await publish('comes-and-goes', 2)
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'passed', isPublished: true })
  })
})
