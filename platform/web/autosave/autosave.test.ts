import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerSays } from '#platform/web/graphql/refusal.ts'
import { NOTHING_WRITTEN, type WrittenText } from '../rules/written-text.ts'
import { VISITOR, type DeviceCopy } from './device-copy.ts'
import { createKeeper, type Wish } from './keeper.ts'

const text = (content: string): WrittenText => ({ ...NOTHING_WRITTEN, content: `<p>${content}</p>` })

function setUp(start: { owner?: string; onServer?: WrittenText } = {}) {
  const kept = new Map<string, DeviceCopy>()
  const saved: Wish[] = []
  let answer: () => Promise<{ revision: number }> = async () => ({ revision: saved.length })
  const copies = {
    keep: async (owner: string, copy: DeviceCopy) => Boolean(kept.set(`${owner}/${copy.id}`, copy)),
    keepNow: (owner: string, copy: DeviceCopy) => void kept.set(`${owner}/${copy.id}`, copy),
    find: async (owner: string, id: string) => kept.get(`${owner}/${id}`) ?? null,
    forget: async (owner: string, id: string) => void kept.delete(`${owner}/${id}`),
    begun: async () => [],
  }
  const onOutdated = vi.fn()
  const keeper = createKeeper({
    id: 'b', owner: start.owner ?? 'ada', text: start.onServer ?? NOTHING_WRITTEN, revision: 0,
    acknowledged: start.onServer ?? null, copies, onOutdated,
    save: (wish) => {
      saved.push(wish)
      return answer()
    },
  })
  return { keeper, kept, saved, onOutdated, answerWith: (next: typeof answer) => void (answer = next) }
}

const says = (code: string) => async () => Promise.reject(new ServerSays(code, 'No.'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('B-10 Nothing written is lost', () => {
  test('a keystroke is on the device within a second and on the server within five', async () => {
    const { keeper, kept, saved } = setUp()
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept.get('ada/b')?.content).toBe('<p>a</p>')
    expect(keeper.state()).toEqual({ kind: 'device', because: 'soon' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(saved).toMatchObject([{ id: 'b', revision: 0, content: '<p>a</p>' }])
    expect(keeper.state()).toEqual({ kind: 'saved' })
    expect(kept.size).toBe(0)
  })

  test('so it is for somebody who never pauses', async () => {
    const { keeper, kept, saved } = setUp()
    for (let key = 0; key < 50; key += 1) {
      keeper.change(text('x'.repeat(key + 1)))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(kept.size).toBe(1)
    expect(saved).toHaveLength(1)
  })

  test('the revision of one save goes with the next', async () => {
    const { keeper, saved } = setUp()
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(5000)
    keeper.change(text('b'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(saved.map(({ revision }) => revision)).toEqual([0, 1])
  })

  test('an editor that was only opened keeps nothing', async () => {
    const { keeper, kept, saved } = setUp()
    keeper.change(NOTHING_WRITTEN)
    await vi.advanceTimersByTimeAsync(9000)
    expect([kept.size, saved.length]).toEqual([0, 0])
    expect(keeper.state()).toEqual({ kind: 'new' })
  })

  test('without a network it stays on the device and is tried again, less and less often', async () => {
    const { keeper, kept, saved, answerWith } = setUp()
    answerWith(says('OFFLINE'))
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(keeper.state()).toEqual({ kind: 'device', because: 'offline' })
    expect(saved.length).toBeGreaterThan(3)
    expect(saved.length).toBeLessThan(8)
    expect(kept.get('ada/b')?.content).toBe('<p>a</p>')
    answerWith(async () => ({ revision: 1 }))
    await keeper.again()
    expect(keeper.state()).toEqual({ kind: 'saved' })
  })

  test('what is written while offline is kept too', async () => {
    const { keeper, kept, answerWith } = setUp()
    answerWith(says('OFFLINE'))
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(5000)
    keeper.change(text('ab'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept.get('ada/b')?.content).toBe('<p>ab</p>')
    expect(keeper.state()).toEqual({ kind: 'device', because: 'offline' })
  })

  test('an expired session leaves it on the device until its owner is back', async () => {
    const { keeper, saved, answerWith } = setUp()
    answerWith(says('NOT_SIGNED_IN'))
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saved).toHaveLength(1)
    expect(keeper.state()).toEqual({ kind: 'device', because: 'session' })
    answerWith(async () => ({ revision: 1 }))
    await keeper.again()
    expect(keeper.state()).toEqual({ kind: 'saved' })
  })

  test('a page that goes away leaves its last words on the device at once', () => {
    const { keeper, kept } = setUp()
    keeper.change(text('last words'))
    keeper.leave()
    expect(kept.get('ada/b')?.content).toBe('<p>last words</p>')
  })

  test('a refusal is said and does not stop the next try', async () => {
    const { keeper, kept, answerWith } = setUp()
    answerWith(says('INVALID_INPUT'))
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.state()).toEqual({ kind: 'refused', says: 'No.', fields: {} })
    expect(kept.size).toBe(1)
    answerWith(async () => ({ revision: 1 }))
    keeper.change(text('ab'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.state()).toEqual({ kind: 'saved' })
  })

  test('a picture on its way keeps the text on the device although the server has the words', async () => {
    const { keeper, kept } = setUp()
    keeper.change({ ...NOTHING_WRITTEN, content: '<p>a</p><img data-upload="1">' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.state()).toEqual({ kind: 'saved' })
    expect(kept.size).toBe(1)
    keeper.change({ ...NOTHING_WRITTEN, content: '<p>a</p><img src="/images/1/large.webp">' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(kept.size).toBe(0)
  })

  test('taking everything back needs no save', async () => {
    const { keeper, saved, kept } = setUp({ onServer: text('a') })
    keeper.change(text('ab'))
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(9000)
    expect([saved.length, kept.size]).toEqual([0, 0])
  })
})

describe('B-10 A visitor who writes', () => {
  test('writes on the device alone, until the login gives the text to the account', async () => {
    const { keeper, kept, saved } = setUp({ owner: VISITOR })
    keeper.change(text('a'))
    await vi.advanceTimersByTimeAsync(9000)
    expect(saved).toEqual([])
    expect([...kept.keys()]).toEqual(['visitor/b'])
    await keeper.giveTo('ada')
    expect(saved).toHaveLength(1)
    expect(kept.size).toBe(0)
  })
})

describe('B-11 An edit that another window overtook', () => {
  test('stops saving, stays on the device and asks for a merge', async () => {
    const { keeper, kept, saved, onOutdated, answerWith } = setUp({ onServer: text('old') })
    answerWith(says('OUTDATED_EDIT'))
    keeper.change(text('mine'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(onOutdated).toHaveBeenCalledOnce()
    keeper.change(text('mine too'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saved).toHaveLength(1)
    expect(kept.get('ada/b')?.content).toBe('<p>mine too</p>')
  })

  test('saves the merged text on the newest revision', async () => {
    const { keeper, saved, answerWith } = setUp({ onServer: text('old') })
    answerWith(says('OUTDATED_EDIT'))
    keeper.change(text('mine'))
    await vi.advanceTimersByTimeAsync(5000)
    answerWith(async () => ({ revision: 8 }))
    keeper.change(text('both'))
    keeper.settle({ revision: 7, acknowledged: text('theirs') })
    await vi.advanceTimersByTimeAsync(5000)
    expect(saved.at(-1)).toMatchObject({ revision: 7, content: '<p>both</p>' })
    expect(keeper.state()).toEqual({ kind: 'saved' })
  })
})
