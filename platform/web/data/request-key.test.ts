import { expect, test } from 'vitest'
import { requestKeys } from './request-key.ts'

test('a repeated request has the key of the one before, another content and a later request have keys of their own', () => {
  let count = 0
  const keys = requestKeys(() => String(++count))
  expect([keys.keyFor('First'), keys.keyFor('First')]).toEqual(['1', '1'])
  expect(keys.keyFor('First, changed')).toBe('2')
  keys.forget()
  expect(keys.keyFor('First, changed')).toBe('3')
})
