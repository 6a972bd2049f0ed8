import { expect, test } from 'vitest'
import { plainPreview } from './plain-preview.ts'

test('A message is shown without its markup in lists (requirement M-3)', () => {
  expect(plainPreview('See **this** [page](https://example.com) and `code`')).toBe('See this page and code')
  expect(plainPreview('It is significant if $p<0.05$, and\n$$x^2$$')).toBe('It is significant if p<0.05, and x^2')
  expect(plainPreview('It costs $5 or $6')).toBe('It costs $5 or $6')
  expect(plainPreview('We need\n- a *table*\n- a chair\n\n![x](y)')).toBe('We need: a table; a chair. Picture')
  expect(plainPreview('Two: ![x](y) ![x](z)')).toBe('Two: 2 pictures')
})
