import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { MAX_FOLLOWED_TOPICS, TOO_MANY_TOPICS, TOPIC_KEYS } from '../rules/topics.ts'

const services = await openTestServices()
const FOLLOW = 'mutation ($topic: String!, $follows: Boolean!) { followTopic(topic: $topic, follows: $follows) }'
const CHOOSE = 'mutation ($topics: [String!]!) { chooseTopics(topics: $topics) }'

const follow = (person: Person, topic: string, follows = true) => person.asks<{ followTopic: boolean }>(FOLLOW, { topic, follows })
const listOf = async (person: Person) => (await person.asks<{ followedTopics: { topic: string; blogCount: number }[] }>('{ followedTopics { topic blogCount } }')).data!.followedTopics
const topicsOf = async (person: Person) => (await listOf(person)).map(({ topic }) => topic)
const fill = (person: Person, count: number) =>
  services.pool.query("insert into interests (person_id, topic, chosen_at) select $1, 'filler-' || n, now() - interval '1 day' from generate_series(1, $2::int) n", [person.id, count])

describe('Following topics (requirement B-44)', () => {
  test('a topic is followed once, however it is written and however often at once, and is seen by its owner only', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await publishes(bo, 'A blog', undefined, ['naïve Bayes', 'python'])
    await publishes(bo, 'Another blog', undefined, ['python'])
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => follow(ada, at % 2 === 0 ? 'naive-bayes' : ' Naïve  BAYES')))
    expect(replies.map(({ data }) => data!.followTopic)).toEqual(Array(20).fill(true))
    await follow(ada, 'python')
    expect(await listOf(ada)).toEqual([{ topic: 'python', blogCount: 2 }, { topic: 'naive-bayes', blogCount: 1 }])
    expect(await topicsOf(bo)).toEqual([])
    expect((await follow(ada, 'python', false)).data).toEqual({ followTopic: false })
    expect((await follow(ada, 'python', false)).data).toEqual({ followTopic: false })
    expect(await topicsOf(ada)).toEqual(['naive-bayes'])
    const anonymous = visitor(services)
    expect(codeOf(await anonymous.asks(FOLLOW, { topic: 'python', follows: true }))).toBe('NOT_SIGNED_IN')
    expect(codeOf(await anonymous.asks('{ followedTopics { topic } }'))).toBe('NOT_SIGNED_IN')
  })

  test('a tag that no blog has cannot be followed; a followed one stays until it is unfollowed', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const { _id } = await publishes(bo, 'The only one', undefined, ['once'])
    expect(codeOf(await follow(ada, 'never'))).toBe('NOT_FOUND')
    for (const topic of ['', ' ,;', '\u0000', 'x'.repeat(201)]) expect(codeOf(await follow(ada, topic)), topic).toBe('INVALID_INPUT')
    expect((await follow(ada, 'once')).errors).toBeUndefined()
    await bo.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: _id })
    expect(await listOf(ada)).toEqual([{ topic: 'once', blogCount: 0 }])
    expect((await follow(ada, 'once')).data).toEqual({ followTopic: true })
    await follow(ada, 'once', false)
    expect(codeOf(await follow(ada, 'once'))).toBe('NOT_FOUND')
    expect(await topicsOf(ada)).toEqual([])
  })

  test('the welcome follows its topics and leaves others', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await publishes(bo, 'A blog', undefined, ['kubernetes'])
    await follow(ada, 'kubernetes')
    await ada.asks(CHOOSE, { topics: ['statistics', 'python'] })
    expect((await topicsOf(ada)).sort()).toEqual(['kubernetes', 'python', 'statistics'])
    await ada.asks(CHOOSE, { topics: ['algorithms'] })
    expect((await topicsOf(ada)).sort()).toEqual(['algorithms', 'kubernetes'])
    expect(codeOf(await ada.asks(CHOOSE, { topics: ['kubernetes'] }))).toBe('INVALID_INPUT')
    // A topic of the welcome stands for all its tags, and needs no blog.
    await publishes(bo, 'Another blog', undefined, ['algorithms', 'data-structures'])
    const { data } = await ada.asks<{ followedTopics: object[] }>('{ followedTopics { topic blogCount blogTags } }')
    expect(data!.followedTopics).toContainEqual({ topic: 'algorithms', blogCount: 1, blogTags: ['algorithms', 'data-structures'] })
    expect((await follow(ada, 'computer-vision')).errors).toBeUndefined()
  })

  test('their number is limited, also when they are followed at the same moment', async () => {
    const { ada } = await people(services, 'ada')
    await fill(ada, MAX_FOLLOWED_TOPICS - 1)
    const replies = await Promise.all(TOPIC_KEYS.map((topic) => follow(ada, topic)))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    const refused = replies.filter(({ errors }) => errors !== undefined)
    expect(new Set(refused.map(({ errors }) => errors![0]!.message))).toEqual(new Set([TOO_MANY_TOPICS]))
    expect(await topicsOf(ada)).toHaveLength(MAX_FOLLOWED_TOPICS)
    // A topic that is followed already is no further one, and one can take the place of another.
    expect((await follow(ada, 'filler-1')).data).toEqual({ followTopic: true })
    const [own] = (await topicsOf(ada)).filter((topic) => !topic.startsWith('filler'))
    const another = TOPIC_KEYS.find((topic) => topic !== own)!
    expect(codeOf(await ada.asks(CHOOSE, { topics: [own, another] }))).toBe('INVALID_INPUT')
    expect(await topicsOf(ada)).toContain(own)
    expect((await ada.asks(CHOOSE, { topics: [another] })).errors).toBeUndefined()
    await follow(ada, 'filler-1', false)
    expect((await follow(ada, own!)).data).toEqual({ followTopic: true })
  })

  test('the database refuses what is no tag', async () => {
    const { ada } = await people(services, 'ada')
    const insert = (topic: string) => services.pool.query('insert into interests (person_id, topic, chosen_at) values ($1, $2, now())', [ada.id, topic])
    for (const topic of ['two words', 'a,b', 'x'.repeat(31), '']) await expect(insert(topic), topic).rejects.toThrow(/interests_topic/)
    await insert('deep-learning')
  })
})
