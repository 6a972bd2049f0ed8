import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { addSubmission, problemsOf } from '#tests/support/submissions.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { pool } = services
let admin: Person
let ada: Person
let slugs: string[]

beforeAll(async () => {
  const { root, ...others } = await people(services, 'root', 'ada')
  ada = others.ada
  admin = await actingAs(services, root, 'admin')
  slugs = (await pool.query<{ slug: string }>('select slug from problems where is_published order by slug limit 3')).rows.map(({ slug }) => slug)
})

const tags = (by: Person, add: string[], remove: string[] = [], of = slugs) => by.asks('mutation ($slugs: [String!]!, $add: [String!]!, $remove: [String!]!) { tagProblems(slugs: $slugs, add: $add, remove: $remove) { slug before after } }', { slugs: of, add, remove })
const retires = (by: Person, isRetired: boolean, reason = 'Outdated.') => by.asks('mutation ($slugs: [String!]!, $isRetired: Boolean!, $reason: String!) { retireProblems(slugs: $slugs, isRetired: $isRetired, reason: $reason) }', { slugs, isRetired, reason })
interface Listed { slug: string; tags: string[]; isPublished: boolean; wasPublished: boolean }
const finds = async (find: string, state: string | null = null) =>
  (await admin.asks<{ editableProblems: { items: Listed[] } }>('query ($find: String, $state: String) { editableProblems(find: $find, state: $state) { items { slug tags isPublished wasPublished } } }', { find, state })).data!.editableProblems.items
const isPublic = async (slug: string) => (await visitor(services).asks<{ problem: object | null }>('query ($slug: String!) { problem(slug: $slug) { title } }', { slug })).data?.problem !== null

