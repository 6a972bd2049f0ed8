import { describe, expect, test } from 'vitest'
import { sanitizeRichText } from '../server/rich-text/sanitize.ts'
import { htmlToMarkdown } from '../server/rich-text/to-markdown.ts'
import { markdownToHtml } from './markdown.ts'
import { pastedText } from './paste/text.ts'

/** Without the line breaks between elements. */
const read = (text: string) => markdownToHtml(text).replaceAll(/(?<=>)\n|\n(?=<\/)/g, '')

describe('B-17 A Markdown text with footnotes', () => {
  test.each([
    ['One.[^a] Two.[^b] Again.[^a]\n\n[^b]: Note *b*.\n[^a]: Note a.', '<p>One.<sup>1</sup> Two.<sup>2</sup> Again.<sup>1</sup></p><hr><ol><li>Note a.</li><li>Note <em>b</em>.</li></ol>'],
    ['> Quote[^1]\n>\n> [^1]: Inside', '<blockquote><p>Quote<sup>1</sup></p></blockquote><hr><ol><li>Inside</li></ol>'],
    ['A[^1]\n\n[^1]: See[^2]\n[^2]: Last', '<p>A<sup>1</sup></p><hr><ol><li>See<sup>2</sup></li><li>Last</li></ol>'],
    ['A[^1]\n\n[^1]: First\n[^x]: Not mentioned', '<p>A<sup>1</sup></p><hr><ol><li>First</li><li>Not mentioned</li></ol>'],
  ])('has raised numbers and a list of its notes: %j', (text, html) => expect(read(text)).toBe(html))

  test('keeps a mention without a note as it is written', () => expect(read('No note.[^1] Code `[^2]`.')).toBe('<p>No note.[^1] Code <code>[^2]</code>.</p>'))

  test('is Markdown when it is pasted', () => expect(pastedText('Words.[^1]\n\n[^1]: A note.')).toContain('<sup>1</sup>'))

  test.each([
    '<p>One<sup>1</sup> and H<sub>2</sub>O and 10<sup><em>x</em></sup></p><hr><ol><li><p>A note</p></li></ol>',
    '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>10<sup>6</sup><br>two</p></td></tr></tbody></table>',
    '<ul><li><p>☐ shuffle</p></li><li><p>☑ split</p></li></ul>',
  ])('is read from an export as it was: %j', (html) => {
    expect(sanitizeRichText(markdownToHtml(htmlToMarkdown(html)), { imageSources: () => false }).replaceAll('<br>\n', '<br>')).toBe(html)
  })
})

test('B-17 boxes of to-do lists are signs, except in code', () => {
  expect(read('- [ ] shuffle\n- [x] split\n- [y] other\n\n```\n- [ ] code\n```')).toBe(
    '<ul><li>☐ shuffle</li><li>☑ split</li><li>[y] other</li></ul><pre><code>- [ ] code</code></pre>',
  )
})
