import { expect, test } from 'vitest'
import { moveLocalCopies } from './move-local-copies.ts'

/** A fake storage with these entries. */
function storageOf(entries: Record<string, string>): { storage: Storage; all: () => Record<string, string> } {
  const map = new Map(Object.entries(entries))
  const storage = {
    get length() {
      return map.size
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  return { storage: storage as Storage, all: () => Object.fromEntries(map) }
}

test('code, hints and a comment in progress move to the current slug (requirement Q-34)', () => {
  const { storage, all } = storageOf({
    'cloggle.code.visitor.ask-the-neighbours.python': 'mine',
    'cloggle.code.9f-1.ask-the-neighbours.javascript': 'a member’s',
    'cloggle.hints.ask-the-neighbours': '2',
    'cloggle.text.remark:ask-the-neighbours': 'half a sentence',
  })
  moveLocalCopies({ id: '7', slug: 'knn', previousSlugs: ['neighbours', 'ask-the-neighbours'] }, storage)
  expect(all()).toEqual({
    'cloggle.code.visitor.knn.python': 'mine',
    'cloggle.code.9f-1.knn.javascript': 'a member’s',
    'cloggle.hints.knn': '2',
    'cloggle.text.comment:7::': 'half a sentence',
  })
})

test('other problems, other keys and existing entries of the current slug stay as they are', () => {
  const before = { 'cloggle.code.visitor.two-sum.python': 'sum', 'cloggle.code.visitor.old.python': 'old', 'cloggle.code.visitor.new.python': 'new', 'cloggle.old': 'theme' }
  const { storage, all } = storageOf(before)
  moveLocalCopies({ id: '7', slug: 'new', previousSlugs: ['old'] }, storage)
  expect(all()).toEqual(before)
})
