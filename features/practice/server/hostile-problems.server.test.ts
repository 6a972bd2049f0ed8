import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people } from '#tests/support/people.ts'
import type { Judges } from '../rules/judging.ts'
import { NEW_PROBLEM } from '../rules/new-problem.ts'

const services = await openTestServices()
const { boss } = await people(services, 'boss')
const admin = await actingAs(services, boss, 'admin')
const WRITE = 'mutation ($input: ProblemEditInput!) { saveProblemEdit(input: $input) }'
const PREVIEW = 'mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { __typename } }'
const READ = 'query ($slug: String!) { problemEdit(slug: $slug) { tests about } }'
const input = (change: object) => ({ slug: 'odd-one', revision: 0, ...NEW_PROBLEM, ...change })
const withFirst = (argument: string) => NEW_PROBLEM.tests.replace('[[7]]', `[${argument}]`)

describe('A problem that is written oddly (requirement Q-13)', () => {
  test.each([
    ['hints', '["\\u0000"]'],
    ['about', '{"title": "\\ud83d"}'],
    ['statement', 'Add `numbers` \ud800 up.'],
    ['editorial', 'a\0b'],
    ['solutions', '[{"file":"reference.py","source":"\\ud800"}]'],
    ['tests', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['tests', withFirst('{"make":"table","seed":1,"rows":100000,"columns":1000,"least":0,"most":9}')],
    ['tests', withFirst(`{"make":"texts","seed":1,"count":100000,"of":["${'x'.repeat(20_000)}"]}`)],
  ])('%s that cannot be kept or made are refused beside their field', async (field, written) => {
    for (const asks of [PREVIEW, WRITE]) {
      const { errors } = await admin.asks(asks, { input: input({ [field]: written }) })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
    }
  })

  test('a text that is nested deeper than anybody writes is shown as a sentence', async () => {
    for (const deep of ['> '.repeat(5_000) + 'deep', Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at * 2)}- deep`).join('\n').slice(0, 20_000)]) {
      const { data, errors } = await admin.asks('mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { statement } }', { input: input({ statement: deep }) })
      expect(errors).toBeUndefined()
      expect(data.previewProblem.statement).toMatch(/nested too deeply|<li>/)
    }
  })

  test('tests that are no list are kept as they are, and can be opened again', async () => {
    for (const [revision, written] of ['5', 'null', '{\n  "a": 1\n}'].entries()) {
      expect((await admin.asks(WRITE, { input: input({ revision, tests: written }) })).errors).toBeUndefined()
      expect((await admin.asks(READ, { slug: 'odd-one' })).data.problemEdit.tests).toBe(written)
    }
  })
})

describe('A gate that is in the way of something else (requirement Q-13)', () => {
  const STATE = 'query ($slug: String!) { problemEdit(slug: $slug) { state findings isPublished verdicts { message } } }'
  const accepts: Judges['judge'] = async ({ code }) => {
    const verdict = /^(#|\/\/) /.test(code) ? 'Wrong Answer' : 'Accepted'
    return { sandbox: 'wasm', failure: null, outcomes: [{ verdict, timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }] }
  }
  const judging = (judge: Judges['judge']) => void (services.services.judges = { ...services.services.judges, judge })
  const state = async (slug: string) => (await admin.asks(STATE, { slug })).data.problemEdit

  test('a judge that cannot run a solution is said, and the check ends', async () => {
    judging(() => Promise.reject(new Error('There is no sandbox for this.')))
    await admin.asks(WRITE, { input: input({ slug: 'cannot-run' }) })
    await services.work()
    const { state: is, findings, verdicts } = await state('cannot-run')
    expect([is, findings[0], verdicts[0].message]).toEqual(['failed', 'The judge couldn’t run reference.py.', 'There is no sandbox for this.'])
  })

  test('what is taken off the site while it is checked stays off', async () => {
    judging(accepts)
    await admin.asks(WRITE, { input: input({ slug: 'comes-and-goes' }) })
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'passed', isPublished: true })
    await admin.asks(WRITE, { input: input({ slug: 'comes-and-goes', revision: 1 }) })
    await admin.asks('mutation { unpublishProblem(slug: "comes-and-goes") }')
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'failed', isPublished: false, findings: [expect.stringMatching(/unpublished/)] })
    await admin.asks(WRITE, { input: input({ slug: 'comes-and-goes', revision: 2 }) })
    await services.work()
    expect(await state('comes-and-goes')).toMatchObject({ state: 'passed', isPublished: true })
  })
})
