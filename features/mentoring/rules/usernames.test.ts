import { expect, test } from 'vitest'
import { usernamesIn } from './usernames.ts'

test('several usernames are separated by commas, each once', () => {
  expect(usernamesIn('@ada, ben;Ada ,, leila ')).toEqual(['ada', 'ben', 'leila'])
  expect(usernamesIn('  ')).toEqual([])
})
