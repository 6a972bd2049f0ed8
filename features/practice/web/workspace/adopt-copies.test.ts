import { expect, test } from 'vitest'
import { adoptCopies } from './adopt-copies.ts'

/** A storage that holds these entries, in memory. */
function storageOf(entries: Record<string, string>): { storage: Storage; all: () => Record<string, string> } {
  const kept = new Map(Object.entries(entries))
  const storage = {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { storage: storage as Storage, all: () => Object.fromEntries(kept) }
}

test('code, hints and a comment in progress move to the current slug (requirement Q-34)', () => {
  const { storage, all } = storageOf({
    'cloggle.code.visitor.ask-the-neighbours.python': 'mine',
    'cloggle.code.9f-1.ask-the-neighbours.javascript': 'a member’s',
    'cloggle.hints.ask-the-neighbours': '2',
    'cloggle.text.remark:ask-the-neighbours': 'half a sentence',
  })
  adoptCopies('knn', ['neighbours', 'ask-the-neighbours'], storage)
  expect(all()).toEqual({
    'cloggle.code.visitor.knn.python': 'mine',
    'cloggle.code.9f-1.knn.javascript': 'a member’s',
    'cloggle.hints.knn': '2',
    'cloggle.text.remark:knn': 'half a sentence',
  })
})

test('other problems, other keys and what is under the current slug already stay as they are', () => {
  const before = { 'cloggle.code.visitor.two-sum.python': 'sum', 'cloggle.code.visitor.old.python': 'old', 'cloggle.code.visitor.new.python': 'new', 'cloggle.old': 'theme' }
  const { storage, all } = storageOf(before)
  adoptCopies('new', ['old'], storage)
  expect(all()).toEqual(before)
})
