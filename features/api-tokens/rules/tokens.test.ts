import { describe, expect, test } from 'vitest'
import { tokenInput } from './inputs.ts'

const form = { id: '018f6f54-0000-4000-8000-000000000000', name: '  My \n script ', scopes: ['blogs:write', 'public:read', 'blogs:write'], days: 30, password: 'x' }

describe('A new access token (requirement G-20)', () => {
  test('has a name in one line and each scope once, in the order of the list', () => {
    const parsed = tokenInput.parse(form)
    expect(parsed.name).toBe('My script')
    expect(parsed.scopes).toEqual(['public:read', 'blogs:write'])
  })

  test.each([
    [{ name: ' ' }, 'Enter a name, such as the program that uses it.'],
    [{ name: 'x'.repeat(61) }, 'Use at most 60 characters.'],
    [{ scopes: [] }, 'Choose at least one scope.'],
    [{ scopes: ['site:admin'] }, 'This scope doesn’t exist.'],
    [{ days: 1_000 }, 'Choose 7, 30, 90 or 365 days.'],
  ])('%j is refused', (change, message) => {
    expect(tokenInput.safeParse({ ...form, ...change }).error?.issues[0]?.message).toBe(message)
  })
})
