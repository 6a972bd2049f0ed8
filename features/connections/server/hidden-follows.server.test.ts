import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const anybody = visitor(services)

const follows = (one: Person, other: Person) => one.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: other.id })
const blocks = (one: Person, other: Person) => one.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: other.id })
const showsFollows = (one: Person, level: string) => one.asks('mutation ($level: VisibilityLevel!) { chooseVisibility(section: followers, level: $level) }', { level })
const countSeen = async (asker: Pick<Person, 'asks'>, of: Person) =>
  (await asker.asks('query ($q: String) { people(q: $q) { items { followerCount } } }', { q: of.username })).data.people.items[0].followerCount
const lookedUp = async (by: Person, of: Person) =>
  (await services.app.inject({ url: `/api/auth/${of.username}`, headers: { authorization: `Bearer ${by.token}` } })).json<{ followers: string[] }>().followers

describe('Hidden followers and following lists (requirements R-10, C-2)', () => {
  test('are not revealed by lists, suggestions, mutuals or recent activity', async () => {
    const { ada, ben, dan, eve } = await people(services, 'ada', 'ben', 'dan', 'eve')
    for (const [one, other] of [[ben, ada], [ada, dan], [dan, ada], [eve, dan], [dan, eve], [eve, ada]] as const) await follows(one, other)
    await services.work()
    const visible = async () => ({
      count: await countSeen(anybody, ada),
      reason: (await ben.asks('{ suggestedPeople { reason person { id } } }')).data.suggestedPeople.find(({ person }: { person: { id: string } }) => person.id === dan.id).reason,
      mutuals: (await eve.asks('query ($ids: [ID!]!) { viewerPeople(ids: $ids) { mutuals } }', { ids: [ada.id] })).data.viewerPeople[0].mutuals,
      lately: (await ben.asks('{ recentActivity { title person { id } } }')).data.recentActivity.filter(({ person }: { person: { id: string } }) => person.id === ada.id).length,
    })
    expect(await visible()).toEqual({ count: 3, reason: 'Followed by ada', mutuals: 1, lately: 1 })
    await showsFollows(ada, 'me')
    const hidden = await visible()
    expect(hidden).toMatchObject({ count: null, mutuals: 0, lately: 0 })
    expect(hidden.reason).not.toContain('ada')
    expect((await ada.asks('{ recentActivity { title } }')).data.recentActivity).toContainEqual({ title: 'dan' })
    await showsFollows(ada, 'members')
    expect(await visible()).toMatchObject({ count: null, reason: 'Followed by ada', mutuals: 1, lately: 1 })
  })
})

describe('Blocked people (requirement C-7)', () => {
  test('are not named among the followers of a lookup, and neither are suspended people', async () => {
    const { ada, ben, cay, dan } = await people(services, 'ada', 'ben', 'cay', 'dan')
    for (const one of [ben, cay, dan]) await follows(one, ada)
    await blocks(cay, ben)
    expect((await lookedUp(ben, ada)).toSorted()).toEqual([ben.username, dan.username].toSorted())
    expect(await lookedUp(dan, ada)).toHaveLength(3)
    await services.pool.query('update people set suspended_at = now() where id = $1', [ben.id])
    expect((await lookedUp(dan, ada)).toSorted()).toEqual([cay.username, dan.username].toSorted())
  })

  test('are not revealed by comments of others on their blogs', async () => {
    const { ada, ben, cay } = await people(services, 'ada', 'ben', 'cay')
    await follows(ben, ada)
    const { _id: blogId } = await publishes(cay, 'Written by a blocked person')
    await ada.asks('mutation ($id: ID!, $blogId: ID!) { commentOnBlog(id: $id, blogId: $blogId, text: "Well said") }', { id: randomUUID(), blogId })
    await services.work()
    const titles = async () => (await ben.asks('{ recentActivity { title } }')).data.recentActivity.map(({ title }: { title: string }) => title)
    expect(await titles()).toContain('Written by a blocked person')
    await blocks(cay, ben)
    expect(await titles()).not.toContain('Written by a blocked person')
  })
})