describe('Problems in the administration (requirement G-38)', () => {
  test('are found by title, slug or tag, and by state', async () => {
    const [first] = slugs
    expect((await finds(first!)).map(({ slug }) => slug)).toContain(first)
    expect(await finds('nothing%like_this')).toEqual([])
    expect((await finds('', 'unpublished')).every(({ isPublished }) => !isPublished)).toBe(true)
    expect(codeOf(await ada.asks('{ editableProblems { total } }'))).toBe('NOT_ALLOWED')
  })

  test('show their difficulty, category and how members did, and are sorted and paged by them', async () => {
    const list = async (args: object) =>
      (await admin.asks('query ($sort: String, $page: Int, $difficulty: String, $category: String, $state: String) { editableProblems(sort: $sort, page: $page, difficulty: $difficulty, category: $category, state: $state) { total pages items { slug title difficulty category solvers attempts accepted } } }', args)).data!.editableProblems
    const [easy, busy] = await problemsOf(services)
    await addSubmission(services, ada, busy!, { verdict: 'Wrong Answer' })
    await addSubmission(services, ada, busy!, { verdict: 'Accepted' })
    await addSubmission(services, ada, busy!, { verdict: 'Accepted' })
    await addSubmission(services, ada, busy!, { verdict: 'Judge Error' })
    await addSubmission(services, admin, easy!, { verdict: 'Accepted' })
    expect((await list({ sort: '-attempts' })).items.slice(0, 2)).toMatchObject([{ slug: busy!.slug, solvers: 1, attempts: 3, accepted: 2 }, { slug: easy!.slug, solvers: 1, attempts: 1, accepted: 1 }])
    expect((await list({ sort: '-accepted' })).items.slice(0, 2).map(({ slug }: { slug: string }) => slug)).toEqual([easy!.slug, busy!.slug])
    const byTitle = await list({ sort: 'title' })
    const titles = byTitle.items.map(({ title }: { title: string }) => title.toLowerCase())
    expect([titles.length, titles]).toEqual([25, titles.toSorted()])
    const second = await list({ sort: 'title', page: 2 })
    expect(second.items[0].title.toLowerCase() > titles.at(-1)).toBe(true)
    expect((await list({ sort: 'title', page: 99 })).items[0]).toEqual(byTitle.items[0])
    const hard = await list({ difficulty: 'Hard', category: 'math', state: 'published' })
    expect(hard.items.length).toBeGreaterThan(0)
    expect(hard.items.every((item: { difficulty: string; category: string }) => item.difficulty === 'Hard' && item.category === 'math')).toBe(true)
    expect((await list({ state: 'draft' })).total).toBe(0)
  })

  test('get and lose tags together, or not at all, and keep them when the bank is loaded again', async () => {
    await pool.query("update problems set tags = array['arrays', 'sorting'] where slug = any ($1)", [slugs])
    expect([codeOf(await tags(ada, ['review'])), messageOf(await tags(admin, ['Not a tag'])), messageOf(await tags(admin, []))]).toEqual(['NOT_ALLOWED', 'Use 2 to 25 lowercase letters and hyphens per tag.', 'Enter a tag to add or to remove.'])
    expect((await tags(admin, ['review'], ['sorting'])).errors).toBeUndefined()
    expect((await finds('review')).filter(({ slug }) => slugs.includes(slug)).map((problem) => problem.tags)).toEqual(slugs.map(() => ['arrays', 'review']))
    expect(messageOf(await tags(admin, [], ['arrays', 'review']))).toMatch(/^“.*” would have no tags\. Nothing was changed\.$/)
    expect(codeOf(await tags(admin, ['review'], [], [...slugs, 'no-such-problem']))).toBe('NOT_FOUND')
    const { rows } = await pool.query("select body->'about'->'tags' as tags, folder_hash from problems where slug = $1", [slugs[0]])
    expect(rows).toEqual([{ tags: ['arrays', 'review'], folder_hash: null }])
  })

  test('get back the tags that they had before, unless these have changed meanwhile', async () => {
    const undoes = (problems: object[], by = admin) => by.asks('mutation ($problems: [ChangedTagsInput!]!) { restoreProblemTags(problems: $problems) }', { problems })
    const tagsOf = async () => (await pool.query<{ tags: string[] }>('select tags from problems where slug = any ($1) order by slug', [slugs])).rows.map((row) => row.tags)
    const [first, second] = slugs
    await pool.query("update problems set tags = array['graphs'] where slug = $1", [first])
    await pool.query("update problems set tags = array['arrays', 'graphs'] where slug <> $1 and slug = any ($2)", [first, slugs])
    const before = await tagsOf()
    const changed = (await tags(admin, ['arrays'])).data.tagProblems
    expect(changed).toEqual([{ slug: first, before: ['graphs'], after: ['graphs', 'arrays'] }])
    expect(codeOf(await undoes(changed, ada))).toBe('NOT_ALLOWED')
    expect((await undoes(changed)).errors).toBeUndefined()
    expect(await tagsOf()).toEqual(before)
    const again = (await tags(admin, ['trees'])).data.tagProblems
    await tags(admin, ['later'], [], [second!])
    expect(messageOf(await undoes(again))).toMatch(/^The tags of “.*” have changed since\. Nothing was undone\.$/)
    expect((await tagsOf())[0]).toEqual(['graphs', 'trees'])
  })

  test('are retired with a reason, and restored as they were', async () => {
    expect(messageOf(await retires(admin, true, ' '))).toBe('Enter a reason. It’s recorded in the audit log.')
    await pool.query('update problems set is_published = false where slug = $1', [slugs[2]])
    // One of them is retired already: an undo must leave it alone.
    expect((await retires(admin, true)).data.retireProblems.toSorted()).toEqual(slugs.slice(0, 2))
    expect(await Promise.all(slugs.map(isPublic))).toEqual([false, false, false])
    expect((await finds(slugs[0]!, 'unpublished')).find(({ slug }) => slug === slugs[0])).toMatchObject({ isPublished: false, wasPublished: true })
    expect((await retires(admin, false, 'Mended.')).data.retireProblems.toSorted()).toEqual(slugs)
    expect(await Promise.all(slugs.map(isPublic))).toEqual([true, true, true])
    // An entry names only what changed.
    const { rows } = await pool.query("select deed, reason, target_name from audit_log where deed in ('problems.retired', 'problems.restored') order by id")
    expect(rows).toEqual([{ deed: 'problems.retired', reason: 'Outdated.', target_name: '2 problems' }, { deed: 'problems.restored', reason: 'Mended.', target_name: '3 problems' }])
  })

  test('editors who may not publish neither change tags of published problems nor restore retired ones', async () => {
    await pool.query("update roles set rights = array_remove(rights, 'problems.publish') where name = 'admin'")
    expect(codeOf(await tags(admin, ['unseen']))).toBe('NOT_ALLOWED')
    expect((await retires(admin, true)).errors).toBeUndefined()
    expect(messageOf(await retires(admin, false))).toBe('You can’t publish problems. Save the problem instead, and someone will review it.')
    await pool.query("update roles set rights = rights || array['problems.publish'] where name = 'admin'")
    expect((await retires(admin, false)).errors).toBeUndefined()
  })

  test('an edit that is being checked is checked again with its new tags', async () => {
    const [slug] = slugs
    await pool.query("insert into problem_edits (slug, body, solutions, state, edited_by, edited_at) select slug, body, '[]', 'checking', $2, now() from problems where slug = $1", [slug, admin.id])
    expect((await tags(admin, ['again'], ['review'], [slug!])).errors).toBeUndefined()
    await services.work()
    expect((await pool.query('select state, revision from problem_edits where slug = $1', [slug])).rows).toEqual([{ state: 'failed', revision: 2 }])
  })
})
