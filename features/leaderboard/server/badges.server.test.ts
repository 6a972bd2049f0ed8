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
const BADGES = 'query ($id: String!) { profile(id: $id) { badges { id label path earnedAt } } }'
const badgesOf = async (person: Person, by: Pick<Person, 'asks'> = anybody): Promise<{ id: string; label: string; earnedAt: string }[] | null> =>
  (await by.asks(BADGES, { id: person.username })).data.profile.badges
const labels = async (person: Person) => (await badgesOf(person))!.map(({ label }) => label)
const BADGE = 'query ($id: String!) { badge(id: $id) { badge { label description } person { username } evidence { title path } isValid } }'
const findBadge = async (id: string, by: Pick<Person, 'asks'> = anybody) => (await by.asks(BADGE, { id })).data.badge

describe('Badges (requirements L-30 to L-32)', () => {
  test('are earned once, dated by the fact that earned them, and verified on their page', async () => {
    const { ada } = await people(services, 'ada')
    const hard = problems.find(({ difficulty }) => difficulty === 'Hard')!
    await addAcceptedSubmission(services, ada, hard, ago(2))
    await runListeners(services)
    await addAcceptedSubmission(services, ada, problems.find((one) => one.id !== hard.id)!)
    await runListeners(services)
    const badges = (await badgesOf(ada))!
    expect(badges.map(({ label }) => label).slice(0, 2).sort()).toEqual(['First hard problem', 'First solution'])
    expect(new Date(badges[0]!.earnedAt).getTime()).toBeLessThan(ago(1).getTime())
    const ridge = badges.find(({ label }) => label === 'First hard problem')!
    expect(await findBadge(ridge.id)).toEqual({
      badge: { label: 'First hard problem', description: 'solved a hard problem' }, person: { username: ada.username },
      evidence: [{ title: hard.title, path: `/practice/${hard.slug}` }], isValid: true,
    })
    const { badge } = (await anybody.asks('query ($id: String!) { badge(id: $id) { others { label } } }', { id: ridge.id })).data
    expect(badge.others).toEqual([{ label: 'First solution' }])
  })

  test('name the next one of their kind, and how far its owner is', async () => {
    const { ada } = await people(services, 'ada')
    for (const problem of problems.slice(0, 3)) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    const first = (await badgesOf(ada))!.find(({ label }) => label === 'First solution')!
    const { badge } = (await anybody.asks('query ($id: String!) { badge(id: $id) { badge { kind atLeast } next { label kind atLeast have need } } }', { id: first.id })).data
    expect(badge).toEqual({ badge: { kind: 'solved', atLeast: 1 }, next: { label: 'Ten solved', kind: 'solved', atLeast: 10, have: 3, need: 10 } })
  })

  test('are earned by a complete track, and kept if a solution of it is rejected later', async () => {
    const { ada } = await people(services, 'ada')
    const { track } = (await anybody.asks<{ track: { title: string; problems: { slug: string }[] } }>('{ track(slug: "data-wrangling") { title problems { slug } } }')).data!
    const steps = track.problems.map(({ slug }) => problems.find((problem) => problem.slug === slug)!)
    for (const problem of steps.slice(1)) await addAcceptedSubmission(services, ada, problem)
    await runListeners(services)
    expect(await labels(ada)).not.toContain('Data Wrangling track')
    await addAcceptedSubmission(services, ada, steps[0]!)
    await runListeners(services)
    const badge = (await badgesOf(ada))!.find(({ label }) => label === 'Data Wrangling track')!
    expect(await findBadge(badge.id)).toMatchObject({ evidence: [{ title: 'Data Wrangling', path: '/practice/tracks/data-wrangling' }], isValid: true })
    await revokeSubmissions(services, ada, steps[0]!)
    await runListeners(services)
    expect(await labels(ada)).toContain('Data Wrangling track')
    expect((await findBadge(badge.id)).isValid).toBe(false)
  })

  test('are removed when the solution that earned them is rejected', async () => {
    const { ada } = await people(services, 'ada')
    await addAcceptedSubmission(services, ada, problems[0]!)
    await runListeners(services)
    const [badge] = (await badgesOf(ada))!
    await revokeSubmissions(services, ada, problems[0]!)
    await runListeners(services)
    expect(await labels(ada)).toEqual([])
    expect(await findBadge(badge!.id)).toBeNull()
  })

  test('change with the difficulty of a problem', async () => {
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

  test('are earned for seven days in a row and for ten likes; the latter is kept when a like is removed', async () => {
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
    const reading = (await badgesOf(ada))!.find(({ label }) => label === 'Worth reading')!
    expect((await findBadge(reading.id)).isValid).toBe(false)
  })

  test('are visible to people who may see the activity of their owner', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await addAcceptedSubmission(services, ada, problems[0]!)
    await runListeners(services)
    const { id } = (await badgesOf(ada))![0]!
    await ada.asks('mutation { chooseVisibility(section: activity, level: members) }')
    expect([await badgesOf(ada), await findBadge(id)]).toEqual([null, null])
    expect((await badgesOf(ada, bo))!).toHaveLength(1)
    expect((await findBadge(id, bo)).person.username).toBe(ada.username)
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, bo.id])
    expect(await findBadge(id, bo)).toBeNull()
    expect((await findBadge(id, ada)).isValid).toBe(true)
  })

  test.each(['', 'x', '\u0000', randomUUID()])('%j is not the id of a badge', async (id) => {
    expect(await findBadge(id)).toBeNull()
  })
})
