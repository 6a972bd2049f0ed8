import { describe, expect, test } from 'vitest'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { createLocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import type { StoredDraft } from '#platform/web/autosave/draft-backends.ts'
import { EMPTY_TEXT } from '../../rules/draft-text.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { blogDrafts } from './blog-drafts.ts'
import { openText } from './open-text.ts'
import type { Draft } from './editor-requests.ts'

function memory() {
  const things = new Map<string, StoredDraft>()
  return {
    get: async (key: string) => things.get(key) ?? null,
    set: async (key: string, kept: StoredDraft) => void things.set(key, kept),
    delete: async (key: string) => void things.delete(key),
    keys: async (prefix: string) => [...things.keys()].filter((key) => key.startsWith(prefix)),
  }
}

let time = 0
const setUp = () => blogDrafts(createLocalDrafts({ database: memory(), storage: memory(), now: () => (time += 1) }))
const failsWith = (code: string) => async () => Promise.reject(new ApiError(code, 'No.'))
const written = (content: string) => ({ ...EMPTY_TEXT, content })
const draft = (revision: number, content: string): Draft => ({
  id: 'b', revision, title: '', content, tags: [], coverId: null, savedAt: '2026-01-01T00:00:00Z', publishedSlug: null, hasUnpublishedChanges: false,
})
const question = { owner: 'ada', newId: () => 'new', ask: async () => draft(3, 'server') }

describe('B-10 Opening the editor', () => {
  test('a new blog starts empty', async () => {
    expect(await openText({ ...question, id: null, drafts: setUp() })).toMatchObject({ id: 'new', revision: 0, restored: false })
  })

  test('a new blog continues the draft that never reached the server', async () => {
    const drafts = setUp()
    await drafts.save('ada', { id: 'b', revision: 0, base: null, value: written('begun') })
    const opened = await openText({ ...question, id: null, drafts })
    expect(opened).toMatchObject({ id: 'b', text: { content: 'begun' }, restored: true, onServer: null })
    expect(await openText({ ...question, id: null, isFresh: true, drafts })).toMatchObject({ id: 'new', text: EMPTY_TEXT, restored: false })
  })

  test('what a visitor wrote is still there after the login, and nobody gets the draft of another person', async () => {
    const drafts = setUp()
    await drafts.save('bob', { id: 'x', revision: 0, base: null, value: written('of bob') })
    expect(await openText({ ...question, id: null, drafts })).toMatchObject({ restored: false })
    await drafts.save(VISITOR, { id: 'v', revision: 0, base: null, value: written('of a visitor') })
    expect(await openText({ ...question, id: null, drafts })).toMatchObject({ id: 'v', restored: true })
  })

  test('a draft comes from the server if the device has nothing newer', async () => {
    expect(await openText({ ...question, id: 'b', drafts: setUp() })).toMatchObject({
      revision: 3, text: { content: 'server' }, restored: false,
    })
  })

  test('unsaved changes on the device come before the server’s text, at the revision they are based on', async () => {
    const drafts = setUp()
    await drafts.save('ada', { id: 'b', revision: 2, base: written('older'), value: written('device') })
    expect(await openText({ ...question, id: 'b', drafts })).toMatchObject({
      revision: 2, text: { content: 'device' }, onServer: { content: 'older' }, restored: true,
    })
  })

  test('without a connection the draft of the device is enough', async () => {
    const drafts = setUp()
    await drafts.save('ada', { id: 'b', revision: 2, base: written('older'), value: written('device') })
    expect(await openText({ ...question, id: 'b', drafts, ask: failsWith('OFFLINE') })).toMatchObject({ revision: 2, isUnconfirmed: true, restored: true })
    await expect(openText({ ...question, id: 'c', drafts, ask: failsWith('OFFLINE') })).rejects.toThrow('No.')
  })

  test('changes to a blog that was deleted elsewhere become a new draft', async () => {
    const drafts = setUp()
    await drafts.save('ada', { id: 'b', revision: 2, base: written('older'), value: written('device') })
    expect(await openText({ ...question, id: 'b', drafts, ask: failsWith('NOT_FOUND') })).toMatchObject({
      id: 'new', revision: 0, onServer: null, text: { content: 'device' },
    })
  })
})
