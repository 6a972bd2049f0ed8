import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../graphql/api-error.ts'
import { createAutosave, type LocalDraft, type Revised } from './autosave.ts'
import { isProblem, statusText, VISITOR, type AutosaveStatus } from './autosave-status.ts'

/** Images that are being uploaded are written in angle brackets. */
const hasLocalParts = (text: string) => text.includes('<')

function setUp(start: { owner?: string; onServer?: string } = {}) {
  const stored = new Map<string, LocalDraft<string>>()
  const sent: Revised<string>[] = []
  let answer: () => Promise<{ revision: number }> = async () => ({ revision: sent.length })
  const drafts = {
    save: async (owner: string, draft: LocalDraft<string>) => Boolean(stored.set(`${owner}/${draft.id}`, draft)),
    saveNow: (owner: string, draft: LocalDraft<string>) => void stored.set(`${owner}/${draft.id}`, draft),
    delete: async (owner: string, id: string) => void stored.delete(`${owner}/${id}`),
  }
  const onConflict = vi.fn()
  const autosave = createAutosave<string>({
    id: 'b', owner: start.owner ?? 'ada', value: start.onServer ?? '', revision: 0, saved: start.onServer ?? null, drafts, onConflict, hasLocalParts,
    isSame: (one, other) => one === other,
    isEmpty: (text) => text === '',
    save: (next) => {
      sent.push(next)
      return answer()
    },
  })
  return { autosave, stored, sent, onConflict, answerWith: (next: typeof answer) => void (answer = next) }
}

