import { describe, expect, test } from 'vitest'
import { messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { CANNOT_FOLLOW_YOURSELF } from '../rules/follow.ts'
import { CANNOT_BLOCK_YOURSELF, CANNOT_MUTE_YOURSELF } from '../rules/blocks.ts'

const services = await openTestServices()
const anybody = visitor(services)

const FOLLOW = 'mutation ($personId: ID!, $follows: Boolean!) { followPerson(personId: $personId, follows: $follows) }'
const BLOCK = 'mutation ($personId: ID!, $blocked: Boolean!) { blockPerson(personId: $personId, blocked: $blocked) }'
const MUTE = 'mutation ($personId: ID!, $muted: Boolean!) { mutePerson(personId: $personId, muted: $muted) }'
const VIEWER = 'query ($ids: [ID!]!) { viewerPeople(ids: $ids) { id follows followsYou isMuted mutuals } }'
const LIST = `query ($kind: FollowListKind!, $username: String!, $after: String, $first: Int) {
  followList(kind: $kind, username: $username, after: $after, first: $first) {
    username followerCount followingCount people { items { id username } next } } }`

const code = (reply: { errors?: { extensions: { code: string } }[] }) => reply.errors?.[0]?.extensions.code
const follows = (one: Person, other: Person, follows = true) => one.asks(FOLLOW, { personId: other.id, follows })
const blocks = (one: Person, other: Person, blocked = true) => one.asks(BLOCK, { personId: other.id, blocked })
const list = async (asker: Pick<Person, 'asks'>, kind: string, of: Person, more: object = {}) =>
  (await asker.asks(LIST, { kind, username: of.username, ...more })).data.followList
const seenBy = async (one: Person, other: Person) => (await one.asks(VIEWER, { ids: [other.id] })).data.viewerPeople[0]
const rows = async (text: string, values: unknown[]) => (await services.pool.query(text, values)).rows
const followRows = (one: Person, other: Person) =>
  rows('select from follows where (follower_id = $1 and followed_id = $2) or (follower_id = $2 and followed_id = $1)', [one.id, other.id])
const counts = async (one: Person) => (await rows('select followers, following from follow_counts where person_id = $1', [one.id]))[0]

describe('Following (requirement C-1)', () => {
  test('a follow is stored, counted and can be undone; repeating a request changes nothing', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    for (const _ of [1, 2]) expect((await follows(ada, grace)).data.followPerson).toBe(true)
    expect([await counts(ada), await counts(grace)]).toEqual([{ followers: 0, following: 1 }, { followers: 1, following: 0 }])
    expect(await seenBy(ada, grace)).toMatchObject({ follows: true, followsYou: false })
    expect(await seenBy(grace, ada)).toMatchObject({ follows: false, followsYou: true })
    for (const _ of [1, 2]) expect((await follows(ada, grace, false)).data.followPerson).toBe(false)
    expect(await counts(grace)).toEqual({ followers: 0, following: 0 })
    const signals = await rows("select name from signals where payload->>'by' = $1 order by id", [ada.id])
    expect(signals.map(({ name }) => name).filter((name: string) => name.startsWith('person.'))).toEqual(['person.followed', 'person.unfollowed'])
  })

  test('nobody can follow themselves or a missing person, and a visitor is asked to log in', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    expect(messageOf(await follows(ada, ada))).toBe(CANNOT_FOLLOW_YOURSELF)
    expect(code(await ada.asks(FOLLOW, { personId: '01a1feda-9710-77ff-8e45-5b24612c2ed9', follows: true }))).toBe('NOT_FOUND')
    for (const personId of ['zzz', '\u0000', `e${'\u0301'.repeat(10_000)}`, 'javascript:alert(1)']) {
      expect(code(await ada.asks(FOLLOW, { personId, follows: true }))).toBe('INVALID_INPUT')
    }
    expect(code(await ada.asks(FOLLOW, { personId: [grace.id, ada.id], follows: true }))).toBe('INVALID_INPUT')
    expect(code(await anybody.asks(FOLLOW, { personId: grace.id, follows: true }))).toBe('NOT_SIGNED_IN')
    await services.pool.query('update people set suspended_at = now() where id = $1', [grace.id])
    expect(code(await follows(ada, grace))).toBe('NOT_FOUND')
  })

  test('suspended people are not counted, as they are not listed; a follow that ends meanwhile counts once', async () => {
    const { ada, ben, cay, dan } = await people(services, 'ada', 'ben', 'cay', 'dan')
    for (const [one, other] of [[ben, ada], [cay, ada], [dan, ada], [ada, ben], [ada, cay]] as const) await follows(one, other)
    const shown = async () => {
      const { followerCount, followingCount, people } = await list(anybody, 'followers', ada)
      return [followerCount, people.items.length, followingCount, (await list(anybody, 'following', ada)).people.items.length]
    }
    const suspends = (one: Person, isSuspended: boolean) => services.pool.query('update people set suspended_at = case when $2 then now() end where id = $1', [one.id, isSuspended])
    expect(await shown()).toEqual([3, 3, 2, 2])
    await Promise.all([suspends(ben, true), suspends(cay, true)])
    await suspends(ben, true)
    expect(await shown()).toEqual([1, 1, 0, 0])
    await follows(ada, cay, false)
    await suspends(cay, false)
    expect(await shown()).toEqual([2, 2, 0, 0])
    await services.pool.query('delete from people where id = $1', [ben.id])
    expect(await shown()).toEqual([2, 2, 0, 0])
    await services.pool.query('delete from people where id = $1', [dan.id])
    expect(await shown()).toEqual([1, 1, 0, 0])
  })

  test('a follow and a suspension at the same moment are counted right', async () => {
    for (let n = 0; n < 5; n++) {
      const { ada, ben } = await people(services, 'ada', 'ben')
      await Promise.all([follows(ben, ada), services.pool.query('update people set suspended_at = now() where id = $1', [ben.id])])
      expect(await counts(ada)).toEqual({ followers: 0, following: 0 })
      await services.pool.query('update people set suspended_at = null where id = $1', [ben.id])
      await Promise.all([follows(ben, ada, false), services.pool.query('update people set suspended_at = now() where id = $1', [ben.id])])
      await services.pool.query('update people set suspended_at = null where id = $1', [ben.id])
      expect((await counts(ada)).followers).toBe((await followRows(ben, ada)).length)
    }
  })

  test('fifty simultaneous requests make one follow, and two people can follow each other at the same time', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    await Promise.all(Array.from({ length: 50 }, () => follows(ada, grace)))
    expect(await counts(grace)).toEqual({ followers: 1, following: 0 })
    const { alan, mary } = await people(services, 'alan', 'mary')
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all([follows(alan, mary), follows(mary, alan)])
      expect(replies.map(code)).toEqual([undefined, undefined])
      expect([await counts(alan), await counts(mary)]).toEqual([{ followers: 1, following: 1 }, { followers: 1, following: 1 }])
      await Promise.all([follows(alan, mary, false), follows(mary, alan, false)])
    }
  })

  test('the mutuals of two people are the connections that they share', async () => {
    const { ada, grace, shared, oneWay } = await people(services, 'ada', 'grace', 'shared', 'oneWay')
    for (const person of [ada, grace]) {
      await follows(person, shared)
      await follows(shared, person)
      await follows(person, oneWay)
    }
    expect(await seenBy(ada, grace)).toMatchObject({ mutuals: 1 })
    await follows(oneWay, ada)
    expect(await seenBy(ada, grace)).toMatchObject({ mutuals: 1 })
    await follows(oneWay, grace)
    expect(await seenBy(ada, grace)).toMatchObject({ mutuals: 2 })
  })
})

