import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { JudgeReport, Judges, JudgeInput } from '../rules/judging.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { problemsOfWriter, SAVE_PROBLEM } from '#tests/support/write-problem.ts'
import { saveJudgeProcess } from './judging.queries.ts'

const services = await openTestServices()
const { boss, ada } = await people(services, 'boss', 'ada')
const admin = await actingAs(services, boss, 'admin')

/** A fake judge that accepts all code without a comment that says what is wrong. */
const acceptCorrect = (input: JudgeInput) => !/^(#|\/\/) /.test(input.code)
let judge = acceptCorrect
let engines: JudgeReport['sandboxes'] = { python: 'wasm', javascript: 'wasm' }
services.services.judges = {
  ...services.services.judges,
  report: () => Promise.resolve({ sandboxes: engines, hasNumpy: false, software: [], summary: '' }),
  judge: async (input) => {
    const verdict = judge(input) ? 'Accepted' : 'Wrong Answer'
    return { sandbox: 'wasm', failure: null, outcomes: [{ verdict, timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }] }
  },
} satisfies Judges

const PREVIEW = 'mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { statement explanations findings } }'
const READ = 'query ($slug: String!) { problemEdit(slug: $slug) { state findings trial { revision verdicts { file verdict isExpected expected message timeMs limitMs failedTest } } revision isPublished statement } }'
const PUBLISHED = 'query ($slug: String!) { problem(slug: $slug) { title revision } }'

const SLUG = 'total-of-apples'
const APPLES = sumProblem('apples')
const input = (change: Partial<typeof APPLES> & { slug?: string; revision?: number } = {}) => ({ slug: SLUG, revision: 0, ...APPLES, ...change })
const { create, save, publish, write } = problemsOfWriter(admin)
const editOf = async (slug = SLUG) => (await admin.asks(READ, { slug })).data.problemEdit
const published = async (slug = SLUG) => (await visitor(services).asks(PUBLISHED, { slug })).data.problem
const codeOf = ({ errors }: { errors?: { extensions: { code?: unknown } }[] }) => errors?.[0]?.extensions.code
/** What the audit log says about a problem, in order. */
const logOf = async (slug: string) => (await services.pool.query<{ deed: string }>("select deed from audit_log where details ->> 'slug' = $1 order by done_at, id", [slug])).rows.map(({ deed }) => deed)
/** Saves and publishes the next version. */
const writeNext = async (change: Partial<typeof APPLES> = {}) => {
  const { revision } = await editOf()
  await save(SLUG, revision, { ...APPLES, ...change })
  const { errors } = await publish(SLUG, revision + 1)
  await services.work()
  return errors
}

describe('Editing a problem on the site (requirements Q-13, Q-50)', () => {
  test('saves a draft that nobody else sees, and publishes it in a second step after the gate', async () => {
    expect((await create('Total of apples', SLUG)).errors).toBeUndefined()
    expect(await editOf()).toMatchObject({ state: 'draft', revision: 1, isPublished: false })
    expect((await save(SLUG, 1, APPLES)).data.saveProblemDraft).toBe(2)
    expect([(await editOf()).state, await published()]).toEqual(['draft', null])
    expect((await publish(SLUG, 2)).errors).toBeUndefined()
    expect([(await editOf()).state, await published()]).toEqual(['checking', null])
    await services.work()
    expect(await editOf()).toMatchObject({ state: 'passed', findings: [], isPublished: true, trial: { revision: 2 } })
    expect((await published()).title).toBe('Total of apples numbers')
    expect(await logOf(SLUG)).toEqual(['problem.created', 'problem.written', 'problem.published'])
  })

  test('does not publish it if a known-wrong solution passes or a reference fails; the previous version stays', async () => {
    judge = () => true
    const before = await published()
    expect(await writeNext({ tests: APPLES.tests.replace('"expected":7', '"expected":8') })).toBeUndefined()
    expect((await editOf()).findings).toEqual(['wrong/without-last.py should fail, but it passes every test.', 'wrong/positive.js should fail, but it passes every test.'])
    expect((await editOf()).trial.verdicts[2]).toEqual({ file: 'wrong/without-last.py', verdict: 'Accepted', isExpected: false, expected: 'Wrong Answer', message: '', timeMs: 1, limitMs: 2000, failedTest: null })
    judge = () => false
    await writeNext()
    expect((await editOf()).findings).toEqual(['reference.py should pass: Wrong Answer. Test 1.', 'reference.js should pass: Wrong Answer. Test 1.'])
    expect(await published()).toEqual(before)
    judge = acceptCorrect
  })

  test('leaves the check to a judge that can run all of its solutions (requirement J-13)', async () => {
    const { db } = services.services.database
    engines = { javascript: 'wasm' }
    await saveJudgeProcess(db, { id: randomUUID(), capacity: 1, summary: '', engines: ['python', 'javascript'], at: services.clock.now() })
    await writeNext()
    expect((await editOf()).state).toBe('checking')
    // The next process that looks takes it; here it is this one, which can run all solutions now.
    engines = { python: 'wasm', javascript: 'wasm' }
    await expect.poll(() => services.work().then(() => editOf())).toMatchObject({ state: 'passed' })
    await db.deleteFrom('judge_processes').execute()
  })

  test('a new problem begins empty, and each missing part is named as one to write (requirement Q-50)', async () => {
    expect((await admin.asks('mutation { createProblem(title: "From nothing", slug: "from-nothing") }', {})).errors).toBeUndefined()
    const { errors } = await publish('from-nothing', 1)
    const { code, fields } = errors![0]!.extensions as { code: string; fields: Record<string, string> }
    expect(code).toBe('INVALID_INPUT')
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['function', 'statement', 'hints.0', 'editorial', 'tests']))
    expect(Object.values(fields).filter((message) => /[Ss]till/.test(message))).toEqual([])
  })

  test('a repeated creation, whose answer was lost, is the same draft until someone changes it', async () => {
    expect((await create('Total of quinces', 'total-of-quinces')).errors).toBeUndefined()
    expect((await create('Total of quinces', 'total-of-quinces')).errors).toBeUndefined()
    expect([await logOf('total-of-quinces'), codeOf(await create('Quinces', 'total-of-quinces'))]).toEqual([['problem.created'], 'INVALID_INPUT'])
    await save('total-of-quinces', 1, sumProblem('quinces'))
    expect(codeOf(await create('Total of quinces', 'total-of-quinces'))).toBe('INVALID_INPUT')
  })

  test('refuses a new problem as long as something of the template is left, with a sentence for each field (requirement Q-51)', async () => {
    await create('Sum of a list', 'left-as-it-is')
    const { errors } = await publish('left-as-it-is', 1)
    const { code, fields } = errors![0]!.extensions as { code: string; fields: Record<string, string> }
    expect([code, fields['title'], fields['statement'], fields['solutions.wrong/absolute.js']]).toEqual([
      'INVALID_INPUT', 'Still the example title.', 'Part of the statement is still the example text.', 'Still the example solution.',
    ])
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['tests.0', 'hints.0', 'editorial', 'solutions.reference.py']))
    await services.work()
    expect([(await editOf('left-as-it-is')).state, await published('left-as-it-is')]).toEqual(['draft', null])
    await save('left-as-it-is', 1, sumProblem('pears'))
    expect((await publish('left-as-it-is', 2)).errors).toBeUndefined()
  })

  test('refuses a statement without a part of its outline (requirement Q-53)', async () => {
    await create('Outline', 'without-an-outline')
    const plums = sumProblem('plums')
    await save('without-an-outline', 1, { ...plums, statement: plums.statement.replace(/\*\*Why[^]*?\n\n/, '') })
    expect((await publish('without-an-outline', 2)).errors?.[0]?.extensions).toMatchObject({ fields: { statement: 'Add a paragraph that starts with `**Why it matters.**`' } })
    await save('without-an-outline', 2, plums)
    expect((await publish('without-an-outline', 3)).errors).toBeUndefined()
  })

  test('reports errors with their place before any solution runs', async () => {
    const preview = async (change: Parameters<typeof input>[0]) => (await admin.asks(PREVIEW, { input: input(change) })).data.previewProblem
    expect(await preview({})).toMatchObject({ findings: [], statement: expect.stringContaining('<code>numbers</code>') })
    expect((await preview({ about: '{"title": 3}', tests: '[3]', hints: '{}' }))).toMatchObject({ statement: expect.stringContaining('<code>numbers</code>'), explanations: [] })
    expect((await preview({ about: '{"title": 3}' })).findings.join(' ')).toMatch(/Title: .*Difficulty: /)
    expect((await preview({ statement: 'Add them up.' })).findings).toEqual(['Mention `numbers` in the statement.'])
    expect((await preview({ tests: APPLES.tests.replace('"expected":7', '"expected":"seven"') })).findings[0]).toMatch(/^Test 1: The answer should be a whole number/)
    expect((await preview({ solutions: '[]' })).findings).toHaveLength(3)
    expect((await preview({ statement: 'Add up `numbers`, $\\frac{1}{$ broken.' })).findings).toEqual([expect.stringMatching(/^Statement: This formula isn’t valid: `\\frac\{1\}\{`/)])
    expect((await preview({ statement: 'Add up `numbers`, $\\frac{1}{n}$ whole.' })).findings).toEqual([])
    expect((await preview({ hints: APPLES.hints.replace('Each number', 'Do return sum(numbers): each number') })).findings).toEqual(['Hint 2: This contains a line of a reference solution: `return sum(numbers)`.'])
    const refused = await admin.asks(PREVIEW, { input: input({ about: '{' }) })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { about: 'This isn’t valid JSON.' } })
  })

  test('refuses the title of another problem and ten words in a row of its texts (requirement Q-29)', async () => {
    const cherries = sumProblem('cherries')
    const titled = { ...cherries, about: cherries.about.replace('Total of cherries numbers', 'two  Sum'), editorial: 'A receipt shows the total target, and you remember buying exactly two things.' }
    const refused = await write('another-sum', titled)
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { title: 'There is already a problem called Two Sum.', editorial: expect.stringMatching(/^Ten words in a row also appear in Two Sum: “/) } })
    await save('another-sum', 2, cherries)
    expect((await publish('another-sum', 3)).errors).toBeUndefined()
    await services.work()
    expect(await editOf('another-sum')).toMatchObject({ state: 'passed', isPublished: true })
  })

  test('rejects outdated edits, slugs in use, and people without the right', async () => {
    const { revision } = await editOf()
    expect([codeOf(await save(SLUG, revision - 1, APPLES)), codeOf(await publish(SLUG, revision - 1)), codeOf(await save(SLUG, revision, APPLES))]).toEqual(['OUTDATED_EDIT', 'OUTDATED_EDIT', undefined])
    expect((await create('Two Sum', 'two-sum')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { slug: 'A problem with this address already exists.' } })
    expect((await create('Topics', 'topics')).errors?.[0]?.extensions).toMatchObject({ fields: { slug: 'This address is the name of a page.' } })
    expect((await create('two  SUM', 'two-sum-again')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { title: 'There is already a problem called Two Sum.' } })
    expect((await create('Two Sum in the end', 'two-sum-again')).errors).toBeUndefined()
    expect(codeOf(await ada.asks(SAVE_PROBLEM, { input: input({ revision }) }))).toBe('NOT_ALLOWED')
    expect((await admin.asks('mutation { unpublishProblem(slug: "total-of-apples") }')).errors).toBeUndefined()
    expect([await published(), (await editOf()).isPublished]).toEqual([null, false])
    expect((await admin.asks('{ editableProblems { total } }')).data.editableProblems.total).toBeGreaterThan(20)
  })

  test('discards the changes of a published problem, and deletes a draft that was never published', async () => {
    const discard = (slug: string, revision: number) => admin.asks('mutation ($slug: String!, $revision: Int!) { discardProblemDraft(slug: $slug, revision: $revision) }', { slug, revision })
    const before = await editOf('another-sum')
    const changedAt = async () => Date.parse((await admin.asks('{ editableProblems(find: "cherries") { items { changedAt } } }')).data.editableProblems.items[0].changedAt)
    const listed = await changedAt()
    services.clock.forward(60)
    await save('another-sum', before.revision, { ...sumProblem('cherries'), statement: 'Not finished.' })
    expect(await editOf('another-sum')).toMatchObject({ state: 'draft', statement: 'Not finished.', isPublished: true })
    // As it is published, it is no draft.
    await save('another-sum', before.revision + 1, sumProblem('cherries'))
    expect((await editOf('another-sum')).state).toBe('passed')
    await save('another-sum', before.revision + 2, { ...sumProblem('cherries'), statement: 'Not finished.' })
    expect([codeOf(await discard('another-sum', before.revision)), codeOf(await discard('another-sum', before.revision + 3))]).toEqual(['OUTDATED_EDIT', undefined])
    expect(await editOf('another-sum')).toMatchObject({ state: 'passed', statement: before.statement })
    // Nothing of what learners see has changed.
    expect((await changedAt()) - listed).toBeLessThan(30_000)
    await create('Short-lived', 'short-lived')
    expect((await discard('short-lived', 1)).errors).toBeUndefined()
    expect(codeOf(await admin.asks(READ, { slug: 'short-lived' }))).toBe('NOT_FOUND')
  })

  test('the audit log says what became of each request for publication, by title, with a page that exists (requirement G-5)', async () => {
    const quinces = { ...sumProblem('quinces'), about: sumProblem('quinces').about.replace('Total of quinces numbers', 'Quinces in all') }
    judge = () => true
    await write('quinces-in-all', quinces)
    await services.work()
    judge = acceptCorrect
    await publish('quinces-in-all', 2)
    await services.work()
    await create('Gone soon', 'gone-soon')
    await admin.asks('mutation { discardProblemDraft(slug: "gone-soon", revision: 1) }')
    const entries = async (q: string) =>
      (await admin.asks<{ auditLog: { items: { actorUsername: string; actionText: string; targetName: string; path: string | null; details: string }[] } }>('query ($q: String) { auditLog(q: $q) { items { actorUsername actionText targetName path details } } }', { q })).data!.auditLog.items.toReversed()
    const told = await entries('quinces-in-all')
    expect(told.map(({ actionText, targetName }) => `${actionText} ${targetName}`)).toEqual([
      'created the draft of the problem Untitled', 'submitted a version of the problem Quinces in all', 'failed to publish the problem Quinces in all',
      'submitted a version of the problem Quinces in all', 'published a version of the problem Quinces in all',
    ])
    expect(new Set(told.map(({ path }) => path))).toEqual(new Set(['/practice/quinces-in-all']))
    expect(new Set(told.map(({ actorUsername }) => actorUsername))).toEqual(new Set([boss.username]))
    expect(JSON.parse(told[2]!.details)).toMatchObject({ findings: [expect.stringContaining('without-last.py should fail'), expect.any(String)] })
    expect((await entries('gone-soon')).map(({ actionText, path }) => [actionText, path])).toEqual([['created the draft of the problem', null], ['deleted the draft of the problem', null]])
    await create('Still a draft', 'still-a-draft')
    expect((await entries('still-a-draft'))[0]!.path).toBe('/admin/problems?show=still-a-draft')
  })
})
