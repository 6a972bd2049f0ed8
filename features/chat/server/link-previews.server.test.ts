import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, type Person } from '#tests/support/people.ts'
import { ownPaths } from './link-previews.ts'

const services = await openTestServices()
const indexed = async () => {
  for (let n = 0; n < 2; n++) await services.work()
}

const SEND = 'mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }'
const HISTORY = 'query ($id: ID!) { messageHistory(id: $id) { items { linkPreviews { kind title excerpt path } } } }'

interface Preview {
  kind: string
  title: string
  excerpt: string
  path: string
}

/** A group of three people in which the first one sends messages. */
async function group() {
  const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
  for (const person of [ben, cleo]) await person.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
  const id = randomUUID()
  await ada.asks('mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Study", personIds: $personIds) }', { id, personIds: [ben.id, cleo.id] })
  const sends = (text: string) => ada.asks(SEND, { id: randomUUID(), conversationId: id, text })
  const previews = async (person: Person) =>
    (await person.asks<{ messageHistory: { items: { linkPreviews: Preview[] }[] } }>(HISTORY, { id })).data!.messageHistory.items.map(({ linkPreviews }) => linkPreviews)
  return { ada, ben, cleo, sends, previews }
}

test('a link to a page of this site shows what it leads to, and a mention does not', async () => {
  const { ada, ben, sends, previews } = await group()
  const { slug } = await publishes(ada, 'Gradients by hand', '<p>A chain of small steps.</p>')
  await indexed()
  await sends(`Read http://cloggle.test/blog/${slug}?from=chat#end, @${ben.username}`)
  await sends(`[mine](http://cloggle.test/profile/${ada.username}/) and https://elsewhere.test/blog/${slug} and http://cloggle.test/blog/no-such-blog`)
  expect(await previews(ben)).toEqual([
    [{ kind: 'Blog', title: 'Gradients by hand', excerpt: 'A chain of small steps.', path: `/blog/${slug}` }],
    [{ kind: 'Profile', title: 'ada', excerpt: '', path: `/profile/${ada.username}` }],
  ])
})

test('only what the viewer may see is shown, and only while it is published', async () => {
  const { ada, ben, cleo, sends, previews } = await group()
  const { _id, slug } = await publishes(ben, 'For some readers')
  await indexed()
  await sends(`http://cloggle.test/blog/${slug}`)
  await cleo.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ben.id })
  const titles = async (person: Person) => (await previews(person)).flat().map(({ title }) => title)
  expect([await titles(ada), await titles(cleo)]).toEqual([['For some readers'], []])
  // The index follows a moment later.
  await services.pool.query('update blogs set published_at = null where id = $1', [_id])
  expect(await titles(ada)).toEqual([])
})

test('the first three links count, each once', () => {
  const links = ['/a', '/b', '/a', 'https://other.test/x', 'http://cloggle.test/c/', '/d'].map((href) => `<a class="x" href="${href}">x</a>`)
  expect(ownPaths(links.join(' '), 'http://cloggle.test')).toEqual(['/a', '/b', '/c'])
  expect(ownPaths('<a href="/profile/ada">@ada</a> <a href="/s?q=1&amp;r=2">s</a> <a href="http://[">x</a>', 'http://cloggle.test')).toEqual(['/s'])
})
