import { describe, expect, test } from 'vitest'
import type { LocalDrafts } from '#platform/web/autosave/local-drafts.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { remoteImageKey } from '#platform/rules/image-paths.ts'
import { createImageUploads } from './image-uploads.ts'

const SENT = { id: 'a', width: 2, height: 1, url: '/images/a/large.webp' }
const drafts = { find: async () => null, save: async () => true, delete: async () => {} } as unknown as LocalDrafts
const settled = () => new Promise((done) => setTimeout(done, 5))
const named = (path: string) => remoteImageKey(`https://other.test/${path}`)!

function opened(answer: (address: string) => Promise<typeof SENT>) {
  const fetched: string[] = []
  let isMember = true
  const uploads = createImageUploads({
    drafts,
    send: () => Promise.reject(new Error('Nothing is sent here.')),
    fetch: (address) => {
      fetched.push(address)
      return answer(address)
    },
    isMember: () => isMember,
  })
  return { uploads, fetched, becomes: (member: boolean) => (isMember = member) }
}

describe('B-17 Images of other pages', () => {
  test('are fetched when they are shown, once and one after another', async () => {
    const answers: (() => void)[] = []
    const { uploads, fetched } = opened(() => new Promise((done) => answers.push(() => done(SENT))))
    for (const path of ['a', 'b', 'a']) expect(uploads.look(named(path)).state.kind).toBe('sending')
    await settled()
    expect(fetched).toEqual(['https://other.test/a'])
    answers[0]!()
    await settled()
    expect(fetched).toEqual(['https://other.test/a', 'https://other.test/b'])
    expect(uploads.look(named('a')).state).toEqual({ kind: 'sent', image: SENT })
    expect(uploads.look(named('b')).state.kind).toBe('sending')
  })

  test('that cannot be fetched show an error, with a retry where it may help', async () => {
    let error: Error | null = new ApiError('BUSY', 'We are busy.')
    const { uploads, fetched } = opened(() => (error === null ? Promise.resolve(SENT) : Promise.reject(error)))
    uploads.look(named('a'))
    await settled()
    expect(uploads.look(named('a')).state).toMatchObject({ kind: 'failed', message: 'We are busy.', mayRetry: true })
    error = new ApiError('NOT_AN_IMAGE', 'We couldn’t fetch this picture.')
    uploads.look(named('b'))
    await settled()
    expect(uploads.look(named('b')).state).toMatchObject({ kind: 'failed', mayRetry: false })
    error = null
    uploads.retryAll()
    await settled()
    expect([uploads.look(named('a')).state.kind, uploads.look(named('b')).state.kind]).toEqual(['sent', 'failed'])
    expect(fetched).toHaveLength(3)
  })

  test('wait for the login of a visitor', async () => {
    const { uploads, fetched, becomes } = opened(() => Promise.resolve(SENT))
    becomes(false)
    uploads.look(named('a'))
    await settled()
    expect(uploads.look(named('a')).state).toMatchObject({ kind: 'failed', needsLogin: true })
    becomes(true)
    uploads.retryAll()
    await settled()
    expect([uploads.look(named('a')).state.kind, fetched.length]).toEqual(['sent', 1])
  })
})
