import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, PUBLISH, publishes, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const follow = (person: Person, { id }: Person) => person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id })
const heard = async (person: Person) =>
  (await person.asks<{ notifications: { items: { kind: string; title: string; message: string; path: string }[] } }>('{ notifications { items { kind title message path } } }')).data!.notifications.items
    .filter(({ kind }) => kind === 'newBlog')

describe('B-45 A new blog', () => {
  test('notifies the followers of its author once, except those who muted or blocked them, and not again when it changes', async () => {
    const { ada, ben, cat, dan, eve } = await people(services, 'ada', 'ben', 'cat', 'dan', 'eve')
    for (const person of [ben, cat, dan]) await follow(person, ada)
    await cat.asks('mutation ($id: ID!) { mutePerson(personId: $id, muted: true) }', { id: ada.id })
    await dan.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    const { _id, slug, revision } = await publishes(ada, 'Told to some')
    // A follow after the publication brings no notification.
    await follow(eve, ada)
    await services.work()
    const told = [{ kind: 'newBlog', title: 'New blog', message: `ada published “Told to some”`, path: `/blog/${slug}` }]
    expect(await heard(ben)).toEqual(told)
    for (const person of [ada, cat, dan, eve]) expect(await heard(person)).toEqual([])
    await ada.asks(PUBLISH, { text: { id: _id, revision, title: 'Told to some', content: '<p>Changed.</p>', tags: [] } })
    await services.work()
    expect(await heard(ben)).toEqual(told)
    await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: _id })
    await services.work()
    expect(await heard(ben)).toEqual([])
  })

  test('that is published again keeps its date and does not notify followers again, unless it was unpublished within an hour', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await follow(ben, ada)
    const publishedAt = async (id: string) => (await services.pool.query<{ published_at: Date }>('select published_at from blogs where id = $1', [id])).rows[0]!.published_at
    /** Publishes a blog, unpublishes it some minutes later and publishes it again; returns the dates of both publications. */
    const publishesTwice = async (title: string, minutes: number) => {
      const { _id, revision } = await publishes(ada, title)
      await services.work()
      await services.pool.query("update blogs set published_at = published_at - $2 * interval '1 minute', created_at = created_at - $2 * interval '1 minute' where id = $1", [_id, minutes])
      const first = await publishedAt(_id)
      await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: _id })
      await services.work()
      await ada.asks(PUBLISH, { text: { id: _id, revision, title, content: '<p>Again.</p>', tags: ['again'] } })
      await services.work()
      return [first, await publishedAt(_id)]
    }
    const [early, corrected] = await publishesTwice('Too early', 59)
    expect(corrected!.getTime()).toBeGreaterThan(early!.getTime())
    const [read, again] = await publishesTwice('Read by many', 61)
    expect(again).toEqual(read)
    expect((await heard(ben)).map(({ message }) => message)).toEqual(['ada published “Too early”'])
  })

  test('reaches all followers, however many', async () => {
    const { ada } = await people(services, 'ada')
    const { rows } = await services.pool.query<{ id: string }>(
      `with crowd as (insert into people (id, username, name, joined_at) select gen_random_uuid(), 'crowd-' || n || '-' || left($1, 8), 'Crowd', now() from generate_series(1, 450) n returning id),
         told as (insert into follows (follower_id, followed_id, followed_at) select id, $1::uuid, now() from crowd)
       select id from crowd`,
      [ada.id],
    )
    await publishes(ada, 'Told to a crowd')
    for (let batch = 0; batch < 3; batch++) await services.work()
    const { rows: told } = await services.pool.query("select person_id from notifications where kind = 'newBlog' and person_id = any ($1)", [rows.map(({ id }) => id)])
    expect(told).toHaveLength(450)
  })
})
