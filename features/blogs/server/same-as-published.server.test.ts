import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { PUBLISH, people, publishes, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

const SAVE = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision hasUnpublishedChanges } }'
const OPEN = 'query ($id: ID!) { blogDraft(id: $id) { revision hasUnpublishedChanges } ownBlogs { hasDraft } }'

interface Saved {
  saveDraft: { revision: number; hasUnpublishedChanges: boolean }
}
const opened = async (person: Person, id: string) => {
  const { blogDraft, ownBlogs } = (await person.asks<{ blogDraft: { hasUnpublishedChanges: boolean }; ownBlogs: { hasDraft: boolean }[] }>(OPEN, { id })).data!
  return [blogDraft.hasUnpublishedChanges, ownBlogs[0]!.hasDraft]
}

test('B-10 a draft that is changed back to the published text has no unpublished changes, in the editor and in the list', async () => {
  const { ada } = await people(services, 'ada')
  const { _id: id, revision } = await publishes(ada, 'Twice', '<p>One</p>', ['ml'])
  const text = { id, revision, title: 'Twice', content: '<p>One</p>', tags: ['ml'], coverId: null }
  let last = revision
  const saves = async (change: object) => {
    const { saveDraft } = (await ada.asks<Saved>(SAVE, { text: { ...text, ...change, revision: last } })).data!
    last = saveDraft.revision
    expect(await opened(ada, id)).toEqual([saveDraft.hasUnpublishedChanges, saveDraft.hasUnpublishedChanges])
    return saveDraft.hasUnpublishedChanges
  }
  for (const change of [{ title: 'Thrice' }, { content: '<p>Two</p>' }, { content: '<h2>One</h2>' }, { tags: [] }, { tags: ['ml', 'statistics'] }]) {
    expect(await saves(change), JSON.stringify(change)).toBe(true)
    expect(await saves({}), JSON.stringify(change)).toBe(false)
  }
  // The editor writes the same text in another way.
  expect(await saves({ content: '<p>One</p><p></p>' })).toBe(false)
})

test('B-10 a blog without a title of its own keeps its first line as title', async () => {
  const { ada } = await people(services, 'ada')
  const { _id: id, revision } = await publishes(ada, ' ', '<p>First line</p>')
  const text = { id, title: '', tags: [], coverId: null }
  const changed = (await ada.asks<Saved>(SAVE, { text: { ...text, revision, content: '<p>Other</p>' } })).data!.saveDraft
  expect(changed.hasUnpublishedChanges).toBe(true)
  const back = (await ada.asks<Saved>(SAVE, { text: { ...text, revision: changed.revision, content: '<p>First line</p>' } })).data!.saveDraft
  expect(back.hasUnpublishedChanges).toBe(false)
})

test('B-10 a draft that was never published, and an unpublished blog, have no unpublished changes', async () => {
  const { ada } = await people(services, 'ada')
  const id = crypto.randomUUID()
  const text = { id, revision: 0, title: 'New', content: '<p>a</p>', tags: [], coverId: null }
  expect((await ada.asks<Saved>(SAVE, { text })).data!.saveDraft).toEqual({ revision: 1, hasUnpublishedChanges: false })
  await ada.asks(PUBLISH, { text: { ...text, revision: 1 } })
  await ada.asks('mutation ($id: ID!) { unpublishBlog(id: $id) }', { id })
  expect((await ada.asks<Saved>(SAVE, { text: { ...text, revision: 2, content: '<p>b</p>' } })).data!.saveDraft).toEqual({ revision: 3, hasUnpublishedChanges: false })
})

test('B-17 an image that was not fetched stays in the draft, and the blog is not published with it', async () => {
  const { ada } = await people(services, 'ada')
  const id = crypto.randomUUID()
  const content = '<p>a</p><img alt="Loss" data-upload="from:https://a.test/x.png">'
  const text = { id, revision: 0, title: 'New', content, tags: [], coverId: null }
  await ada.asks<Saved>(SAVE, { text })
  expect((await ada.asks<{ blogDraft: { content: string } }>('query ($id: ID!) { blogDraft(id: $id) { content } }', { id })).data!.blogDraft.content).toBe(content)
  expect((await ada.asks(PUBLISH, { text: { ...text, revision: 1 } })).errors?.[0]?.message).toBe('An image couldn’t be added. Remove it or add it again, then press Save.')
})
