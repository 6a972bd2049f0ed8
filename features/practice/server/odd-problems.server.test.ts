import { describe, expect, test } from 'vitest'
import { openTestHouse } from '#tests/support/house.ts'
import { actingAs, people } from '#tests/support/people.ts'
import { NEW_PROBLEM } from '../rules/new-problem.ts'

const house = await openTestHouse()
const { boss } = await people(house, 'boss')
const admin = await actingAs(house, boss, 'admin')
const WRITE = 'mutation ($input: ProblemEditInput!) { writeProblem(input: $input) }'
const PREVIEW = 'mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { __typename } }'
const READ = 'query ($slug: String!) { writtenProblem(slug: $slug) { tests about } }'
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

  test('tests that are no list are kept as they are, and can be opened again', async () => {
    for (const [revision, written] of ['5', 'null', '{\n  "a": 1\n}'].entries()) {
      expect((await admin.asks(WRITE, { input: input({ revision, tests: written }) })).errors).toBeUndefined()
      expect((await admin.asks(READ, { slug: 'odd-one' })).data.writtenProblem.tests).toBe(written)
    }
  })
})
