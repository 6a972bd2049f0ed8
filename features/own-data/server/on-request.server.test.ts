import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { pool, app, mails } = services
const { root, second } = await people(services, 'root', 'second')
const admin = await actingAs(services, root, 'admin')
const other = await actingAs(services, second, 'admin')
const messageOf = (reply: { errors?: { message: string }[] | undefined; error?: string }) => reply.errors?.[0]?.message ?? reply.error ?? null
const PLAN = 'query ($id: ID!, $into: String!) { planAccountMerge(personId: $id, into: $into) { username problem content { label moved dropped } } }'
const MERGE = 'mutation ($id: ID!, $into: String!) { mergeAccounts(personId: $id, into: $into, reason: "Same person, by email") }'
const DATA = 'query ($id: ID!) { personData(personId: $id) { export { id finishedAt } deletionDueAt } }'
const EXPORT = 'mutation ($id: ID!) { requestPersonExport(personId: $id, reason: "By letter") }'
const ERASE = 'mutation ($id: ID!, $on: Boolean!) { changePersonErasure(personId: $id, isRequested: $on, reason: "By letter") }'
const dataOf = async (person: Person) => (await admin.asks(DATA, { id: person.id })).data.personData
const deedsOf = async (person: Person) => (await pool.query<{ deed: string }>('select deed from audit_log where target_id = $1 order by id', [person.id])).rows.map(({ deed }) => deed)

/** Gives a person an accepted submission for a problem, one problem for each mark. */
async function solve(person: Person, mark: string): Promise<void> {
  await pool.query("insert into problems (id, slug, title, difficulty, category, tags, body, shown, solutions, revision) select md5($1)::uuid, $1, $1, difficulty, category, tags, body, shown, solutions, 'r' from (select 'Easy' as difficulty, 'algo' as category, '{}'::text[] as tags, '{}'::jsonb as body, '{}'::jsonb as shown, '{}'::jsonb as solutions) d on conflict do nothing", [mark])
  await pool.query(
    "insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, is_first_acceptance) values (md5($1)::uuid, $2, gen_random_uuid(), 'python', '', now(), now(), 'judged', now(), 'Accepted', true)",
    [mark, person.id],
  )
}

