import { expect, it } from 'vitest'
import { joinBlocks, previewOfMarkdown } from './join-blocks.ts'

it('separates items of a list, and blocks without punctuation', () => {
  const item = (text: string) => ({ text, isItem: true })
  const paragraph = (text: string) => ({ text, isItem: false })
  expect(joinBlocks([paragraph('A test:'), item('one'), item('two'), paragraph('After')])).toBe('A test: one; two. After')
  expect(joinBlocks([item('One.'), item('Two.')])).toBe('One. Two.')
  expect(joinBlocks([paragraph('A\n  heading'), paragraph(''), paragraph('He said “no.”'), paragraph('End')])).toBe('A heading. He said “no.” End')
  expect(joinBlocks([paragraph('We cover'), item('one'), item('two')])).toBe('We cover: one; two')
  expect(joinBlocks([])).toBe('')
})

it('previews Markdown that is being typed as its lists will be shown', () => {
  expect(previewOfMarkdown('A **test**.\n\n- one\n- two\n  goes on\n\n1. three\n2. [four](https://example.com)', 200)).toBe('A test. one; two goes on; three; four')
  expect(previewOfMarkdown('# Trees\nWe sit\nunder *one*.', 200)).toBe('Trees. We sit under one.')
  expect(previewOfMarkdown('> quoted\n\nUse `snake_case` and _this_, 2 * 3 * 4, $x^2$, for $5 or $6 ![a](b)', 200, () => 'Picture')).toBe('quoted. Use snake_case and this, 2 * 3 * 4, x^2, for $5 or $6 Picture')
  expect(previewOfMarkdown('The **loss** is `((y - p) ** 2)`:\n\n```python\nx = a ** b\n```', 200)).toBe('The loss is ((y - p) ** 2): x = a ** b')
  expect(previewOfMarkdown('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`)
})
