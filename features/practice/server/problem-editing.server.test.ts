import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { JudgeReport, Judges, JudgeInput } from '../rules/judging.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { NEW_PROBLEM } from '../rules/new-problem.ts'
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
  report: () => Promise.resolve({ sandboxes: engines, hasNumpy: false, summary: '' }),
  judge: async (input) => {
    const verdict = judge(input) ? 'Accepted' : 'Wrong Answer'
    return { sandbox: 'wasm', failure: null, outcomes: [{ verdict, timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }] }
  },
} satisfies Judges

const WRITE = 'mutation ($input: ProblemEditInput!) { saveProblemEdit(input: $input) }'
const PREVIEW = 'mutation ($input: ProblemEditInput!) { previewProblem(input: $input) { statement explanations findings } }'
const READ = 'query ($slug: String!) { problemEdit(slug: $slug) { state findings verdicts { file verdict isExpected message } revision isPublished statement } }'
const PUBLISHED = 'query ($slug: String!) { problem(slug: $slug) { title revision } }'

const input = (change: Partial<Record<keyof typeof NEW_PROBLEM, string>> & { slug?: string; revision?: number } = {}) => ({ slug: 'sum-of-a-list', revision: 0, ...NEW_PROBLEM, ...change })
const editOf = async (slug = 'sum-of-a-list') => (await admin.asks(READ, { slug })).data.problemEdit
const published = async (slug = 'sum-of-a-list') => (await visitor(services).asks(PUBLISHED, { slug })).data.problem

describe('Editing a problem on the site (requirement Q-13)', () => {
  test('publishes it after the gate and is in the audit log', async () => {
    expect((await admin.asks(WRITE, { input: input() })).data.saveProblemEdit).toBe(1)
    expect([(await editOf()).state, await published()]).toEqual(['checking', null])
    await services.work()
    expect(await editOf()).toMatchObject({ state: 'passed', findings: [], isPublished: true })
    expect((await published()).title).toBe('Sum of a list')
    expect((await services.pool.query("select target_name from audit_log where deed = 'problem.written'")).rows).toEqual([{ target_name: 'sum-of-a-list' }])
  })

  test('does not publish it if a known-wrong solution passes or a reference fails; the previous version stays', async () => {
    judge = () => true
    const before = await published()
    expect((await admin.asks(WRITE, { input: input({ revision: 1, tests: NEW_PROBLEM.tests.replace('"expected":7', '"expected":8') }) })).errors).toBeUndefined()
    await services.work()
    expect((await editOf()).findings).toEqual(['wrong/first-only.py should fail, but it passes every test.', 'wrong/absolute.js should fail, but it passes every test.'])
    expect((await editOf()).verdicts[2]).toEqual({ file: 'wrong/first-only.py', verdict: 'Accepted', isExpected: false, message: '' })
    judge = () => false
    await admin.asks(WRITE, { input: input({ revision: 2 }) })
    await services.work()
    expect((await editOf()).findings).toEqual(['reference.py should pass: Wrong Answer. Test 1.', 'reference.js should pass: Wrong Answer. Test 1.'])
    expect(await published()).toEqual(before)
    judge = acceptCorrect
  })

  test('leaves the check to a judge that can run all of its solutions (requirement J-13)', async () => {
    const { db } = services.services.database
    engines = { javascript: 'wasm' }
    await saveJudgeProcess(db, { id: randomUUID(), capacity: 1, summary: '', engines: ['python', 'javascript'], at: services.clock.now() })
    const { revision } = await editOf()
    await admin.asks(WRITE, { input: input({ revision }) })
    await services.work()
    expect((await editOf()).state).toBe('checking')
    // The next process that looks takes it; here it is this one, which can run all solutions now.
    engines = { python: 'wasm', javascript: 'wasm' }
    await expect.poll(() => services.work().then(() => editOf())).toMatchObject({ state: 'passed' })
    await db.deleteFrom('judge_processes').execute()
  })

  test('reports errors with their place before any solution runs', async () => {
    const preview = async (change: Parameters<typeof input>[0]) => (await admin.asks(PREVIEW, { input: input(change) })).data.previewProblem
    expect(await preview({})).toMatchObject({ findings: [], statement: expect.stringContaining('<code>numbers</code>') })
    expect((await preview({ about: '{"title": 3}', tests: '[3]', hints: '{}' }))).toMatchObject({ statement: expect.stringContaining('<code>numbers</code>'), explanations: [] })
    expect((await preview({ about: '{"title": 3}' })).findings.join(' ')).toMatch(/title: .*difficulty: /)
    expect((await preview({ statement: 'Add them up.' })).findings).toEqual(['Mention `numbers` in the statement.'])
    expect((await preview({ tests: NEW_PROBLEM.tests.replace('"expected":3', '"expected":"three"') })).findings[0]).toMatch(/^Test 1: The answer should be a whole number/)
    expect((await preview({ solutions: '[]' })).findings).toHaveLength(3)
    expect((await preview({ statement: 'Add up `numbers`, $\\frac{1}{$ broken.' })).findings).toEqual([expect.stringMatching(/^This formula isn’t valid: `\\frac\{1\}\{`/)])
    expect((await preview({ statement: 'Add up `numbers`, $\\frac{1}{n}$ whole.' })).findings).toEqual([])
    expect((await preview({ hints: NEW_PROBLEM.hints.replace('Keep a', 'Do return sum(numbers) and keep one') })).findings).toEqual(['Hint 2: This contains a line of a reference solution: `return sum(numbers)`.'])
    const refused = await admin.asks(PREVIEW, { input: input({ about: '{' }) })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { about: 'This isn’t valid JSON.' } })
  })

  test('reports the title of another problem and ten words in a row of its texts, and does not publish them (requirement Q-29)', async () => {
    const titled = (title: string) => NEW_PROBLEM.about.replace('Sum of a list', title)
    await admin.asks(WRITE, { input: input({ slug: 'another-sum', about: titled('two  Sum'), editorial: 'A receipt shows the total target, and you remember buying exactly two things.' }) })
    await services.work()
    expect(await editOf('another-sum')).toMatchObject({ state: 'failed', isPublished: false })
    expect((await editOf('another-sum')).findings).toEqual(['title: There is already a problem called Two Sum.', expect.stringMatching(/^editorial: Ten words in a row also appear in Two Sum: “/)])
    await admin.asks(WRITE, { input: input({ slug: 'another-sum', revision: 1, about: titled('Another sum') }) })
    await services.work()
    expect(await editOf('another-sum')).toMatchObject({ state: 'passed', isPublished: true })
  })

  test('rejects outdated edits and people without the right', async () => {
    expect((await admin.asks(WRITE, { input: input({ revision: 1 }) })).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    const taken = await admin.asks(WRITE, { input: { ...input({ slug: 'two-sum' }), isNew: true } })
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { slug: 'A problem with this slug already exists.' } })
    expect((await ada.asks(WRITE, { input: input({ revision: 3 }) })).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await admin.asks('mutation { unpublishProblem(slug: "sum-of-a-list") }')).errors).toBeUndefined()
    expect([await published(), (await editOf()).isPublished]).toEqual([null, false])
    expect((await admin.asks('{ editableProblems { slug } }')).data.editableProblems.length).toBeGreaterThan(20)
  })
})

