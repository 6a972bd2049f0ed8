import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { problemsOf, runListeners, addAcceptedSubmission, revokeSubmissions } from '#tests/support/submissions.ts'

const services = await openTestServices()
const anybody = visitor(services)
const problems = await problemsOf(services)
const ago = (days: number) => new Date(services.clock.now().getTime() - days * 24 * 3600 * 1000)
const HELD = 'query ($id: String!) { profile(id: $id) { badges { id label path earnedAt } } }'
const held = async (person: Person, by: Pick<Person, 'asks'> = anybody): Promise<{ id: string; label: string; earnedAt: string }[] | null> =>
  (await by.asks(HELD, { id: person.username })).data.profile.badges
const labels = async (person: Person) => (await held(person))!.map(({ label }) => label)
const PROOF = 'query ($id: String!) { badge(id: $id) { badge { label says } person { username } evidence { title path } holds } }'
const proof = async (id: string, by: Pick<Person, 'asks'> = anybody) => (await by.asks(PROOF, { id })).data.badge

describe('Badges (requirements L-30 to L-32)', () => {
  test('are earned at the moment at which they came true, once, and prove themselves on a page of their own', async () => {
    const { ada } = await people(services, 'ada')
    const hard = problems.find(({ difficulty }) => difficulty === 'Hard')!
    await addAcceptedSubmission(services, ada, hard, ago(2))
    await runListeners(services)
    await addAcceptedSubmission(services, ada, problems.find((one) => one.id !== hard.id)!)
    await runListeners(services)
    const badges = (await held(ada))!
    expect(badges.map(({ label }) => label).slice(0, 2).sort()).toEqual(['First hard problem', 'First solution'])
    expect(new Date(badges[0]!.earnedAt).getTime()).toBeLessThan(ago(1).getTime())
    const ridge = badges.find(({ label }) => label === 'First hard problem')!
    expect(await proof(ridge.id)).toEqual({
      badge: { label: 'First hard problem', says: 'solved a hard problem' }, person: { username: ada.username },
      evidence: [{ title: hard.title, path: `/practice/${hard.slug}` }], holds: true,
    })
  })

  test('go with the solution that earned them', async () => {
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, problems[0]!)
    await runListeners(services)
    const [badge] = (await held(ada))!
    await revokeSubmissions(services, ada, problems[0]!)
    await runListeners(services)
    expect(await labels(ada)).toEqual([])
    expect(await proof(badge!.id)).toBeNull()
  })

  test('follow a problem that is found to be easier, and then harder again', async () => {
    const { ada } = await people(services, 'ada')
    const hard = problems.find(({ difficulty }) => difficulty === 'Hard')!
    const becomes = async (difficulty: string) => {
      await services.pool.query('update problems set difficulty = $1 where id = $2', [difficulty, hard.id])
      await openContext(services.services).inTransaction((context) => context.emit({ name: 'problem.changed', problemId: hard.id, slug: hard.slug, revision: 'same' }))
      await runListeners(services)
    }
    await addAcceptedSubmission(services, ada, hard)
    await runListeners(services)
    await becomes('Easy')
    expect(await labels(ada)).toEqual(['First solution'])
    await becomes('Hard')
    expect((await labels(ada)).sort()).toEqual(['First hard problem', 'First solution'])
  })

  test('seven days in a row and a blog that ten people like earn one each; the second stays when a like is taken back', async () => {
    const { ada } = await people(services, 'ada')
    for (const [days, problem] of problems.slice(0, 7).entries()) await addAcceptedSubmission(services, ada, problem, ago(days))
    const blog = await publishes(ada, 'Liked by ten')
    await services.pool.query(
      `with fans as (insert into people (username, name) select 'fan-' || n, 'Fan' from generate_series(1, 9) n returning id)
       insert into blog_reactions (blog_id, person_id, kind, reacted_at) select $1, id, 'like', now() from fans`, [blog._id])
    await services.pool.query('update blogs set like_count = 9 where id = $1', [blog._id])
    const { bo } = await people(services, 'bo')
    const REACT = 'mutation ($id: ID!, $kind: Reaction) { reactToBlog(blogId: $id, reaction: $kind) { likeCount } }'
    await bo.asks(REACT, { id: blog._id, kind: 'like' })
    await runListeners(services)
    expect(await labels(ada)).toEqual(expect.arrayContaining(['7-day streak', 'Worth reading']))
    await bo.asks(REACT, { id: blog._id, kind: null })
    await runListeners(services)
    const reading = (await held(ada))!.find(({ label }) => label === 'Worth reading')!
    expect((await proof(reading.id)).holds).toBe(false)
  })

  test('are seen by whoever may see what somebody does, and by nobody else', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await addAcceptedSubmission(services, ada, problems[0]!)
    await runListeners(services)
    const { id } = (await held(ada))![0]!
    await ada.asks('mutation { chooseVisibility(section: activity, level: members) }')
    expect([await held(ada), await proof(id)]).toEqual([null, null])
    expect((await held(ada, bo))!).toHaveLength(1)
    expect((await proof(id, bo)).person.username).toBe(ada.username)
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, bo.id])
    expect(await proof(id, bo)).toBeNull()
    expect((await proof(id, ada)).holds).toBe(true)
  })

  test.each(['', 'x', '\u0000', randomUUID()])('%j is no badge', async (id) => {
    expect(await proof(id)).toBeNull()
  })
})
