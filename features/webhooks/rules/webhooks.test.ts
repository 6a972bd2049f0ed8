import { expect, test } from 'vitest'
import { failureText } from './webhooks.ts'

test('a failed delivery says why in words', () => {
  expect(failureText('ENOTFOUND')).toBe('No server has this name. Check the address.')
  expect(failureText('E_OTHER')).toBe('The server could not be reached.')
  expect(failureText(undefined)).toBe('The server could not be reached.')
})