describe('Follow lists (requirement C-6)', () => {
  test('both are paged by key, newest first, and public', async () => {
    const { ada, b, c, d, e } = await people(services, 'ada', 'b', 'c', 'd', 'e')
    for (const fan of [b, c, d, e]) await follows(fan, ada)
    await services.pool.query('update follows set followed_at = $2 where followed_id = $1', [ada.id, new Date('2026-01-01T00:00:00.000Z')])
    await services.pool.query("update follows set followed_at = '2026-01-01 00:00:00.000700Z' where followed_id = $1 and follower_id = $2", [ada.id, c.id])
    const names: string[] = []
    let after: string | null = null
    for (let page = 0; page < 4; page++) {
      const answer: { people: { items: { username: string }[]; next: string | null } } = await list(anybody, 'followers', ada, { first: 1, after })
      names.push(...answer.people.items.map(({ username }) => username))
      after = answer.people.next
    }
    expect(after).toBeNull()
    expect(names[0]).toBe(c.username)
    expect(new Set(names)).toEqual(new Set([b, c, d, e].map(({ username }) => username)))
    expect(await list(anybody, 'following', b)).toMatchObject({ followingCount: 1, people: { items: [{ id: ada.id }] } })
    expect((await anybody.asks(LIST, { kind: 'followers', username: 'nobody-of-this-name' })).data.followList).toBeNull()
    expect(code(await anybody.asks(LIST, { kind: 'followers', username: ada.username, after: 'zzz' }))).toBe('INVALID_INPUT')
  })
})

