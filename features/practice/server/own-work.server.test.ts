import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const HELP = 'query ($problem: String!) { problemHelp(problem: $problem) { hints hintCount editorial isSolved hasGivenUp } }'
const OPEN = 'mutation ($number: Int!) { openHint(problem: "two-sum", number: $number) { hints editorial } }'
const SAVE = 'mutation ($input: CodeInput!) { saveCode(input: $input) { revision replaced } }'
const DRAFT = 'query { codeDraft(problem: "two-sum", language: python) { code revision replaced } }'

const helpOf = async (person: Person, problem = 'two-sum') => (await person.asks(HELP, { problem })).data.problemHelp
const saves = async (person: Person, code: string, revision: number, problem = 'two-sum', replaced?: string | null) =>
  person.asks(SAVE, { input: { problem, language: 'python', code, revision, ...(replaced !== undefined && { replaced }) } })

/** As if the judge had said so: what the judge itself does is tested where it is. */
const judged = (person: Person, slug: string, verdict: string) =>
  services.pool.query(
    `insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict)
     select id, $1, $2, 'python', 'x', now(), now(), 'judged', now(), $4 from problems where slug = $3`,
    [person.id, randomUUID(), slug, verdict],
  )

describe('Help with a problem (requirement Q-10)', () => {
  test('hints open one by one, in order, and a press that comes twice opens one', async () => {
    const { ada } = await people(services, 'ada')
    expect(await helpOf(ada)).toEqual({ hints: [], hintCount: 3, editorial: null, isSolved: false, hasGivenUp: false })
    expect((await ada.asks(OPEN, { number: 2 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const twice = await Promise.all([ada.asks(OPEN, { number: 1 }), ada.asks(OPEN, { number: 1 })])
    expect(twice.map(({ data }) => data.openHint.hints.length)).toEqual([1, 1])
    for (const number of [2, 3]) expect((await ada.asks(OPEN, { number })).data.openHint.hints).toHaveLength(number)
    expect((await ada.asks(OPEN, { number: 4 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await helpOf(ada)).hints[0]).toContain('Look at one number')
  })

  test('the editorial is there after solving or giving up, for that person and that problem alone', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await judged(ada, 'two-sum', 'Accepted')
    await judged(bo, 'two-sum', 'Wrong Answer')
    expect((await helpOf(ada)).editorial).toContain('dictionary')
    expect((await helpOf(bo)).editorial).toBeNull()
    expect((await bo.asks('mutation { giveUp(problem: "two-sum") { editorial } }')).data.giveUp.editorial).toContain('dictionary')
    expect([(await helpOf(cy)).editorial, (await helpOf(ada, 'numerically-stable-softmax')).editorial]).toEqual([null, null])
  })

  test('a visitor gets the hints too, one at a time and not too fast, and no editorial', async () => {
    const hint = async (number: number, problem = 'two-sum') =>
      visitor(services).asks('query ($problem: String!, $number: Int!) { problemHint(problem: $problem, number: $number) }', { problem, number })
    const [first, last] = [await hint(1), await hint(3)]
    expect(first.data.problemHint).toContain('Look at one number')
    expect(last.data.problemHint).not.toBe(first.data.problemHint)
    expect((await hint(4)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { number: 'This hint doesn’t exist.' } })
    expect((await hint(1, 'no-such-problem')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await services.pool.query("update problems set is_published = false where slug = 'numerically-stable-softmax'")
    expect((await hint(1, 'numerically-stable-softmax')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await services.pool.query("update problems set is_published = true where slug = 'numerically-stable-softmax'")
    const codes: unknown[] = []
    for (let count = 0; count < 60; count += 1) codes.push((await hint(1)).errors?.[0]?.extensions.code)
    expect(new Set(codes)).toEqual(new Set([undefined, 'TOO_FAST']))
  })

  test('what was opened and the editorial are for members, and there is no help with what is not there', async () => {
    const { ada } = await people(services, 'ada')
    expect((await visitor(services).asks(HELP, { problem: 'two-sum' })).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await ada.asks(HELP, { problem: 'no-such-problem' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('Code on the server (requirement Q-9)', () => {
  test('is kept for one person, problem and language, and given back', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    expect((await saves(ada, 'first', 0)).data.saveCode).toEqual({ revision: 1, replaced: null })
    expect((await saves(ada, 'second', 1)).data.saveCode).toEqual({ revision: 2, replaced: null })
    expect((await ada.asks(DRAFT)).data.codeDraft).toEqual({ code: 'second', revision: 2, replaced: null })
    expect((await bo.asks(DRAFT)).data.codeDraft).toBeNull()
  })

  test('what another window wrote meanwhile is given back, not lost; the same text twice is no conflict', async () => {
    const { ada } = await people(services, 'ada')
    await saves(ada, 'base', 0)
    await saves(ada, 'of the other window', 1)
    expect((await saves(ada, 'of this window', 1)).data.saveCode).toEqual({ revision: 3, replaced: 'of the other window' })
    expect((await saves(ada, 'of this window', 1)).data.saveCode).toEqual({ revision: 4, replaced: 'of the other window' })
    expect((await ada.asks(DRAFT)).data.codeDraft).toMatchObject({ code: 'of this window', replaced: 'of the other window' })
  })

  test('what is kept beside it stays until somebody says what shall be there', async () => {
    const { ada } = await people(services, 'ada')
    await saves(ada, 'one', 0)
    await saves(ada, 'two', 0)
    expect((await saves(ada, 'two and more', 2)).data.saveCode).toEqual({ revision: 3, replaced: 'one' })
    // The other one is taken: what was there is beside it now.
    expect((await saves(ada, 'one', 3, 'two-sum', 'two and more')).data.saveCode).toEqual({ revision: 4, replaced: 'two and more' })
    expect((await saves(ada, 'one and a half', 3, 'two-sum', null)).data.saveCode).toEqual({ revision: 5, replaced: 'one' })
    expect((await saves(ada, 'one and a half', 5, 'two-sum', null)).data.saveCode).toEqual({ revision: 6, replaced: null })
    expect((await ada.asks(DRAFT)).data.codeDraft).toMatchObject({ code: 'one and a half', replaced: null })
    expect((await saves(ada, 'x', 6, 'two-sum', 'y'.repeat(65_537))).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('too much, null characters and problems that are not there are refused', async () => {
    const { ada } = await people(services, 'ada')
    for (const code of ['x'.repeat(65_537), 'a\0b']) expect((await saves(ada, code, 0)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await saves(ada, 'x', 0, 'no-such-problem')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await saves(ada, 'x'.repeat(65_536), 0)).errors).toBeUndefined()
  })
})

describe('Marks in the list (requirement Q-8)', () => {
  test('say what the viewer solved and tried, and nothing of others', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await judged(ada, 'two-sum', 'Wrong Answer')
    await judged(ada, 'two-sum', 'Accepted')
    await judged(ada, 'numerically-stable-softmax', 'Wrong Answer')
    const MARKS = 'query { problemProgress(problems: ["two-sum", "numerically-stable-softmax", "decision-tree-split-by-gini-impurity"]) { slug isSolved } }'
    const marks: { slug: string }[] = (await ada.asks(MARKS)).data.problemProgress
    expect(marks.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))).toEqual([{ slug: 'numerically-stable-softmax', isSolved: false }, { slug: 'two-sum', isSolved: true }])
    expect((await bo.asks(MARKS)).data.problemProgress).toEqual([])
  })
})
