import { describe, expect, test, vi } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import { readQuery } from '../rules/typed-query.ts'
import { findLive } from './find-live.ts'
import type { FoundThing, LiveKind } from './search-kinds.ts'

const thing: FoundThing = { id: '1', title: 'Ada', text: 'The quokkas are "back" again.', path: '/chat/1' }
const warn = vi.fn()

/** Searches with features that find things in these ways. */
function find(q: string, finds: Record<string, LiveKind['find']>, { isVisitor = false, max = 5 } = {}) {
  const contributions = new Map(Object.entries(finds).map(([name, find]) => [name, { label: name, single: name, position: 1, find }]))
  const context = { viewer: isVisitor ? null : { id: 'a' }, contributions: { to: (point: string) => (point === 'search' ? contributions : new Map()) }, log: { warn } } as unknown as Context
  return findLive(context, q, readQuery(q), max)
}

describe('Things that their features find (requirement F-1)', () => {
  test('snippets are around the typed words, whatever signs are between them', async () => {
    const text = `${'filler '.repeat(60)}The quokkas are back. ${'filler '.repeat(60)}`
    const { things } = await find('"Quokkas" (back)', { message: () => Promise.resolve([{ ...thing, text }]) })
    expect(things.get('message')![0]!.snippet).toContain('The quokkas are back.')
  })

  test('a feature that fails or takes too long has found nothing, and the others have', async () => {
    const { things, isComplete } = await find('quokkas', {
      message: () => Promise.resolve([thing]),
      broken: () => Promise.reject(new Error('No connection')),
      slow: () => new Promise(() => {}),
    })
    expect([...things].map(([kind, { length }]) => [kind, length])).toEqual([['message', 1], ['broken', 0], ['slow', 0]])
    expect(isComplete).toBe(false)
    expect(warn).toHaveBeenCalledWith({ kind: 'broken', err: 'No connection' }, expect.any(String))
  })

  test('features learn how many are enough, and visitors have nothing of their own', async () => {
    const all = vi.fn<LiveKind['find']>().mockResolvedValue([thing])
    expect(await find('quokkas', { message: all }, { max: 7 })).toMatchObject({ isComplete: true })
    expect(all).toHaveBeenCalledWith(expect.anything(), 'quokkas', 7)
    expect((await find('quokkas', { message: all }, { isVisitor: true })).things.size).toBe(0)
    expect(all).toHaveBeenCalledTimes(1)
  })
})