describe('Problems of editors who may not publish (requirement G-30)', () => {
  const slug = 'proposed-sum'
  const decides = (id: string, revision: number, decision: string, comment = '') =>
    admin.asks('mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "problem", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }', { id, revision, decision, comment })
  const waiting = async () =>
    (await admin.asks<{ approvals: { items: { id: string; revision: number; title: string; authorUsername: string }[] } }>('{ approvals(kind: "problem") { items { id revision title authorUsername } } }')).data!.approvals.items
  const settle = async () => {
    for (let round = 0; round < 3; round++) await services.work()
  }

  test('wait after the checks, come back with a reason, and are published by someone else', async () => {
    const { mona } = await people(services, 'mona')
    const mentor = await actingAs(services, mona, 'mentor')
    await services.pool.query("update roles set rights = array_append(rights, 'problems.edit') where name = 'mentor'")
    const save = (revision: number) => mentor.asks(WRITE, { input: input({ slug, revision }) })
    const edit = async () => (await mentor.asks('query ($slug: String!) { problemEdit(slug: $slug) { state isInReview reviewComment isPublished } }', { slug })).data.problemEdit
    expect((await save(0)).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
    await settle()
    expect([await edit(), await published(slug)]).toEqual([{ state: 'passed', isInReview: true, reviewComment: '', isPublished: false }, null])
    const [proposal] = await waiting()
    expect(proposal).toMatchObject({ revision: 1, authorUsername: mona.username })
    const detail = await admin.asks('query ($id: String!) { approval(kind: "problem", itemId: $id) { parts { title html } facts { label value } } }', { id: proposal!.id })
    expect(detail.data.approval.parts.map(({ title }: { title: string }) => title)).toEqual(['Statement', 'Hint 1', 'Hint 2', 'Hint 3', 'Editorial'])
    expect((await decides(proposal!.id, 1, 'return', 'Add an example.')).errors).toBeUndefined()
    expect(await edit()).toMatchObject({ isInReview: false, reviewComment: 'Add an example.' })
    await save(1)
    await settle()
    const [again] = await waiting()
    expect((await decides(proposal!.id, 1, 'approve')).errors![0]!.extensions!.code).toBe('OUTDATED_EDIT')
    expect((await decides(again!.id, 2, 'approve')).errors).toBeUndefined()
    await settle()
    expect([await waiting(), (await edit()).isPublished, (await published(slug)) !== null]).toEqual([[], true, true])
    const notes = await mentor.asks('{ notifications { items { title } } }')
    expect(notes.data.notifications.items.map(({ title }: { title: string }) => title)).toEqual(['Problem published', 'Changes requested'])
  })

  test('that no longer pass their checks can only be sent back', async () => {
    const { nora } = await people(services, 'nora')
    const mentor = await actingAs(services, nora, 'mentor')
    expect((await mentor.asks(WRITE, { input: input({ slug: 'outdated-sum', about: NEW_PROBLEM.about.replace('Sum of a list', 'Total of a list') }) })).errors).toBeUndefined()
    await settle()
    const id = (await waiting())[0]!.id
    await services.pool.query("update problem_edits set body = jsonb_set(body, '{tests}', '[]') where slug = 'outdated-sum'")
    const approved = await decides(id, 1, 'approve')
    expect(approved.errors![0]!.message).toBe('This problem no longer passes its checks. Send it back.')
    expect((await decides(id, 1, 'return', 'Add tests.')).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
  })
})
