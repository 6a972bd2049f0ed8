import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { createUploads, type UploadState } from './uploads.ts'

const film = (name: string) => new File(['x'], name)
function setUp() {
  const sent: { name: string; progress: (part: number) => void; signal: AbortSignal; done: PromiseWithResolvers<string> }[] = []
  const uploads = createUploads<string>((file, { onProgress, signal }) => {
    const done = Promise.withResolvers<string>()
    sent.push({ name: file.name, progress: onProgress, signal, done })
    return done.promise
  })
  const onDone = vi.fn()
  uploads.onDone = onDone
  return { uploads, sent, onDone }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('Uploads of an editor (requirement K-26)', () => {
  test('show their progress and end with a result, one for each lesson', async () => {
    const { uploads, sent, onDone } = setUp()
    const seen: (UploadState | null)[] = []
    uploads.subscribe(() => seen.push(uploads.stateOf('one')))
    uploads.start('one', film('a.mp4'))
    uploads.start('two', film('b.mp4'))
    sent[0]!.progress(0.5)
    expect([uploads.stateOf('one'), uploads.stateOf('two'), uploads.isRunning()]).toEqual([{ kind: 'sending', name: 'a.mp4', part: 0.5 }, { kind: 'sending', name: 'b.mp4', part: 0 }, true])
    sent[0]!.done.resolve('file')
    await settled()
    expect([onDone.mock.calls, uploads.stateOf('one'), seen.at(-1)]).toEqual([[['one', 'file']], null, null])
  })

  test('are canceled, also by another file for the same lesson; what comes later counts no more', async () => {
    const { uploads, sent, onDone } = setUp()
    uploads.start('one', film('a.mp4'))
    uploads.start('one', film('b.mp4'))
    expect([sent[0]!.signal.aborted, sent[1]!.signal.aborted]).toEqual([true, false])
    sent[0]!.progress(0.9)
    sent[0]!.done.resolve('old')
    await settled()
    expect([onDone.mock.calls, uploads.stateOf('one')]).toEqual([[], { kind: 'sending', name: 'b.mp4', part: 0 }])
    uploads.cancelAll()
    sent[1]!.done.reject(new Error('aborted'))
    await settled()
    expect([uploads.stateOf('one'), uploads.isRunning()]).toEqual([null, false])
  })

  test.each([['OFFLINE', true], ['INVALID_INPUT', false]])('that failed with %s can be tried again: %s', async (code, mayRetry) => {
    const { uploads, sent } = setUp()
    uploads.start('one', film('a.mp4'))
    sent[0]!.done.reject(new ApiError(code, 'Why'))
    await settled()
    expect(uploads.stateOf('one')).toMatchObject({ kind: 'failed', name: 'a.mp4', message: 'Why', mayRetry })
  })
})
