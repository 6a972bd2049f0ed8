import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor } from '#tests/support/people.ts'
import { BEGINNER_ORDER } from '../rules/first-problem.ts'
import { findJudgedProblem } from './judged-problem.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { listSlugs } from './problem-bank.ts'

const services = await openTestServices()
const anybody = visitor(services)

const LIST = `query ($q: String, $difficulty: Difficulty, $tags: [String!], $sort: ProblemSort, $page: Int) {
  problems(q: $q, difficulty: $difficulty, tags: $tags, sort: $sort, page: $page) { items { slug title difficulty tags } total page pages }
}`
const list = async (input: object) => (await anybody.asks(LIST, input)).data.problems
const changedAt = async () => (await services.pool.query('select slug, changed_at::text from problems order by slug')).rows

describe('The bank in the database (requirement Q-1)', () => {
  test('every folder is a problem, with the same id in every database', async () => {
    const { total } = await list({})
    expect(total).toBe(listSlugs().length)
    const { rows } = await services.pool.query("select id from problems where slug = 'two-sum'")
    expect(rows).toEqual([{ id: 'ac4abda6-944d-8e2d-a7b5-a585f0fb0669' }])
  })

  test('a second start changes nothing; a changed folder is loaded again and announced', async () => {
    const before = await changedAt()
    await loadProblemBank(services.services)
    expect(await changedAt()).toEqual(before)
    await services.pool.query("update problems set folder_hash = 'outdated', title = 'Another title' where slug = 'two-sum'")
    await loadProblemBank(services.services)
    expect((await list({ q: 'two sum' })).items).toMatchObject([{ slug: 'two-sum', title: 'Two Sum' }])
    expect((await services.pool.query("select payload->>'slug' as slug from signals where name = 'problem.changed'")).rows).toEqual([{ slug: 'two-sum' }])
  })

  test('changes by an admin stay', async () => {
    await services.pool.query("update problems set folder_hash = null, title = 'Two Sum, corrected' where slug = 'two-sum'")
    await loadProblemBank(services.services)
    expect((await list({ q: 'corrected' })).items).toMatchObject([{ slug: 'two-sum' }])
    await services.pool.query("update problems set folder_hash = 'outdated' where slug = 'two-sum'")
    await loadProblemBank(services.services)
  })

  test('an unpublished problem cannot be listed, read or judged', async () => {
    const READ = 'query { problem(slug: "numerically-stable-softmax") { title } }'
    expect((await anybody.asks(READ)).data.problem).not.toBeNull()
    await services.pool.query("update problems set is_published = false where slug = 'numerically-stable-softmax'")
    expect((await anybody.asks(READ)).data.problem).toBeNull()
    expect((await list({ q: 'softmax' })).items.map(({ slug }: { slug: string }) => slug)).not.toContain('numerically-stable-softmax')
    expect(await findJudgedProblem(openContext(services.services), 'numerically-stable-softmax')).toBeNull()
    await services.pool.query("update problems set is_published = true where slug = 'numerically-stable-softmax'")
  })
})

describe('The public data of a problem (requirement Q-3)', () => {
  test('contains samples, but no hidden tests, hints, editorial and solutions', async () => {
    const { data } = await anybody.asks(`query { problem(slug: "two-sum") {
      id slug title difficulty category tags revision description statementHtml sampleInput sampleOutput sampleCode functionName
      parameters { name type description } returnType returnDescription checker answerRule seconds megabytes needsNumpy samples { given expected explanation } hiddenTests } }`)
    expect(data.problem).toMatchObject({
      title: 'Two Sum', sampleInput: 'numbers = [7, 1, 12, 4]\ntarget = 16', sampleOutput: '[2, 3]', answerRule: 'Any valid answer is accepted.', hiddenTests: 10,
    })
    expect(data.problem.samples[0]).toMatchObject({ given: '[[7,1,12,4],16]', expected: '[2,3]' })
    expect(data.problem.statementHtml).toContain('<math')
    const judged = await findJudgedProblem(openContext(services.services), 'two-sum')
    const hidden = judged!.tests.flatMap((one) => (one.isSample ? [] : [JSON.stringify(one.arguments).slice(1, 30), one.category]))
    const response = JSON.stringify(data)
    expect(hidden.filter((text) => text.length > 12 && response.includes(text))).toEqual([])
    expect(response).not.toMatch(/Keep a dictionary|Look at one number|return \[seen/)
  })
})

describe('The list of problems (requirement Q-2)', () => {
  test('shows five a page, and ignores a page outside 1 to the last', async () => {
    const first = await list({})
    expect([first.items.length, first.page, first.pages]).toEqual([5, 1, Math.ceil(listSlugs().length / 5)])
    const last = await list({ page: first.pages })
    expect(last.page).toBe(first.pages)
    for (const page of [0, -1, first.pages + 1, 2 ** 31 - 1]) expect((await list({ page })).page).toBe(1)
  })

  test('shows 25 or 50 a page for those who choose it, and no other number', async () => {
    const SIZED = 'query ($size: Int) { problems(size: $size) { items { slug } pages } }'
    for (const size of [25, 50]) {
      const { problems } = (await anybody.asks<{ problems: { items: object[]; pages: number } }>(SIZED, { size })).data!
      expect([problems.items.length, problems.pages]).toEqual([size, Math.ceil(listSlugs().length / size)])
    }
    expect((await anybody.asks(SIZED, { size: 1_000 })).errors).toBeDefined()
  })

  test('puts problems of one difficulty that more people solved first, counted again after an hour', async () => {
    const solvers = Object.values(await people(services, ...Array.from({ length: 10 }, (_, at) => `solver${at}`)))
    const { items: [, second] } = await list({ difficulty: 'Medium', sort: 'easiest' })
    await services.pool.query(
      `insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, is_first_acceptance)
       select id, unnest($1::uuid[]), gen_random_uuid(), 'python', 'x', now(), now(), 'judged', now(), 'Accepted', true from problems where slug = $2`, [solvers.map(({ id }) => id), second.slug])
    services.clock.forward(3_600)
    expect((await list({ difficulty: 'Medium', sort: 'easiest' })).items[0].slug).toBe(second.slug)
    expect((await list({ sort: 'easiest' })).items.map(({ slug }: { slug: string }) => slug)).toEqual(BEGINNER_ORDER.slice(0, 5))
  })

  test('combines text, difficulty and tags, all of which must match', async () => {
    const { items } = await list({ q: 'SUM', difficulty: 'Easy', tags: ['lists', 'hashing'] })
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['two-sum'])
    expect((await list({ q: 'SUM', difficulty: 'Hard', tags: ['lists', 'hashing'] })).total).toBe(0)
    expect((await list({ tags: ['lists', 'no-such-tag'] })).total).toBe(0)
    expect((await anybody.asks(LIST, { tags: Array.from({ length: 11 }, () => 'lists') })).errors).toBeDefined()
  })
})
