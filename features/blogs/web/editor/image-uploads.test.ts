import { describe, expect, test } from 'vitest'
import type { LocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { fetchName } from './remote-image.ts'
import { picturesUnderWay } from './image-uploads.ts'

const SENT = { id: 'a', width: 2, height: 1, url: '/images/a/large.webp' }
const drafts = { find: async () => null, save: async () => true, delete: async () => {} } as unknown as LocalDrafts
const settled = () => new Promise((done) => setTimeout(done, 5))
const named = (path: string) => fetchName(`https://elsewhere.test/${path}`)!

function opened(answer: (address: string) => Promise<typeof SENT>) {
  const asked: string[] = []
  let isMember = true
  const pictures = picturesUnderWay({
    drafts,
    send: () => Promise.reject(new Error('Nothing is sent here.')),
    fetch: (address) => {
      asked.push(address)
      return answer(address)
    },
    isMember: () => isMember,
  })
  return { pictures, asked, becomes: (member: boolean) => (isMember = member) }
}

describe('B-17 Pictures of other pages', () => {
  test('are fetched when they are looked at, once and one after the other', async () => {
    const answers: (() => void)[] = []
    const { pictures, asked } = opened(() => new Promise((done) => answers.push(() => done(SENT))))
    for (const path of ['a', 'b', 'a']) expect(pictures.look(named(path)).state.kind).toBe('sending')
    await settled()
    expect(asked).toEqual(['https://elsewhere.test/a'])
    answers[0]!()
    await settled()
    expect(asked).toEqual(['https://elsewhere.test/a', 'https://elsewhere.test/b'])
    expect(pictures.look(named('a')).state).toEqual({ kind: 'sent', picture: SENT })
    expect(pictures.look(named('b')).state.kind).toBe('sending')
  })

  test('that cannot be had say so; where trying again may help, it does', async () => {
    let error: Error | null = new ApiError('BUSY', 'We are busy.')
    const { pictures, asked } = opened(() => (error === null ? Promise.resolve(SENT) : Promise.reject(error)))
    pictures.look(named('a'))
    await settled()
    expect(pictures.look(named('a')).state).toMatchObject({ kind: 'failed', says: 'We are busy.', mayRetry: true })
    error = new ApiError('NOT_AN_IMAGE', 'We couldn’t fetch this picture.')
    pictures.look(named('b'))
    await settled()
    expect(pictures.look(named('b')).state).toMatchObject({ kind: 'failed', mayRetry: false })
    error = null
    pictures.retryAll()
    await settled()
    expect([pictures.look(named('a')).state.kind, pictures.look(named('b')).state.kind]).toEqual(['sent', 'failed'])
    expect(asked).toHaveLength(3)
  })

  test('of a visitor wait for the login', async () => {
    const { pictures, asked, becomes } = opened(() => Promise.resolve(SENT))
    becomes(false)
    pictures.look(named('a'))
    await settled()
    expect(pictures.look(named('a')).state).toMatchObject({ kind: 'failed', needsLogin: true })
    becomes(true)
    pictures.retryAll()
    await settled()
    expect([pictures.look(named('a')).state.kind, asked.length]).toEqual(['sent', 1])
  })
})