describe('Visibility of follow lists (requirements C-6, R-10)', () => {
  test('a list and its counts are visible to the audience that its owner chose', async () => {
    const { ada, fan, member } = await people(services, 'ada', 'fan', 'member')
    await follows(fan, ada)
    const seen = async () => {
      const lists = await Promise.all([anybody, member, fan, ada].map((asker) => list(asker, 'followers', ada)))
      return lists.map(({ people, followerCount }) => (people === null ? followerCount : people.items.length))
    }
    const shows = (level: string) =>
      services.pool.query(
        "insert into profile_visibility (person_id, section, level) values ($1, 'followers', $2) on conflict (person_id, section) do update set level = $2",
        [ada.id, level],
      )
    expect(await seen()).toEqual([1, 1, 1, 1])
    await shows('members')
    expect(await seen()).toEqual([null, 1, 1, 1])
    await shows('followers')
    expect(await seen()).toEqual([null, null, 1, 1])
    await shows('me')
    expect(await seen()).toEqual([null, null, null, 1])
  })
})

describe('Blocking (requirement C-7)', () => {
  test('a block ends both follows and hides each person from the other', async () => {
    const { ada, grace, alan } = await people(services, 'ada', 'grace', 'alan')
    for (const [one, other] of [[ada, grace], [grace, ada], [grace, alan], [ada, alan]] as const) await follows(one, other)
    expect((await blocks(ada, grace)).data.blockPerson).toBe(true)
    expect(await followRows(ada, grace)).toEqual([])
    expect(await counts(grace)).toEqual({ followers: 0, following: 1 })
    for (const [one, other] of [[ada, grace], [grace, ada]] as const) {
      expect(code(await follows(one, other))).toBe('NOT_FOUND')
      expect(await seenBy(one, other)).toBeUndefined()
      expect(await list(one, 'followers', other)).toBeNull()
      expect((await list(one, 'followers', alan)).people.items.map(({ id }: { id: string }) => id)).toEqual([one.id])
      expect((await one.asks('{ blockedPersonIds }')).data.blockedPersonIds).toEqual([other.id])
      expect(await list(anybody, 'followers', other)).not.toBeNull()
    }
    expect((await list(anybody, 'followers', alan)).people.items).toHaveLength(2)
    const signals = await rows("select name from signals where name like 'person.%' and payload->>'personId' in ($1, $2) order by id", [ada.id, grace.id])
    expect(signals.map(({ name }) => name).slice(-3)).toEqual(['person.unfollowed', 'person.unfollowed', 'person.blocked'])
  })

  test('only the person who made a block sees it and can end it; the follows are not restored', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    await follows(ada, grace)
    await blocks(ada, grace)
    const LISTS = '{ blockedPeople { items { id } } mutedPeople { items { id } } }'
    expect((await ada.asks(LISTS)).data).toEqual({ blockedPeople: { items: [{ id: grace.id }] }, mutedPeople: { items: [] } })
    expect((await grace.asks(LISTS)).data.blockedPeople.items).toEqual([])
    await blocks(grace, ada, false)
    expect(await seenBy(grace, ada)).toBeUndefined()
    await blocks(ada, grace, false)
    expect(await seenBy(ada, grace)).toMatchObject({ follows: false })
    expect((await follows(grace, ada)).data.followPerson).toBe(true)
  })

  test('a block always wins over a follow at the same time', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    for (let round = 0; round < 25; round++) {
      await services.pool.query('delete from throttle_windows')
      const replies = await Promise.all([follows(ada, grace), blocks(grace, ada), follows(grace, ada), follows(ada, grace)])
      for (const reply of replies) expect(['NOT_FOUND', undefined]).toContain(code(reply))
      expect(await followRows(ada, grace)).toEqual([])
      await blocks(grace, ada, false)
      expect([await counts(ada), await counts(grace)]).toEqual([{ followers: 0, following: 0 }, { followers: 0, following: 0 }])
    }
  })

  test('no follow survives a block, however the block gets into the table', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    await follows(ada, grace)
    await follows(grace, ada)
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, grace.id])
    expect(await followRows(ada, grace)).toEqual([])
    await services.pool.query('insert into follows (follower_id, followed_id) values ($1, $2)', [grace.id, ada.id])
    expect(await followRows(ada, grace)).toEqual([])
  })

  test('nobody can block themselves or a missing person, fifty simultaneous blocks are one, and visitors are asked to log in', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    expect(messageOf(await blocks(ada, ada))).toBe(CANNOT_BLOCK_YOURSELF)
    expect(code(await ada.asks(BLOCK, { personId: '01a1feda-9710-77ff-8e45-5b24612c2ed9', blocked: true }))).toBe('NOT_FOUND')
    expect(code(await anybody.asks(BLOCK, { personId: grace.id, blocked: true }))).toBe('NOT_SIGNED_IN')
    await Promise.all(Array.from({ length: 50 }, () => blocks(ada, grace)))
    expect(await rows('select from blocks where blocker_id = $1', [ada.id])).toHaveLength(1)
  })
})

