import { describe, expect, test } from 'vitest'
import type { Judges } from '../rules/judging.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { problemsOfWriter } from '#tests/support/write-problem.ts'

const services = await openTestServices()
const { mona, nick } = await people(services, 'mona', 'nick')
const mentor = await actingAs(services, mona, 'mentor')
const stranger = await actingAs(services, nick, 'mentor')
const ran: string[] = []
services.services.judges = {
  ...services.services.judges,
  report: () => Promise.resolve({ sandboxes: { python: 'wasm', javascript: 'wasm' }, hasNumpy: false, software: [], summary: '' }),
  /** Adds numbers up; known-wrong solutions fail the second test. */
  judge: async ({ code, tests, collectsAnswers }) => {
    ran.push(code.slice(0, 12))
    const isWrong = /^(#|\/\/) /.test(code)
    const outcomes = tests.slice(0, isWrong ? 2 : tests.length).map(({ arguments: [numbers] }, at) => ({
      verdict: isWrong && at === 1 ? ('Wrong Answer' as const) : ('Accepted' as const), timeMs: 10 + at, memoryKb: 1, message: null, got: null, errors: null,
      ...(collectsAnswers === true && { answer: String((numbers as number[]).reduce((sum, one) => sum + one, 0)) }),
    }))
    return { sandbox: 'wasm', failure: null, outcomes }
  },
} satisfies Judges

const SLUG = 'total-of-grapes'
const GRAPES = sumProblem('grapes')
const { create, save } = problemsOfWriter(mentor)
const tries = (by: typeof mentor, revision: number, isFilling = false) => by.asks('mutation ($slug: String!, $revision: Int!, $isFilling: Boolean!) { tryProblem(slug: $slug, revision: $revision, isFilling: $isFilling) }', { slug: SLUG, revision, isFilling })
const edit = async () => (await mentor.asks('query ($slug: String!) { problemEdit(slug: $slug) { state revision isTrying trial { id revision findings verdicts { file verdict isExpected timeMs limitMs failedTest } answers { test answer timeMs } } } }', { slug: SLUG })).data.problemEdit

describe('Trying a draft (requirement Q-54)', () => {
  test('runs all solutions of an incomplete draft, and publishes nothing', async () => {
    await create('Grapes', SLUG)
    await save(SLUG, 1, { ...GRAPES, statement: '', editorial: '', hints: '[]' })
    const id = (await tries(mentor, 2)).data.tryProblem
    expect((await edit()).isTrying).toBe(true)
    await services.work()
    const { state, isTrying, trial } = await edit()
    expect({ state, isTrying, trial }).toEqual({
      state: 'draft',
      isTrying: false,
      trial: {
        id, revision: 2, findings: [], answers: [],
        verdicts: [
          { file: 'reference.py', verdict: 'Accepted', isExpected: true, timeMs: 19, limitMs: 2000, failedTest: null },
          { file: 'reference.js', verdict: 'Accepted', isExpected: true, timeMs: 19, limitMs: 6000, failedTest: null },
          { file: 'wrong/without-last.py', verdict: 'Wrong Answer', isExpected: true, timeMs: 11, limitMs: 2000, failedTest: 2 },
          { file: 'wrong/positive.js', verdict: 'Wrong Answer', isExpected: true, timeMs: 11, limitMs: 6000, failedTest: 2 },
        ],
      },
    })
    expect((await visitor(services).asks('query ($slug: String!) { problem(slug: $slug) { title } }', { slug: SLUG })).data.problem).toBeNull()
  })

  test('fills in expected answers with the reference alone; the verdicts stay', async () => {
    const missing = GRAPES.tests.replace('"expected":7', '"expected":{"notJson":""}').replace('"expected":-7', '"expected":{"from":"reference"}')
    await save(SLUG, 2, { ...GRAPES, tests: missing })
    ran.length = 0
    await tries(mentor, 3, true)
    await services.work()
    const { trial } = await edit()
    expect([trial.answers, ran]).toEqual([[{ test: 0, answer: '7', timeMs: 10 }, { test: 6, answer: '-7', timeMs: 11 }], ['def total_gr']])
    expect([trial.revision, trial.verdicts.length]).toEqual([2, 4])
    // A trial of all solutions computes the missing answers, too.
    await tries(mentor, 3)
    await services.work()
    expect((await edit()).trial).toMatchObject({ revision: 3, findings: [], answers: [{ test: 0 }, { test: 6 }] })
  })

  test('says what keeps it from running, and a new trial replaces one that is running', async () => {
    await save(SLUG, 3, { ...GRAPES, tests: GRAPES.tests.replace('[[3,4]]', '[{"notJson":"[3,"}]') })
    await tries(mentor, 4)
    await services.work()
    expect((await edit()).trial).toMatchObject({ verdicts: [], findings: ['Test 1: Write a value as JSON, such as 3, [1, 2] or "text".'] })
    await save(SLUG, 4, GRAPES)
    await tries(mentor, 5)
    await tries(mentor, 5)
    ran.length = 0
    await services.work()
    expect([ran.length, (await edit()).isTrying]).toEqual([4, false])
  })

  test('is refused for strangers, outdated drafts, and too often', async () => {
    expect([codeOf(await tries(stranger, 5)), codeOf(await tries(mentor, 4)), codeOf(await tries(mentor, 5))]).toEqual(['NOT_FOUND', 'OUTDATED_EDIT', undefined])
    const codes = []
    for (let at = 0; at < 20; at += 1) codes.push(codeOf(await tries(mentor, 5)))
    expect(codes.at(-1)).toBe('TOO_FAST')
  })
})