const failWith = (code: string) => async () => Promise.reject(new ApiError(code, 'No.'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('B-10 Autosave loses nothing', () => {
  test('saves a change on the device within a second and on the server within five', async () => {
    const { autosave, stored, sent } = setUp()
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored.get('ada/b')?.value).toBe('a')
    expect(autosave.status()).toEqual({ kind: 'local', reason: 'waiting' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toMatchObject([{ id: 'b', revision: 0, value: 'a' }])
    expect(autosave.status()).toEqual({ kind: 'saved' })
    expect(stored.size).toBe(0)
  })

  test('also for someone who never pauses', async () => {
    const { autosave, stored, sent } = setUp()
    for (let key = 0; key < 50; key += 1) {
      autosave.change('x'.repeat(key + 1))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(stored.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('sends the revision of the last save with the next', async () => {
    const { autosave, sent } = setUp()
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(5000)
    autosave.change('b')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.map(({ revision }) => revision)).toEqual([0, 1])
  })

  test('saves nothing for an editor that was only opened', async () => {
    const { autosave, stored, sent } = setUp()
    autosave.change('')
    await vi.advanceTimersByTimeAsync(9000)
    expect([stored.size, sent.length]).toEqual([0, 0])
    expect(autosave.status()).toEqual({ kind: 'new' })
  })

  test('saves on the device while offline, and retries with growing delays', async () => {
    const { autosave, stored, sent, answerWith } = setUp()
    answerWith(failWith('OFFLINE'))
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(autosave.status()).toEqual({ kind: 'local', reason: 'offline' })
    expect(sent.length).toBeGreaterThan(3)
    expect(sent.length).toBeLessThan(8)
    expect(stored.get('ada/b')?.value).toBe('a')
    answerWith(async () => ({ revision: 1 }))
    await autosave.retry()
    expect(autosave.status()).toEqual({ kind: 'saved' })
  })

  test('stores changes made while offline too', async () => {
    const { autosave, stored, answerWith } = setUp()
    answerWith(failWith('OFFLINE'))
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(5000)
    autosave.change('ab')
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored.get('ada/b')?.value).toBe('ab')
    expect(autosave.status()).toEqual({ kind: 'local', reason: 'offline' })
  })

  test('keeps the value on the device after the session has expired, until its owner is back', async () => {
    const { autosave, sent, answerWith } = setUp()
    answerWith(failWith('NOT_SIGNED_IN'))
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(autosave.status()).toEqual({ kind: 'local', reason: 'session' })
    answerWith(async () => ({ revision: 1 }))
    await autosave.retry()
    expect(autosave.status()).toEqual({ kind: 'saved' })
  })

  test('saves on the device at once when the page is closed', () => {
    const { autosave, stored } = setUp()
    autosave.change('last words')
    autosave.flush()
    expect(stored.get('ada/b')?.value).toBe('last words')
  })

  test('a value that was changed back to the saved one leaves no stale draft when the page is closed', async () => {
    const { autosave, stored } = setUp({ onServer: 'a' })
    autosave.change('b')
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored.get('ada/b')?.value).toBe('b')
    autosave.change('a')
    autosave.flush()
    expect(stored.size).toBe(0)
  })

  test('a value that was changed back while the change is being sent is stored when the page is closed, and sent again', async () => {
    const { autosave, stored, sent, answerWith } = setUp({ onServer: 'a' })
    let respond = (_answer: { revision: number }) => {}
    answerWith(() => new Promise((resolve) => (respond = resolve)))
    autosave.change('b')
    await vi.advanceTimersByTimeAsync(5000)
    autosave.change('a')
    autosave.flush()
    expect(stored.get('ada/b')?.value).toBe('a')
    respond({ revision: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.map(({ value }) => value)).toEqual(['b', 'a'])
  })

  test('reports a refusal and retries after the next change', async () => {
    const { autosave, stored, answerWith } = setUp()
    answerWith(failWith('INVALID_INPUT'))
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(autosave.status()).toEqual({ kind: 'refused', message: 'No.', fields: {} })
    expect(stored.size).toBe(1)
    answerWith(async () => ({ revision: 1 }))
    autosave.change('ab')
    await vi.advanceTimersByTimeAsync(5000)
    expect(autosave.status()).toEqual({ kind: 'saved' })
  })

  test('keeps the draft on the device while an image is being uploaded', async () => {
    const { autosave, stored } = setUp()
    autosave.change('a <picture>')
    await vi.advanceTimersByTimeAsync(5000)
    expect(autosave.status()).toEqual({ kind: 'saved' })
    expect(stored.size).toBe(1)
    autosave.change('a picture')
    await vi.advanceTimersByTimeAsync(5000)
    expect(stored.size).toBe(0)
  })

  test('saves nothing after everything was undone', async () => {
    const { autosave, sent, stored } = setUp({ onServer: 'a' })
    autosave.change('ab')
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(9000)
    expect([sent.length, stored.size]).toEqual([0, 0])
  })
})

describe('B-10 A visitor', () => {
  test('saves only on the device, until a login moves the text to the account', async () => {
    const { autosave, stored, sent } = setUp({ owner: VISITOR })
    autosave.change('a')
    await vi.advanceTimersByTimeAsync(9000)
    expect(sent).toEqual([])
    expect([...stored.keys()]).toEqual(['visitor/b'])
    await autosave.assignTo('ada')
    expect(sent).toHaveLength(1)
    expect(stored.size).toBe(0)
  })
})

describe('B-11 A conflict with another window', () => {
  test('stops saving, keeps the draft on the device and asks for a merge', async () => {
    const { autosave, stored, sent, onConflict, answerWith } = setUp({ onServer: 'old' })
    answerWith(failWith('OUTDATED_EDIT'))
    autosave.change('mine')
    await vi.advanceTimersByTimeAsync(5000)
    expect(onConflict).toHaveBeenCalledOnce()
    autosave.change('mine too')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(stored.get('ada/b')?.value).toBe('mine too')
  })

  test('saves the merged text on the newest revision', async () => {
    const { autosave, sent, answerWith } = setUp({ onServer: 'old' })
    answerWith(failWith('OUTDATED_EDIT'))
    autosave.change('mine')
    await vi.advanceTimersByTimeAsync(5000)
    answerWith(async () => ({ revision: 8 }))
    autosave.change('both')
    autosave.resolve({ revision: 7, saved: 'theirs' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.at(-1)).toMatchObject({ revision: 7, value: 'both' })
    expect(autosave.status()).toEqual({ kind: 'saved' })
  })
})

describe('B-10 An editor that opens before the server has answered', () => {
  test('loads with the same retries, then saves at once what was written meanwhile', async () => {
    const sent: Revised<string>[] = []
    const marked: string[] = []
    const load = vi.fn(async () => Promise.resolve({ revision: 4, saved: 'old', update: (text: string) => (text === '' ? 'old' : `old, ${text}`) }))
    load.mockRejectedValueOnce(new ApiError('OFFLINE', 'No.'))
    const autosave = createAutosave<string>({
      id: 'b', owner: 'ada', value: '', revision: 0, saved: null, load, onConflict: () => {},
      isSame: (one, other) => one === other,
      isEmpty: (text) => text === '',
      save: async (next) => ({ revision: sent.push(next) + next.revision, saved: `${next.value}!`, update: (text) => `${text}!` }),
      drafts: { save: async () => true, saveNow: () => {}, delete: async () => {}, markSaved: async (_owner, { value }) => void marked.push(value) },
    })
    await autosave.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(autosave.status()).toEqual({ kind: 'local', reason: 'offline' })
    autosave.change('new')
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(sent).toEqual([{ id: 'b', revision: 4, value: 'old, new' }])
    expect([autosave.value(), autosave.status(), marked]).toEqual(['old, new!', { kind: 'saved' }, ['old, new!']])
  })
})

describe('The status line', () => {
  test.each<[AutosaveStatus, string, boolean]>([
    [{ kind: 'new' }, '', false],
    [{ kind: 'saving' }, 'Saving…', false],
    [{ kind: 'saved' }, 'Saved', false],
    [{ kind: 'local', reason: 'waiting' }, 'Saved on this device', false],
    [{ kind: 'local', reason: 'offline' }, 'Offline. Saved on this device', true],
    [{ kind: 'refused', message: 'Too long.', fields: {} }, 'Saved on this device only. Too long.', true],
  ])('%o', (status, text, isAnnounced) => {
    expect([statusText(status), isProblem(status)]).toEqual([text, isAnnounced])
  })
})
