import { describe, expect, test } from 'vitest'
import type { Judges } from '../rules/judging.ts'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { problemsOfWriter, SAVE_PROBLEM } from '#tests/support/write-problem.ts'

const services = await openTestServices()
const { boss, mona, nora, nick } = await people(services, 'boss', 'mona', 'nora', 'nick')
const admin = await actingAs(services, boss, 'admin')
const mentor = await actingAs(services, mona, 'mentor')
const other = await actingAs(services, nora, 'mentor')
services.services.judges = {
  ...services.services.judges,
  report: () => Promise.resolve({ sandboxes: { python: 'wasm', javascript: 'wasm' }, hasNumpy: false, software: [], summary: '' }),
  judge: async ({ code }) => ({ sandbox: 'wasm', failure: null, outcomes: [{ verdict: /^(#|\/\/) /.test(code) ? 'Wrong Answer' : 'Accepted', timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }] }),
} satisfies Judges

const SLUG = 'total-of-kiwis'
const KIWIS = sumProblem('kiwis')
const { create, save, publish, write } = problemsOfWriter(mentor)
const READ = 'query ($slug: String!) { problemEdit(slug: $slug) { state revision isInReview isOwn reviewComment isPublished } }'
const edit = async (slug = SLUG) => (await mentor.asks(READ, { slug })).data.problemEdit
const published = async (slug = SLUG) => (await visitor(services).asks('query ($slug: String!) { problem(slug: $slug) { title } }', { slug })).data.problem
const decides = (by: Person, id: string, revision: number, decision: string, comment = '') =>
  by.asks('mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "problem", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }', { id, revision, decision, comment })
const waiting = async () =>
  (await admin.asks<{ approvals: { items: { id: string; revision: number; title: string; authorUsername: string }[] } }>('{ approvals(kind: "problem") { items { id revision title authorUsername } } }')).data!.approvals.items
const settle = async () => {
  for (let round = 0; round < 3; round++) await services.work()
}
const setSwitch = (isOn: boolean) => admin.asks('mutation ($isOn: Boolean!) { changeFeatureSwitch(name: "problems-without-review", isOn: $isOn, reason: "A trial.") }', { isOn })

describe('Problems that mentors propose (requirements G-30, Q-55)', () => {
  test('wait after the checks, come back with a reason, and are published by someone else', async () => {
    expect((await write(SLUG, KIWIS)).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
    await settle()
    expect([await edit(), await published()]).toEqual([{ state: 'passed', revision: 2, isInReview: true, isOwn: true, reviewComment: '', isPublished: false }, null])
    const [proposal] = await waiting()
    expect(proposal).toMatchObject({ revision: 2, authorUsername: mona.username })
    const detail = await admin.asks('query ($id: String!) { approval(kind: "problem", itemId: $id) { parts { title html } facts { label value } } }', { id: proposal!.id })
    expect(detail.data.approval.parts.map(({ title }: { title: string }) => title)).toEqual(['Statement', 'Hint 1', 'Hint 2', 'Hint 3', 'Editorial'])
    expect([messageOf(await save(SLUG, 2, KIWIS)), codeOf(await publish(SLUG, 2))]).toEqual(['This problem is being reviewed. Withdraw it to go on editing.', 'NOT_ALLOWED'])
    expect((await decides(admin, proposal!.id, 2, 'return', 'Add an example.')).errors).toBeUndefined()
    expect(await edit()).toMatchObject({ state: 'draft', isInReview: false, reviewComment: 'Add an example.' })
    expect((await save(SLUG, 2, KIWIS)).errors).toBeUndefined()
    expect((await edit()).reviewComment).toBe('Add an example.')
    await publish(SLUG, 3)
    await settle()
    const [again] = await waiting()
    expect(codeOf(await decides(admin, proposal!.id, 2, 'approve'))).toBe('OUTDATED_EDIT')
    expect((await decides(admin, again!.id, 3, 'approve')).errors).toBeUndefined()
    await settle()
    expect([await waiting(), (await edit()).isPublished, (await published()) !== null]).toEqual([[], true, true])
    const notes = await mentor.asks('{ notifications { items { title path } } }')
    expect(notes.data.notifications.items).toMatchObject([{ title: 'Problem published', path: '/practice/total-of-kiwis' }, { title: 'Changes requested', path: '/practice/problems?show=total-of-kiwis' }])
  })

  test('that no longer pass their checks can only be sent back', async () => {
    await write('outdated-total', sumProblem('figs'))
    await settle()
    const { id, revision } = (await waiting())[0]!
    await services.pool.query("update problem_edits set body = jsonb_set(body, '{tests}', '[]') where slug = 'outdated-total'")
    expect(messageOf(await decides(admin, id, revision, 'approve'))).toBe('This problem no longer passes its checks. Send it back.')
    expect((await decides(admin, id, revision, 'return', 'Add tests.')).errors).toBeUndefined()
    expect(await waiting()).toEqual([])
  })

  test('are taken back by their author, and then nobody can decide about them', async () => {
    await write('taken-back', sumProblem('dates'))
    await settle()
    const { id, revision } = (await waiting())[0]!
    const withdraw = (by: Person) => by.asks('mutation { withdrawProblem(slug: "taken-back") }')
    expect([codeOf(await withdraw(other)), codeOf(await withdraw(mentor)), codeOf(await withdraw(mentor))]).toEqual(['NOT_FOUND', undefined, 'OUTDATED_EDIT'])
    expect(codeOf(await decides(admin, id, revision, 'approve'))).not.toBeUndefined()
    expect((await edit('taken-back')).state).toBe('draft')
  })

  test('belong to their author and to editors; others do not find them', async () => {
    const reads = async (by: Person) => codeOf(await by.asks(READ, { slug: SLUG }))
    expect([await reads(other), await reads(mentor), await reads(admin), await reads(nick)]).toEqual(['NOT_FOUND', undefined, undefined, 'NOT_ALLOWED'])
    expect(codeOf(await other.asks(SAVE_PROBLEM, { input: { slug: SLUG, revision: 3, ...KIWIS } }))).toBe('NOT_FOUND')
    expect(codeOf(await mentor.asks(READ, { slug: 'two-sum' }))).toBe('NOT_FOUND')
    expect([codeOf(await mentor.asks('{ editableProblems { total } }')), codeOf(await mentor.asks(`mutation { unpublishProblem(slug: "${SLUG}") }`))]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
    const own = async (by: Person) => (await by.asks('{ ownWrittenProblems { slug isInReview isPublished } }')).data.ownWrittenProblems.map(({ slug }: { slug: string }) => slug)
    expect([await own(mentor), await own(other)]).toEqual([['taken-back', 'outdated-total', SLUG], []])
    // A change of a published problem waits, too.
    await save(SLUG, 3, { ...KIWIS, editorial: 'One pass over the list of kiwis is enough, and it needs no memory.' })
    await publish(SLUG, 4)
    await settle()
    expect(await waiting()).toMatchObject([{ revision: 4 }])
  })

  test('of admins wait for a second person when the site says so', async () => {
    const { zoe } = await people(services, 'zoe')
    const second = await actingAs(services, zoe, 'admin')
    const asks = async () => (await admin.asks('{ problemEdit(slug: "two-sum") { asksForReview } }')).data.problemEdit.asksForReview as boolean
    expect(await asks()).toBe(false)
    expect((await setSwitch(false)).errors).toBeUndefined()
    expect(await asks()).toBe(true)
    await problemsOfWriter(admin).write('of-an-admin', sumProblem('mangos'))
    await settle()
    expect(await published('of-an-admin')).toBeNull()
    const { id, revision } = (await waiting()).find(({ authorUsername }) => authorUsername === boss.username)!
    expect([codeOf(await decides(admin, id, revision, 'approve')), codeOf(await decides(second, id, revision, 'approve'))]).toEqual(['NOT_ALLOWED', undefined])
    await settle()
    expect(await published('of-an-admin')).not.toBeNull()
    expect((await setSwitch(true)).errors).toBeUndefined()
    await problemsOfWriter(admin).write('of-an-admin-alone', sumProblem('melons'))
    await settle()
    expect(await published('of-an-admin-alone')).not.toBeNull()
  })

  test('are limited to ten a day, and drafts to fifty', async () => {
    const { lena } = await people(services, 'lena')
    const writer = problemsOfWriter(await actingAs(services, lena, 'mentor'))
    await writer.create('Many', 'many-times')
    await writer.save('many-times', 1, sumProblem('nuts'))
    const codes = []
    for (let at = 0; at < 11; at += 1) codes.push(codeOf(await writer.publish('many-times', 2)))
    expect([codes.slice(0, 10).every((code) => code === undefined), codes[10]]).toEqual([true, 'TOO_FAST'])
    await services.pool.query("insert into problem_edits (slug, body, solutions, state, author_id, edited_at) select 'draft-' || n, '{}', '[]', 'draft', $1, now() from generate_series(1, 49) n", [lena.id])
    expect(messageOf(await writer.create('One too many', 'one-too-many'))).toBe('You have 50 drafts. Publish or delete one first.')
  })

  test('go with the account of their author, but what was published stays', async () => {
    await create('Last', 'last-draft')
    await services.pool.query('delete from people where id = $1', [mona.id])
    expect((await services.pool.query("select slug from problem_edits where slug in ('last-draft', $1)", [SLUG])).rows).toEqual([])
    expect(await published()).not.toBeNull()
  })
})
