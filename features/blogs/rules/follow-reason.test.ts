import { expect, test } from 'vitest'
import { followReason } from './follow-reason.ts'

test('the reason names the author and the topics that the reader follows (requirement B-44)', () => {
  expect(followReason({ author: 'Ada Lovelace', topics: [] })).toBe('You follow Ada Lovelace')
  expect(followReason({ author: null, topics: ['python'] })).toBe('You follow python')
  expect(followReason({ author: 'Ada Lovelace', topics: ['python'] })).toBe('You follow Ada Lovelace and python')
  expect(followReason({ author: null, topics: ['python', 'sql', 'rag'] })).toBe('You follow python, sql, and rag')
  expect(followReason({ author: null, topics: [] })).toBeNull()
})
