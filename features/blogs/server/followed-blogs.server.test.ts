import { describe, expect, test } from 'vitest'
import { people, publishes, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const LIST = `query ($q: String, $tag: String, $author: String, $after: String, $first: Int) {
  blogs(sort: following, q: $q, tag: $tag, author: $author, after: $after, first: $first) { items { title reason } next }
}`
interface Page {
  items: { title: string; reason: string | null }[]
  next: string | null
}

const pageOf = async (person: Person, variables: object = {}) => (await person.asks<{ blogs: Page }>(LIST, variables)).data!.blogs
const titlesOf = async (person: Person, variables: object = {}) => (await pageOf(person, variables)).items.map(({ title }) => title)
const followTopic = (person: Person, topic: string) => person.asks('mutation ($topic: String!) { followTopic(topic: $topic, follows: true) }', { topic })
const followPerson = (person: Person, { id }: Person) => person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id })

describe('Blogs of followed people and topics (requirement B-44)', () => {
  test('each is there once, newest first, with the reason; own blogs and others are not', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    await publishes(bo, 'By a followed person', undefined, ['tensors-1'])
    await publishes(cy, 'On a followed topic', undefined, ['other', 'kernels-1'])
    await publishes(bo, 'Both', undefined, ['kernels-1', 'trees-1'])
    await publishes(cy, 'Neither', undefined, ['other'])
    await publishes(ada, 'My own', undefined, ['kernels-1'])
    expect(await pageOf(ada)).toEqual({ items: [], next: null })
    await followTopic(ada, 'kernels-1')
    await followTopic(ada, 'trees-1')
    expect(await titlesOf(ada)).toEqual(['Both', 'On a followed topic'])
    await followPerson(ada, bo)
    const { rows: [author] } = await services.pool.query<{ name: string }>('select name from people where id = $1', [bo.id])
    expect((await pageOf(ada)).items).toEqual([
      { title: 'Both', reason: `You follow ${author!.name}, kernels-1, and trees-1` },
      { title: 'On a followed topic', reason: 'You follow kernels-1' },
      { title: 'By a followed person', reason: `You follow ${author!.name}` },
    ])
    expect((await ada.asks<{ blogs: Page }>('{ blogs(tag: "kernels-1") { items { title reason } } }')).data!.blogs.items.map(({ reason }) => reason)).toEqual([null, null, null])
    expect(await titlesOf(cy)).toEqual([])
    // A topic of the welcome stands for all its tags.
    await publishes(bo, 'Trees', undefined, ['gradient-boosting', 'decision-trees'])
    await cy.asks('mutation { chooseTopics(topics: ["machine-learning"]) }')
    expect((await pageOf(cy)).items).toEqual([{ title: 'Trees', reason: 'You follow machine-learning' }])
  })

  test('the list is paged by key, and filtered by words, tag and author', async () => {
    const { ada, bo, cy } = await people(services, 'ada', 'bo', 'cy')
    for (const [at, title] of ['First', 'Second', 'Third', 'Fourth', 'Fifth'].entries()) await publishes(at % 2 === 1 ? bo : cy, title, undefined, at > 2 ? ['pages-2', 'late-2'] : ['pages-2'])
    await followPerson(ada, bo)
    await followTopic(ada, 'pages-2')
    await followTopic(ada, 'late-2')
    const read: string[] = []
    let after: string | null = null
    do {
      const page: Page = await pageOf(ada, { first: 2, after })
      read.push(...page.items.map(({ title }) => title))
      after = page.next
    } while (after !== null)
    expect(read).toEqual(['Fifth', 'Fourth', 'Third', 'Second', 'First'])
    expect(await titlesOf(ada, { tag: 'late-2' })).toEqual(['Fifth', 'Fourth'])
    expect(await titlesOf(ada, { q: 'third' })).toEqual(['Third'])
    expect(await titlesOf(ada, { author: bo.username })).toEqual(['Fourth', 'Second'])
    expect(await titlesOf(ada, { author: bo.username, tag: 'late-2', q: 'fourth', after: (await pageOf(ada, { first: 1 })).next })).toEqual(['Fourth'])
  })

  test('blogs of blocked, muted and suspended people stay out, and so do unpublished ones', async () => {
    const { ada, bo, cy, dan, eve } = await people(services, 'ada', 'bo', 'cy', 'dan', 'eve')
    const blogs = new Map<Person, { _id: string }>()
    for (const author of [bo, cy, dan, eve]) blogs.set(author, await publishes(author, author.username, undefined, ['hidden-3']))
    await followTopic(ada, 'hidden-3')
    expect(await titlesOf(ada)).toEqual([eve, dan, cy, bo].map(({ username }) => username))
    await bo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ada.id })
    await ada.asks('mutation ($id: ID!) { mutePerson(personId: $id, muted: true) }', { id: cy.id })
    expect(await titlesOf(ada)).toEqual([eve, dan].map(({ username }) => username))
    await services.pool.query('update people set suspended_at = now() where id = $1', [dan.id])
    expect(await titlesOf(ada)).toEqual([eve.username])
    await eve.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id: blogs.get(eve)!._id })
    expect(await titlesOf(ada)).toEqual([])
  })
})
