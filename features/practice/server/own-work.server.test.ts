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
const saveCode = async (person: Person, code: string, revision: number, problem = 'two-sum', replaced?: string | null) =>
  person.asks(SAVE, { input: { problem, language: 'python', code, revision, ...(replaced !== undefined && { replaced }) } })

/** Stores a verdict. The judge has its own tests. */
const saveVerdict = (person: Person, slug: string, verdict: string) =>
  services.pool.query(
    `insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict)
     select id, $1, $2, 'python', 'x', now(), now(), 'judged', now(), $4 from problems where slug = $3`,
    [person.id, randomUUID(), slug, verdict],
  )

describe('The last work on a problem', () => {
  const lastOf = async (person: Person, problem = 'two-sum') => (await person.asks('query ($problem: String!) { lastWork(problem: $problem) { language at } }', { problem })).data.lastWork
  const save = (person: Person, language: string) => person.asks(SAVE, { input: { problem: 'two-sum', language, code: language, revision: 0 } })

  test('is the draft or submission that was sent last, for that person and problem only', async () => {
    const { uma, vic } = await people(services, 'uma', 'vic')
    expect(await lastOf(uma)).toBeNull()
    await save(uma, 'javascript')
    expect((await lastOf(uma)).language).toBe('javascript')
    await saveVerdict(uma, 'two-sum', 'Wrong Answer')
    await services.pool.query("update submissions set submitted_at = now() + interval '1 minute' where person_id = $1", [uma.id])
    const { language, at } = await lastOf(uma)
    expect([language, Date.parse(at) > Date.now()]).toEqual(['python', true])
    expect([await lastOf(vic), await lastOf(uma, 'valid-parentheses')]).toEqual([null, null])
    expect((await visitor(services).asks('{ lastWork(problem: "two-sum") { language } }')).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
  })
})

describe('Help with a problem (requirement Q-10)', () => {
  test('hints open in order; a request that is sent twice opens one', async () => {
    const { ada } = await people(services, 'ada')
    expect(await helpOf(ada)).toEqual({ hints: [], hintCount: 3, editorial: null, isSolved: false, hasGivenUp: false })
    expect((await ada.asks(OPEN, { number: 2 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const twice = await Promise.all([ada.asks(OPEN, { number: 1 }), ada.asks(OPEN, { number: 1 })])
    expect(twice.map(({ data }) => data.openHint.hints.length)).toEqual([1, 1])
    for (const number of [2, 3]) expect((await ada.asks(OPEN, { number })).data.openHint.hints).toHaveLength(number)
    expect((await ada.asks(OPEN, { number: 4 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await helpOf(ada)).hints[0]).toContain('Look at one number')
  })

  test('the editorial is readable after solving or giving up, for that person and problem only', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await saveVerdict(ada, 'two-sum', 'Accepted')
    await saveVerdict(bo, 'two-sum', 'Wrong Answer')
    expect((await helpOf(ada)).editorial).toContain('dictionary')
    expect((await helpOf(bo)).editorial).toBeNull()
    expect((await bo.asks('mutation { giveUp(problem: "two-sum") { editorial } }')).data.giveUp.editorial).toContain('dictionary')
    expect([(await helpOf(cy)).editorial, (await helpOf(ada, 'numerically-stable-softmax')).editorial]).toEqual([null, null])
  })

  test('visitors can read hints one at a time, rate-limited, but not the editorial', async () => {
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

  test('opened hints and the editorial need a login and an existing problem', async () => {
    const { ada } = await people(services, 'ada')
    expect((await visitor(services).asks(HELP, { problem: 'two-sum' })).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN')
    expect((await ada.asks(HELP, { problem: 'no-such-problem' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('Code on the server (requirement Q-9)', () => {
  test('is stored per person, problem and language', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    expect((await saveCode(ada, 'first', 0)).data.saveCode).toEqual({ revision: 1, replaced: null })
    expect((await saveCode(ada, 'second', 1)).data.saveCode).toEqual({ revision: 2, replaced: null })
    expect((await ada.asks(DRAFT)).data.codeDraft).toEqual({ code: 'second', revision: 2, replaced: null })
    expect((await bo.asks(DRAFT)).data.codeDraft).toBeNull()
  })

  test('that another tab saved meanwhile is returned; saving the same text twice is no conflict', async () => {
    const { ada } = await people(services, 'ada')
    await saveCode(ada, 'base', 0)
    await saveCode(ada, 'of the other tab', 1)
    expect((await saveCode(ada, 'of this tab', 1)).data.saveCode).toEqual({ revision: 3, replaced: 'of the other tab' })
    expect((await saveCode(ada, 'of this tab', 1)).data.saveCode).toEqual({ revision: 4, replaced: 'of the other tab' })
    expect((await ada.asks(DRAFT)).data.codeDraft).toMatchObject({ code: 'of this tab', replaced: 'of the other tab' })
  })

  test('of another tab stays stored until it is taken or dropped', async () => {
    const { ada } = await people(services, 'ada')
    await saveCode(ada, 'one', 0)
    await saveCode(ada, 'two', 0)
    expect((await saveCode(ada, 'two and more', 2)).data.saveCode).toEqual({ revision: 3, replaced: 'one' })
    // The other version is taken, so the previous one is stored beside it.
    expect((await saveCode(ada, 'one', 3, 'two-sum', 'two and more')).data.saveCode).toEqual({ revision: 4, replaced: 'two and more' })
    expect((await saveCode(ada, 'one and a half', 3, 'two-sum', null)).data.saveCode).toEqual({ revision: 5, replaced: 'one' })
    expect((await saveCode(ada, 'one and a half', 5, 'two-sum', null)).data.saveCode).toEqual({ revision: 6, replaced: null })
    expect((await ada.asks(DRAFT)).data.codeDraft).toMatchObject({ code: 'one and a half', replaced: null })
    expect((await saveCode(ada, 'x', 6, 'two-sum', 'y'.repeat(65_537))).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('that is too long, has null characters or belongs to no problem is rejected', async () => {
    const { ada } = await people(services, 'ada')
    for (const code of ['x'.repeat(65_537), 'a\0b']) expect((await saveCode(ada, code, 0)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await saveCode(ada, 'x', 0, 'no-such-problem')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await saveCode(ada, 'x'.repeat(65_536), 0)).errors).toBeUndefined()
  })
})

describe('Progress in the list (requirement Q-8)', () => {
  test('shows what the viewer solved and tried, and nothing of others', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await saveVerdict(ada, 'two-sum', 'Wrong Answer')
    await saveVerdict(ada, 'two-sum', 'Accepted')
    await saveVerdict(ada, 'numerically-stable-softmax', 'Wrong Answer')
    const PROGRESS = 'query { problemProgress(problems: ["two-sum", "numerically-stable-softmax", "decision-tree-split-by-gini-impurity"]) { slug isSolved } }'
    const progress: { slug: string }[] = (await ada.asks(PROGRESS)).data.problemProgress
    expect(progress.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))).toEqual([{ slug: 'numerically-stable-softmax', isSolved: false }, { slug: 'two-sum', isSolved: true }])
    expect((await bo.asks(PROGRESS)).data.problemProgress).toEqual([])
  })
})
