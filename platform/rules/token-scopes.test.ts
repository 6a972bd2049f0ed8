import { expect, test } from 'vitest'
import { missingScopesText } from './token-scopes.ts'

test('The error of a token names each missing scope (requirement G-21)', () => {
  expect(missingScopesText(['blogs:write'])).toBe('This access token doesn’t have the scope “blogs:write”. Create a token with it in your settings.')
  expect(missingScopesText(['own:read', 'blogs:write', 'messages:read'])).toContain('“own:read”, “blogs:write” and “messages:read”')
})
