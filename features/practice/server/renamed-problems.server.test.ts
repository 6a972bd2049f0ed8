import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Judges } from '../rules/judging.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { loadProblemBank } from './load-problem-bank.ts'

const services = await openTestServices()
const { ada, boss } = await people(services, 'ada', 'boss')
const admin = await actingAs(services, boss, 'admin')
services.services.judges = {
  ...services.services.judges,
  judge: async ({ tests }) => ({
    sandbox: 'wasm', failure: null, outcomes: tests.map(() => ({ verdict: 'Accepted', timeMs: 1, memoryKb: 1, message: null, got: null, errors: null })),
  }),
} satisfies Judges

const [OLD, NEW] = ['ask-the-neighbours', 'k-nearest-neighbors-classifier']
const SUBMIT = 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id problem } }'
const OWN_DATA = `query ($slug: String!) {
  problem(slug: $slug) { id slug } ownSubmissions(problem: $slug) { items { verdict } } problemProgress(problems: [$slug]) { slug isSolved }
  codeDraft(problem: $slug, language: python) { code } problemHelp(problem: $slug) { hints }
}`
const ownData = async (slug: string) => (await ada.asks(OWN_DATA, { slug })).data
const idOf = async (slug: string) => (await services.pool.query<{ id: string }>('select id from problems where slug = $1', [slug])).rows[0]?.id
/** Restores the database as it was before the problem was renamed. */
const beforeRename = (set = "folder_hash = 'outdated'") => services.pool.query(`update problems set slug = $1, previous_slugs = '{}', ${set} where slug = $2`, [OLD, NEW])

describe('A problem that was renamed (requirement Q-34)', () => {
  let id: string | undefined

  beforeAll(async () => {
    id = await idOf(NEW)
    await beforeRename()
    const { errors } = await ada.asks(SUBMIT, { input: { problem: OLD, language: 'python', code: 'pass', key: randomUUID() } })
    expect(errors).toBeUndefined()
    const SAVE_AND_OPEN = 'mutation ($slug: String!, $code: CodeInput!) { saveCode(input: $code) { revision } openHint(problem: $slug, number: 1) { hints } }'
    expect((await ada.asks(SAVE_AND_OPEN, { slug: OLD, code: { problem: OLD, language: 'python', code: 'pass', revision: 0 } })).errors).toBeUndefined()
    // Once for the judge, once for the consequences of its verdict.
    await services.work()
    await services.work()
    await loadProblemBank(services.services)
  })

  test('keeps its id and the data of members', async () => {
    expect([await idOf(NEW), await idOf(OLD)]).toEqual([id, undefined])
    const { rows } = await services.pool.query("select count(*)::int as solved from activities where kind = 'problem.solved' and subject_id = $1 and person_id = $2", [id, ada.id])
    expect(rows).toEqual([{ solved: 1 }])
    for (const slug of [OLD, NEW]) {
      expect(await ownData(slug)).toEqual({
        problem: { id, slug: NEW }, ownSubmissions: { items: [{ verdict: 'Accepted' }] }, problemProgress: [{ slug, isSolved: true }],
        codeDraft: { code: 'pass' }, problemHelp: { hints: [expect.any(String)] },
      })
    }
  })

  test('accepts submissions by either slug', async () => {
    const { data } = await ada.asks(SUBMIT, { input: { problem: OLD, language: 'python', code: 'pass', key: randomUUID() } })
    expect(data.submitSolution.problem).toBe(NEW)
  })

  test('is edited by either slug, and no other problem can get the old one', async () => {
    const EDIT = 'query ($slug: String!) { problemEdit(slug: $slug) { slug about statement hints editorial tests solutions } }'
    const { slug, ...edit } = (await admin.asks(EDIT, { slug: OLD })).data.problemEdit
    expect(slug).toBe(NEW)
    const write = (change: object) => admin.asks('mutation ($input: ProblemEditInput!) { saveProblemDraft(input: $input) }', { input: { slug: OLD, revision: 0, ...edit, ...change } })
    const taken = await admin.asks('mutation ($slug: String!) { createProblem(title: "Neighbors again", slug: $slug) }', { slug: OLD })
    expect(taken.errors![0]!.extensions.code).toBe('INVALID_INPUT')
    expect((await write({})).errors).toBeUndefined()
    expect((await services.pool.query('select slug from problem_edits')).rows).toEqual([{ slug: NEW }])
  })

  test('is also renamed if an admin changed it; the changes and edits stay', async () => {
    await beforeRename(`folder_hash = null, body = jsonb_set(body, '{about,title}', '"Neighbors, corrected"')`)
    await services.pool.query('update problem_edits set slug = $1', [OLD])
    await loadProblemBank(services.services)
    const { data } = await visitor(services).asks('query ($slug: String!) { problem(slug: $slug) { id slug title } }', { slug: OLD })
    expect(data.problem).toEqual({ id, slug: NEW, title: 'Neighbors, corrected' })
    expect((await services.pool.query('select slug from problem_edits')).rows).toEqual([{ slug: NEW }])
  })
})