describe('Blocks and content (requirement C-7)', () => {
  const READ = 'query ($slug: String!) { blog(slug: $slug) { _id comments { items { text } } related { _id } } }'
  const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }'
  const LISTED = '{ blogs(first: 100) { items { _id } } getAllBlogs { _id } }'

  test('the content of both is hidden from each other, and visible to everybody else', async () => {
    const { ada, grace, alan } = await people(services, 'ada', 'grace', 'alan')
    const blog = await publishes(ada, 'Written by one whom somebody blocked')
    const third = await publishes(alan, 'A blog on which both wrote')
    await ada.asks(COMMENT, { id: crypto.randomUUID(), blogId: third._id, text: 'By ada' })
    await grace.asks(COMMENT, { id: crypto.randomUUID(), blogId: third._id, text: 'By grace' })
    await blocks(grace, ada)
    const listed = async (asker: Pick<Person, 'asks'>) => {
      const { data } = await asker.asks(LISTED)
      return [...data.blogs.items, ...data.getAllBlogs].filter(({ _id }: { _id: string }) => _id === blog._id).length
    }
    expect([await listed(grace), await listed(alan), await listed(anybody)]).toEqual([0, 2, 2])
    expect((await grace.asks(READ, { slug: blog.slug })).data.blog).toBeNull()
    expect((await alan.asks(READ, { slug: blog.slug })).data.blog).not.toBeNull()
    const said = async (asker: Pick<Person, 'asks'>) => (await asker.asks(READ, { slug: third.slug })).data.blog.comments.items.map(({ text }: { text: string }) => text)
    expect([await said(grace), await said(ada), await said(alan)]).toEqual([['By grace'], ['By ada'], ['By ada', 'By grace']])
    expect((await grace.asks('query ($ids: [ID!]!) { viewerBlogs(ids: $ids) { _id } }', { ids: [blog._id, third._id] })).data.viewerBlogs).toEqual([{ _id: third._id }])
    expect(code(await grace.asks('mutation ($blogId: ID!) { reactToBlog(blogId: $blogId, reaction: like) { likeCount } }', { blogId: blog._id }))).toBe('NOT_FOUND')
    expect(code(await grace.asks(COMMENT, { id: crypto.randomUUID(), blogId: blog._id, text: 'Still here' }))).toBe('NOT_FOUND')
    expect(code(await alan.asks(COMMENT, { id: crypto.randomUUID(), blogId: blog._id, text: 'Me too' }))).toBeUndefined()
  })

  test('nobody can hide from moderators by blocking them', async () => {
    const { ada, keeper } = await people(services, 'ada', 'keeper')
    const blog = await publishes(ada, 'Written to be out of sight')
    await blocks(ada, keeper)
    expect((await keeper.asks(READ, { slug: blog.slug })).data.blog).toBeNull()
    const admin = await actingAs(services, keeper, 'admin')
    expect((await admin.asks(READ, { slug: blog.slug })).data.blog).not.toBeNull()
    expect(code(await admin.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: blog._id }))).toBeUndefined()
  })
})

describe('Muting (requirement C-8)', () => {
  test('it has no visible effect for the other person, and can be undone', async () => {
    const { ada, grace } = await people(services, 'ada', 'grace')
    await follows(grace, ada)
    const before = await seenBy(grace, ada)
    expect((await ada.asks(MUTE, { personId: grace.id, muted: true })).data.mutePerson).toBe(true)
    expect(await seenBy(ada, grace)).toMatchObject({ isMuted: true, followsYou: true })
    expect(await seenBy(grace, ada)).toEqual(before)
    expect((await ada.asks('{ mutedPeople { items { id } } }')).data.mutedPeople.items).toEqual([{ id: grace.id }])
    await ada.asks(MUTE, { personId: grace.id, muted: false })
    expect(await seenBy(ada, grace)).toMatchObject({ isMuted: false })
    expect(messageOf(await ada.asks(MUTE, { personId: ada.id, muted: true }))).toBe(CANNOT_MUTE_YOURSELF)
    await follows(ada, grace)
    await publishes(grace, 'News that somebody may mute')
    const news = async () => (await ada.asks('{ blogs(sort: following) { items { title } } }')).data.blogs.items.length
    expect(await news()).toBe(1)
    await ada.asks(MUTE, { personId: grace.id, muted: true })
    expect(await news()).toBe(0)
    await ada.asks(MUTE, { personId: grace.id, muted: false })
    await blocks(grace, ada)
    expect(code(await ada.asks(MUTE, { personId: grace.id, muted: true }))).toBe('NOT_FOUND')
  })
})
