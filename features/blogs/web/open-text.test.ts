import { describe, expect, test } from 'vitest'
import { ServerSays } from '#platform/web/graphql/refusal.ts'
import { deviceStore } from '#platform/web/device-store.ts'
import type { Kept } from '#platform/web/device-shelves.ts'
import { NOTHING_WRITTEN } from '../rules/written-text.ts'
import { deviceCopies, VISITOR } from './device-copy.ts'
import { openText } from './open-text.ts'
import type { Draft } from './writing-requests.ts'

function memory() {
  const things = new Map<string, Kept>()
  return {
    get: async (key: string) => things.get(key) ?? null,
    put: async (key: string, kept: Kept) => void things.set(key, kept),
    remove: async (key: string) => void things.delete(key),
    keys: async (prefix: string) => [...things.keys()].filter((key) => key.startsWith(prefix)),
  }
}

let time = 0
const setUp = () => deviceCopies(deviceStore({ large: memory(), small: memory(), now: () => (time += 1) }))
const says = (code: string) => async () => Promise.reject(new ServerSays(code, 'No.'))
const written = (content: string) => ({ ...NOTHING_WRITTEN, content })
const draft = (revision: number, content: string): Draft => ({
  id: 'b', revision, title: '', content, tags: [], coverId: null, savedAt: '2026-01-01T00:00:00Z', publishedSlug: null,
})
const question = { owner: 'ada', newId: () => 'new', ask: async () => draft(3, 'server') }

describe('B-10 Opening the editor', () => {
  test('a new blog begins empty', async () => {
    expect(await openText({ ...question, id: null, copies: setUp() })).toMatchObject({ id: 'new', revision: 0, restored: false })
  })

  test('a new blog goes on with what was begun and never reached the server', async () => {
    const copies = setUp()
    await copies.keep('ada', { ...written('begun'), id: 'b', revision: 0, base: null })
    const opened = await openText({ ...question, id: null, copies })
    expect(opened).toMatchObject({ id: 'b', text: { content: 'begun' }, restored: true, onServer: null })
  })

  test('what a visitor began is there after the login, and nobody gets what another person began', async () => {
    const copies = setUp()
    await copies.keep('bob', { ...written('of bob'), id: 'x', revision: 0, base: null })
    expect(await openText({ ...question, id: null, copies })).toMatchObject({ restored: false })
    await copies.keep(VISITOR, { ...written('of a visitor'), id: 'v', revision: 0, base: null })
    expect(await openText({ ...question, id: null, copies })).toMatchObject({ id: 'v', restored: true })
  })

  test('a draft comes from the server when the device has nothing newer', async () => {
    expect(await openText({ ...question, id: 'b', copies: setUp() })).toMatchObject({
      revision: 3, text: { content: 'server' }, restored: false,
    })
  })

  test('unsaved words on the device come before the server’s, at the revision that they were written on', async () => {
    const copies = setUp()
    await copies.keep('ada', { ...written('device'), id: 'b', revision: 2, base: written('older') })
    expect(await openText({ ...question, id: 'b', copies })).toMatchObject({
      revision: 2, text: { content: 'device' }, onServer: { content: 'older' }, restored: true,
    })
  })

  test('without a network the device is enough', async () => {
    const copies = setUp()
    await copies.keep('ada', { ...written('device'), id: 'b', revision: 2, base: written('older') })
    expect(await openText({ ...question, id: 'b', copies, ask: says('OFFLINE') })).toMatchObject({ revision: 2, unasked: true, restored: true })
    await expect(openText({ ...question, id: 'c', copies, ask: says('OFFLINE') })).rejects.toThrow('No.')
  })

  test('words on a blog that was deleted elsewhere become a new text', async () => {
    const copies = setUp()
    await copies.keep('ada', { ...written('device'), id: 'b', revision: 2, base: written('older') })
    expect(await openText({ ...question, id: 'b', copies, ask: says('NOT_FOUND') })).toMatchObject({
      id: 'new', revision: 0, onServer: null, text: { content: 'device' },
    })
  })
})
