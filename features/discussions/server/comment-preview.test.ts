import { expect, test } from 'vitest'
import { commentPreview } from './mentions.ts'

test('a comment in a notification has no signs of its Markdown', () => {
  expect(commentPreview('Welcome. **Monday** we begin\n\n- with `code`\n- and [links](https://example.org)')).toBe('Welcome. Monday we begin: with code; and links')
  expect(commentPreview('plain & <b>')).toBe('plain & <b>')
  expect(commentPreview('a **formula** $\\frac{x^2}{n+1}$, from $5 to $6')).toBe('a formula (x²)/(n+1), from $5 to $6')
})