describe('Merging duplicate accounts (requirement G-25)', () => {
  test('the dry run says what moves, and changes nothing', async () => {
    const { old, kept } = await people(services, 'old', 'kept')
    await publishes(old, 'Written with the old account')
    const { data } = await admin.asks(PLAN, { id: old.id, into: `@${kept.username.toUpperCase()}` })
    expect(data.planAccountMerge).toMatchObject({ username: kept.username, problem: null })
    expect(data.planAccountMerge.content).toContainEqual({ label: 'Blogs', moved: 1, dropped: 0 })
    const { rows } = await pool.query('select author_id from blogs where author_id = $1', [old.id])
    expect(rows).toHaveLength(1)
  })

  test('content moves, what both have stays once, and the old account is suspended and will be deleted', async () => {
    const { old, kept } = await people(services, 'old', 'kept')
    const { slug } = await publishes(old, 'Moves along')
    await solve(old, 'only-old')
    await solve(old, 'both-solved')
    await solve(kept, 'both-solved')
    await solve(old, 'given-up-by-kept')
    await solve(kept, 'given-up-by-kept')
    await pool.query("update submissions set is_after_giving_up = true where person_id = $1 and problem_id = md5('given-up-by-kept')::uuid", [kept.id])
    expect(messageOf(await admin.asks(MERGE, { id: old.id, into: kept.username }))).toBeNull()
    const blog = await kept.asks('query ($slug: String!) { blog(slug: $slug) { author { username } } }', { slug })
    expect(blog.data.blog.author.username).toBe(kept.username)
    const firsts = await pool.query("select count(*)::int as count from submissions where person_id = $1 and is_first_acceptance", [kept.id])
    expect(firsts.rows[0].count).toBe(3)
    const alone = await pool.query("select 1 from submissions where person_id = $1 and problem_id = md5('given-up-by-kept')::uuid and is_first_acceptance and not is_after_giving_up", [kept.id])
    expect(alone.rows).toHaveLength(1)
    expect((await pool.query('select 1 from submissions where person_id = $1', [old.id])).rows).toEqual([])
    expect(messageOf(await old.asks('{ ownBlogs { __typename } }'))).toBe('You’ve been logged out. Log in again.')
    expect((await dataOf(old)).deletionDueAt).not.toBeNull()
    expect(await deedsOf(old)).toEqual(['person.suspended', 'accounts.merged'])
    expect(await deedsOf(kept)).toEqual(['accounts.received'])
    // These problems have no text for the search index.
    await pool.query('delete from problems')
  })

  test('two admins merge the same account: the second one gets an error', async () => {
    const { old, kept } = await people(services, 'old', 'kept')
    const replies = await Promise.all([admin.asks(MERGE, { id: old.id, into: kept.username }), other.asks(MERGE, { id: old.id, into: kept.username })])
    expect(replies.map(messageOf).sort()).toEqual(['This account is already going to be deleted. Another admin may have merged it.', null])
  })

  test('one admin merges an account and another suspends it: neither blocks the other', async () => {
    const suspend = 'mutation ($id: ID!) { suspendPerson(personId: $id, suspended: true, reason: "Spam in comments") }'
    for (let n = 0; n < 6; n++) {
      const { old, kept } = await people(services, 'old', 'kept')
      const replies = await Promise.all([admin.asks(MERGE, { id: old.id, into: kept.username }), other.asks(suspend, { id: old.id }), other.asks(ERASE, { id: old.id, on: true })])
      expect(replies.map(messageOf)).toEqual([
        expect.toBeOneOf([null, 'This account is already going to be deleted. Another admin may have merged it.']), null, expect.toBeOneOf([null, 'The deletion is already requested.']),
      ])
    }
  })

  test('an admin account, one’s own account and unknown accounts are refused', async () => {
    const { old, kept } = await people(services, 'old', 'kept')
    expect(messageOf(await admin.asks(MERGE, { id: other.id, into: kept.username }))).toBe('This account has the admin role. Remove the role first.')
    expect(messageOf(await admin.asks(MERGE, { id: admin.id, into: kept.username }))).toBe('You can’t merge your own account away. Ask another admin.')
    expect(messageOf(await admin.asks(MERGE, { id: old.id, into: old.username }))).toBe('These are the same account.')
    expect(messageOf(await admin.asks(MERGE, { id: old.id, into: 'nobody-here' }))).toBe('There is no one with the username “nobody-here”.')
  })
})

describe('Export and erasure on request (requirement G-26)', () => {
  test('an admin exports the data of a person; each download is recorded, and others cannot download it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    expect(messageOf(await admin.asks(EXPORT, { id: ada.id }))).toBeNull()
    expect(messageOf(await other.asks(EXPORT, { id: ada.id }))).toBe('An export is already being prepared.')
    for (let n = 0; n < 3; n++) await services.work()
    const { id, finishedAt } = (await dataOf(ada)).export
    expect(finishedAt).not.toBeNull()
    const download = (person: Person) => app.inject({ url: `/api/person-exports/${id}`, headers: { authorization: `Bearer ${person.token}` } })
    expect((await download(ben)).statusCode).toBe(403)
    const file = await download(admin)
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect(await deedsOf(ada)).toEqual(['export.requested', 'export.downloaded'])
  })

  test('an admin requests a deletion and cancels it; the person gets an email; the second admin gets an error', async () => {
    const { ada } = await people(services, 'ada')
    expect(messageOf(await admin.asks(ERASE, { id: ada.id, on: true }))).toBeNull()
    expect(messageOf(await other.asks(ERASE, { id: ada.id, on: true }))).toBe('The deletion is already requested.')
    expect((await dataOf(ada)).deletionDueAt).not.toBeNull()
    for (let n = 0; n < 2; n++) await services.work()
    expect(mails.some(({ to, subject }) => to === ada.email && subject === 'Your account will be deleted')).toBe(true)
    expect(messageOf(await admin.asks(ERASE, { id: ada.id, on: false }))).toBeNull()
    expect(messageOf(await other.asks(ERASE, { id: ada.id, on: false }))).toBe('The deletion is no longer requested. Another admin may have canceled it.')
    expect(messageOf(await admin.asks(ERASE, { id: admin.id, on: true }))).toBe('Delete your own account in your settings.')
  })
})
