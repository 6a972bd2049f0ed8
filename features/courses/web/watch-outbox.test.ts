import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allUnsent, forgetSent, keepUnsent, type Unsent } from './watch-outbox.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const watched = (...intervals: [number, number][]): Unsent => ({ course: 'c', lesson: 'l', intervals, position: 0, duration: 600, speed: 1 })

describe('What was watched and has not arrived (requirement K-5)', () => {
  test('waits until it was sent', () => {
    const sent = keepUnsent('ada', watched([0, 10]))
    expect(allUnsent('ada')).toEqual([sent])
    expect(allUnsent('ben')).toEqual([])
    forgetSent('ada', sent)
    expect(allUnsent('ada')).toEqual([])
  })

  test('what was watched while a report was on its way is not forgotten with it', () => {
    const first = keepUnsent('ada', watched([0, 10]))
    keepUnsent('ada', watched([10, 20]))
    forgetSent('ada', first)
    expect(allUnsent('ada')).toMatchObject([{ intervals: [[0, 20]] }])
  })
})
